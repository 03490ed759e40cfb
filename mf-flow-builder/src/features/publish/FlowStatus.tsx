import { Badge, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

const { selectOpenFlow } = flowBuilderSlice.selectors;

export function FlowStatus() {
  const flow = useBuilderSelector(selectOpenFlow);
  const isLive = flow?.isActive ?? false;
  return (
    <Facts>
      <Name title={flow?.name}>{flow ? copy.openFlow(flow.name) : copy.newFlow}</Name>
      <Badge tone={isLive ? 'success' : 'neutral'} dot={isLive ? 'filled' : 'hollow'}>
        {isLive ? copy.publish.published : copy.publish.draft}
      </Badge>
      {isLive && flow?.hasUnpublishedChanges && !flow.approval ? (
        <Badge tone="warning">{copy.publish.unpublishedChanges}</Badge>
      ) : null}
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1};
  min-width: 0;
  font-size: ${font.size.small};
`;

const Name = styled.span`
  max-width: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
