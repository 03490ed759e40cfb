import type { FlowEdge } from '@fanfare/shared/contracts';
import { copy } from '../../../copy.ts';
import type { CanvasEdge } from './CanvasNode.ts';

/** The draft's edges with what React Flow knows about them (selection); an edge behind a condition carries the name of its output. */
export function mergeEdges(known: readonly CanvasEdge[], draft: readonly FlowEdge[]): CanvasEdge[] {
  const byId = new Map(known.map((edge) => [edge.id, edge]));
  return draft.map(({ id, source, target, sourceHandle = null }) => {
    const before = byId.get(id);
    if (before && before.source === source && before.target === target && before.sourceHandle === sourceHandle) return before;
    const label = sourceHandle === 'true' || sourceHandle === 'false' ? copy.canvas.outputLabel[sourceHandle] : undefined;
    return { ...before, id, source, target, sourceHandle, label };
  });
}
