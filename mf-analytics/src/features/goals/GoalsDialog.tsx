import { useHost } from '@fanfare/shared/host';
import { Banner, Button, Dialog, SkeletonRows } from '@fanfare/shared/ui';
import { useRef } from 'react';
import { copy } from '../../copy/goals.ts';
import { useGoalsQuery } from '../../state/goals.api.ts';
import { GoalsForm } from './GoalsForm.tsx';

const text = copy.window;

interface GoalsDialogProps {
  open: boolean;
  onClose: () => void;
}

export function GoalsDialog({ open, onClose }: GoalsDialogProps) {
  const { confirm } = useHost();
  const { data, isError, refetch } = useGoalsQuery();
  const isDirty = useRef(false);
  const leave = () => {
    isDirty.current = false;
    onClose();
  };
  const close = async () => {
    if (!isDirty.current || (await confirm({ ...text.unsaved, tone: 'danger' }))) leave();
  };
  return (
    <Dialog open={open} onClose={() => void close()} title={text.title}>
      {data ? (
        <GoalsForm goals={data} onChanged={() => (isDirty.current = true)} onSaved={leave} onCancel={() => void close()} />
      ) : isError ? (
        <Banner tone="danger">
          {text.failed}{' '}
          <Button $size="small" onClick={refetch}>
            {copy.tryAgain}
          </Button>
        </Banner>
      ) : (
        <SkeletonRows label={text.loading} count={6} height="64px" />
      )}
    </Dialog>
  );
}
