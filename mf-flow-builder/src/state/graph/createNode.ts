import { type FlowNode, type FlowNodeData, type NodeType, nodeDefaults } from '@fanfare/shared/contracts';
import { storedLabel } from '../../copy/nodes/labels.ts';
import { copy } from '../../copy.ts';

/** `present` contains the existing nodes, to keep labels and ids unique. */
export function createNode(
  type: NodeType,
  position: FlowNode['position'],
  nowMs: number,
  present: readonly Pick<FlowNode, 'id'>[],
): FlowNode {
  return { id: newNodeId(type, nowMs, present), type, position, data: { label: storedLabel[type], ...startData[type] } };
}

/**
 * As specified, the id is the type plus the current millisecond. A second node in the same millisecond gets
 * the next one.
 */
export function newNodeId(type: NodeType, nowMs: number, present: readonly Pick<FlowNode, 'id'>[]): string {
  const taken = new Set(present.map(({ id }) => id));
  let stampMs = nowMs;
  while (taken.has(`${type}-${stampMs}`)) stampMs += 1;
  return `${type}-${stampMs}`;
}

const startData: Record<NodeType, FlowNodeData> = {
  messageNode: { content: copy.nodes.begin.content },
  conditionNode: { keyword: copy.nodes.begin.keyword },
  actionNode: { action: nodeDefaults.action, actionParams: '' },
  startNode: { start: { trigger: 'message_received' } },
  mediaNode: { media: { type: 'image', urls: [] } },
  cardsNode: { cards: { cards: [{ title: '' }] } },
  choicesNode: { content: '', choices: { style: 'quick_replies', options: [{ id: 'option-1', title: '' }] } },
  askNode: { content: '', ask: { answer: 'text', variable: '', tries: 2 } },
  rulesNode: { rules: { match: 'all', rules: [] } },
  splitNode: {
    split: {
      branches: [
        { id: 'A', weight: 50 },
        { id: 'B', weight: 50 },
      ],
    },
  },
  windowNode: {},
  variableNode: { variable: { name: '', value: '' } },
  tagNode: { tag: { operation: 'add', tag: '' } },
  requestNode: { request: { method: 'GET', url: '', headers: [], mapping: [] } },
  commentNode: { content: '', comment: { operation: 'reply' } },
  handoverNode: {},
  flowNode: { flow: { flowId: '' } },
  noteNode: { content: '' },
};
