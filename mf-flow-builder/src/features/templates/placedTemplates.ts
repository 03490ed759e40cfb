import type { FlowTemplate } from '@fanfare/engine/flow-templates';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { outputHandles } from '../../state/graph/outputHandles.ts';
import { expectedLayout } from '../canvas/elements/expectedLayout.ts';
import { layOutIn } from '../canvas/layout/layOut.ts';
import { loadTemplates } from './loadTemplates.ts';

export async function placedTemplates(): Promise<readonly FlowTemplate[]> {
  const templates = await loadTemplates();
  return templates.map((template) => ({ ...template, graph: placedAcross(template.graph) }));
}

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
