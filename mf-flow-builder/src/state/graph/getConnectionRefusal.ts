import type { FlowGraph } from '@fanfare/shared/contracts';
import { type Ends, hasEdge } from './hasEdge.ts';
import { hasInput } from './outputHandles.ts';

export type ConnectionRefusal = 'itself' | 'already' | 'noInput';

export function getConnectionRefusal({ nodes, edges }: FlowGraph, ends: Ends): ConnectionRefusal | null {
  if (ends.source === ends.target) return 'itself';
  const target = nodes.find(({ id }) => id === ends.target);
  if (!target || !hasInput(target.type)) return 'noInput';
  return hasEdge(edges, ends) ? 'already' : null;
}
