import type { FlowEdge } from '@fanfare/shared/contracts';
import { libraryCopy } from '../../../copy/library.ts';
import type { NodeMark } from '../../../state/slices/FlowBuilderState.ts';
import { edgeKey } from '../../../state/slices/numbers.slice.ts';
import type { CanvasEdge } from './CanvasNode.ts';

const THINNEST_PX = 1;
const THICKEST_PX = 10;
const domAttributes = { 'aria-roledescription': libraryCopy.role.edge };

const lit: readonly (NodeMark | undefined)[] = ['passed', 'current', 'failed'];

/** `shares` contains line widths from 0 to 1, by `edgeKey`. */
export function mergeEdges(
  known: readonly CanvasEdge[],
  draft: readonly FlowEdge[],
  shares: Readonly<Record<string, number>> | null = null,
  marks: Readonly<Record<string, NodeMark>> = {},
): CanvasEdge[] {
  const byId = new Map(known.map((edge) => [edge.id, edge]));
  return draft.map(({ id, source, target, sourceHandle = null }) => {
    const before = byId.get(id);
    const strokeWidth =
      shares && THINNEST_PX + (shares[edgeKey({ source, target, sourceHandle })] ?? 0) * (THICKEST_PX - THINNEST_PX);
    const hasSameEnds = before?.source === source && before.target === target && before.sourceHandle === sourceHandle;
    const className = lit.includes(marks[source]) && lit.includes(marks[target]) ? 'is-lit' : '';
    const hasSameLook = (before?.className ?? '') === className;
    if (before && hasSameEnds && hasSameLook && (before.style?.strokeWidth ?? null) === strokeWidth) return before;
    const { style: _style, ...kept } = before ?? {};
    const said = { ariaLabel: libraryCopy.between(source, target), domAttributes };
    const look = { ...(strokeWidth !== null && { style: { strokeWidth } }), ...(!hasSameLook && { className }) };
    return { ...kept, id, source, target, sourceHandle, ...said, ...look };
  });
}
