import type { FlowNode } from '@fanfare/shared/contracts';

export function isWaitNode(node: FlowNode): boolean {
  return node.type === 'actionNode' && node.data.action === 'wait';
}
