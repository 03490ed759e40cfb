import type { FlowNode } from '@fanfare/shared/contracts';
import { copy } from '../../../copy.ts';
import type { CanvasNode } from './CanvasNode.ts';

/** The draft's nodes with what React Flow knows about them; a node that did not change stays the same object and is not drawn anew. */
export function mergeNodes(known: readonly CanvasNode[], draft: readonly FlowNode[]): CanvasNode[] {
  const byId = new Map(known.map((node) => [node.id, node]));
  return draft.map(({ id, type, position, data }) => {
    const before = byId.get(id);
    const keepsPlace = before?.dragging || (before?.position.x === position.x && before.position.y === position.y);
    if (before && before.type === type && before.data === data && keepsPlace) return before;
    const place = before?.dragging ? before.position : position;
    return { ...before, id, type, data, position: { ...place }, ariaLabel: data.label ?? copy.nodes.label[type] };
  });
}
