import type { FlowIndex } from './FlowIndex.ts';

/** Nodes that a run may go to from `nodeId`: a node with outputs is only ever left by those. */
export function followableFrom(index: FlowIndex, nodeId: string): string[] {
  return index.outputs(nodeId)?.flatMap((output) => index.next(nodeId, output)) ?? index.next(nodeId);
}
