import { Dialog, lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import { transferCopy as copy } from '../../copy/files/transfer.ts';

const { Part: ImportForm } = lazyPart<{ onEnd: () => void }>(
  () => import('./ImportForm.tsx').then((module) => module.ImportForm),
  { onMissing: ({ onEnd }) => onEnd(), Meanwhile: () => <SkeletonRows label={copy.reading} count={2} height="48px" /> },
);

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <ImportForm onEnd={onClose} />
    </Dialog>
  );
}
