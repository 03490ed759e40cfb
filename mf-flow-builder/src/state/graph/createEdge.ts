import type { FlowEdge } from '@fanfare/shared/contracts';
import type { Ends } from './isJoined.ts';

/** Its id says what it joins, so that one connection has one id. */
export function createEdge({ source, target, sourceHandle }: Ends): FlowEdge {
  const id = ['edge', source, ...(sourceHandle ? [sourceHandle] : []), target].join('-');
  return { id, source, target, ...(sourceHandle ? { sourceHandle } : {}) };
}
