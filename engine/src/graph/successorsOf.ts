import type { FlowIndex } from './FlowIndex.ts';

export function successorsOf(index: FlowIndex, nodeId: string): string[] {
  return index.outputs(nodeId)?.flatMap((output) => index.next(nodeId, output)) ?? index.next(nodeId);
}
