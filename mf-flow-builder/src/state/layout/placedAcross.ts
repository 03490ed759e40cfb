import type { FlowGraph } from '@fanfare/shared/contracts';
import { outputHandles } from '../graph/outputHandles.ts';
import { expectedLayout } from './expectedLayout.ts';
import { layOutIn } from './layOut.ts';

/** Places a flow from left to right, with room for its texts in any language. */
export function placedAcross({ nodes, edges }: FlowGraph): FlowGraph {
  const boxes = nodes.map(({ id, type, data, position }) => ({
    id,
    position,
    outputs: outputHandles(type, data),
    ...expectedLayout(type, data, 'across').size,
  }));
  const places = layOutIn('across', boxes, edges);
  return { nodes: nodes.map((node) => ({ ...node, position: places[node.id] ?? node.position })), edges };
}
