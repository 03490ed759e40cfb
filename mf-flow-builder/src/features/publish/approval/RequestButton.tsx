import { Button } from '@fanfare/shared/ui';
import { approvalCopy as copy } from '../../../copy/panels/approval.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { PublishDialog } from '../PublishDialog.tsx';
import { useAskToPublish } from '../useAskToPublish.ts';
import { useApproval } from './useApproval.ts';

const { selectOpenFlow, selectTask } = flowBuilderSlice.selectors;

/** In place of the button that publishes. */
export function RequestButton({ onSave }: { onSave: () => Promise<void> }) {
  const flow = useBuilderSelector(selectOpenFlow);
  const task = useBuilderSelector(selectTask);
  const { request } = useApproval();
  const { isAsking, ask, close } = useAskToPublish(onSave);
  const isWaiting = flow?.approval?.state === 'open';
  return (
    <>
      <Button $variant="primary" disabled={task !== null || isWaiting} onClick={ask}>
        {isWaiting ? copy.requested : copy.request}
      </Button>
      {flow ? (
        <PublishDialog
          texts={copy.dialogs.request}
          flow={flow}
          open={isAsking}
          onClose={close}
          onPublish={(note) => void request(note).then((isDone) => isDone && close())}
        />
      ) : null}
    </>
  );
}
