import { useAppDispatch } from '@fanfare/shared/store';
import { Button } from '@fanfare/shared/ui';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { usePublish } from './usePublish.ts';

const { selectOpenFlow, selectTask } = flowBuilderSlice.selectors;

export function PublishButtons() {
  const dispatch = useAppDispatch();
  const flow = useBuilderSelector(selectOpenFlow);
  const task = useBuilderSelector(selectTask);
  const { publish, unpublish } = usePublish();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const ask = () => {
    if (flow) setIsAsking(true);
    else dispatch(flowBuilderSlice.actions.statusShown(copy.status.saveBeforePublishing));
  };
  return (
    <>
      <Button disabled={task !== null} onClick={ask}>
        {task === 'publishing' ? copy.publish.publishing : copy.publish.publish}
      </Button>
      {flow?.isActive ? (
        <Button disabled={task !== null} onClick={unpublish}>
          {task === 'unpublishing' ? copy.publish.unpublishing : copy.publish.unpublish}
        </Button>
      ) : null}
      {flow ? (
        <PublishDialog flow={flow} open={isAsking} onClose={close} onPublish={(note) => void publish(note).then(close)} />
      ) : null}
    </>
  );
}
