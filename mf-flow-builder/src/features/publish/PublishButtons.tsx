import { Button } from '@fanfare/shared/ui';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { useAskToPublish } from './useAskToPublish.ts';
import { usePublish } from './usePublish.ts';

const { selectOpenFlow, selectTask } = flowBuilderSlice.selectors;

export function PublishButton({ onSave }: { onSave: () => Promise<void> }) {
  const flow = useBuilderSelector(selectOpenFlow);
  const task = useBuilderSelector(selectTask);
  const { publish } = usePublish();
  const { isAsking, ask, close } = useAskToPublish(onSave);
  return (
    <>
      <Button $variant="primary" disabled={task !== null} onClick={ask}>
        {task === 'publishing' ? copy.publish.publishing : copy.publish.publish}
      </Button>
      {flow ? (
        <PublishDialog flow={flow} open={isAsking} onClose={close} onPublish={(note) => void publish(note).then(close)} />
      ) : null}
    </>
  );
}
