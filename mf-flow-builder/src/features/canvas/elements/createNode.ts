import { type FlowNode, type FlowNodeData, nodeDefaults, type SpecifiedNodeType } from '@fanfare/shared/contracts';
import { copy } from '../../../copy.ts';

/**
 * A new node with the specified id, its type plus the present millisecond; of two nodes in one millisecond the second takes the next.
 */
export function createNode(
  type: SpecifiedNodeType,
  position: FlowNode['position'],
  nowMs: number,
  present: readonly FlowNode[],
): FlowNode {
  const taken = new Set(present.map(({ id }) => id));
  let stampMs = nowMs;
  while (taken.has(`${type}-${stampMs}`)) stampMs += 1;
  return { id: `${type}-${stampMs}`, type, position, data: { label: copy.nodes.label[type], ...startData[type] } };
}

const startData: Record<SpecifiedNodeType, FlowNodeData> = {
  messageNode: { content: nodeDefaults.content },
  conditionNode: { keyword: nodeDefaults.keyword },
  actionNode: { action: nodeDefaults.action, actionParams: '' },
};
