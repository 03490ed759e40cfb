import type { FlowIndex } from './indexFlow.ts';

/** Nodes that a run may go to from `nodeId`: a condition is only ever left by its two outputs. */
export function followableFrom(index: FlowIndex, nodeId: string): string[] {
  return index.nodes.get(nodeId)?.type === 'conditionNode'
    ? [...index.next(nodeId, 'true'), ...index.next(nodeId, 'false')]
    : index.next(nodeId);
}
