import type { FlowGraph } from '@fanfare/shared/contracts';
import { type Ends, isJoined } from './isJoined.ts';
import { hasInput } from './namedOutputs.ts';

export type ConnectionRefusal = 'itself' | 'already' | 'noInput';

export function whyNotConnected({ nodes, edges }: FlowGraph, ends: Ends): ConnectionRefusal | null {
  if (ends.source === ends.target) return 'itself';
  const target = nodes.find(({ id }) => id === ends.target);
  if (!target || !hasInput(target.type)) return 'noInput';
  return isJoined(edges, ends) ? 'already' : null;
}
