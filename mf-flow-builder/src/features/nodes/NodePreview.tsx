import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { color, font } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { actionLabel } from './actionLabel.ts';

/** What a node does, in a few lines. */
export function NodePreview({ type, data }: { type: NodeType; data: FlowNodeData }) {
  if (type === 'messageNode') return <Text>{data.content?.trim() ? data.content : copy.nodes.messageEmpty}</Text>;
  if (type === 'conditionNode') {
    return <Text>{data.keyword?.trim() ? copy.nodes.keywordRule(data.keyword) : copy.nodes.keywordEmpty}</Text>;
  }
  if (type !== 'actionNode') return data.content ? <Text>{data.content}</Text> : null;
  return (
    <>
      <Text>{actionLabel(data.action)}</Text>
      {data.actionParams ? <Params>{data.actionParams}</Params> : null}
    </>
  );
}

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Params = styled(Text)`
  font-family: ${font.mono};
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;
