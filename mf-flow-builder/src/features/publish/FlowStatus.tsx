import { Badge, VisuallyHidden } from '@fanfare/shared/ui';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

const { selectOpenFlow } = flowBuilderSlice.selectors;

export function FlowStatus() {
  const flow = useBuilderSelector(selectOpenFlow);
  const isLive = flow?.isActive ?? false;
  return (
    <>
      <VisuallyHidden>{flow ? copy.openFlow(flow.name) : copy.newFlow}</VisuallyHidden>
      {isLive && flow?.hasUnpublishedChanges && !flow.approval ? (
        <Badge tone="warning" dot="filled">
          {copy.publish.unpublishedChanges}
        </Badge>
      ) : (
        <Badge tone={isLive ? 'success' : 'neutral'} dot={isLive ? 'filled' : 'hollow'}>
          {isLive ? copy.publish.published : copy.publish.draft}
        </Badge>
      )}
    </>
  );
}
