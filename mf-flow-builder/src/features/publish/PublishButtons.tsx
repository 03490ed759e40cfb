import { Button } from '@fanfare/shared/ui';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { usePublish } from './usePublish.ts';

const { selectOpenFlow, selectTask } = flowBuilderSlice.selectors;

export function PublishButtons() {
  const isLive = useBuilderSelector(selectOpenFlow)?.isActive ?? false;
  const task = useBuilderSelector(selectTask);
  const { publish, unpublish } = usePublish();
  return (
    <>
      <Button disabled={task !== null} onClick={publish}>
        {task === 'publishing' ? copy.publish.publishing : copy.publish.publish}
      </Button>
      {isLive ? (
        <Button disabled={task !== null} onClick={unpublish}>
          {task === 'unpublishing' ? copy.publish.unpublishing : copy.publish.unpublish}
        </Button>
      ) : null}
    </>
  );
}
