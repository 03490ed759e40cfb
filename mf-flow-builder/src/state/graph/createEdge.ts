import type { FlowEdge } from '@fanfare/shared/contracts';
import type { Ends } from './hasEdge.ts';

/** The id is derived from the ends, so that a connection always has the same id. */
export function createEdge({ source, target, sourceHandle }: Ends): FlowEdge {
  const id = ['edge', source, ...(sourceHandle ? [sourceHandle] : []), target].join('-');
  return { id, source, target, ...(sourceHandle ? { sourceHandle } : {}) };
}
