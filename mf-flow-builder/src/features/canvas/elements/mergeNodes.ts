import type { FlowNode } from '@fanfare/shared/contracts';
import { Position } from 'reactflow';
import { libraryCopy } from '../../../copy/library.ts';
import { nodeName } from '../../../state/graph/nodeTitle.ts';
import { expectedLayout } from '../../../state/layout/expectedLayout.ts';
import type { FlowDirection } from '../../../state/layout/flowDirection.ts';
import type { NodeMark } from '../../../state/slices/FlowBuilderState.ts';
import type { CanvasNode } from './CanvasNode.ts';

interface Looks {
  marks: Readonly<Record<string, NodeMark>>;
  greyed: ReadonlySet<string>;
  direction: FlowDirection;
}

const sidesOf = {
  across: { sourcePosition: Position.Right, targetPosition: Position.Left },
  down: { sourcePosition: Position.Bottom, targetPosition: Position.Top },
};
const domAttributes = { 'aria-roledescription': libraryCopy.role.node };
const plain: Looks = { marks: {}, greyed: new Set(), direction: 'down' };

/**
 * An unchanged node stays the same object, so that it does not render again.
 */
export function mergeNodes(
  known: readonly CanvasNode[],
  draft: readonly FlowNode[],
  { marks, greyed, direction } = plain,
): CanvasNode[] {
  const byId = new Map(known.map((node) => [node.id, node]));
  const sides = sidesOf[direction];
  return draft.map(({ id, type, position, data }) => {
    const before = byId.get(id);
    const mark = greyed.has(id) ? 'greyed' : marks[id];
    const className = mark === undefined ? '' : `is-${mark}`;
    const keepsPlace = before?.dragging || (before?.position.x === position.x && before.position.y === position.y);
    const isUnchanged =
      before?.data === data && (before.className ?? '') === className && before.sourcePosition === sides.sourcePosition;
    if (before && before.type === type && isUnchanged && keepsPlace) return before;
    const place = before?.dragging ? before.position : position;
    const ariaLabel = nodeName({ type, data });
    return {
      ...before,
      ...(hasMeasurements(before, type) ? {} : expectedMeasures(type, data, direction)),
      ...sides,
      id,
      type,
      data,
      position: { ...place },
      ariaLabel,
      domAttributes,
      ...(className !== (before?.className ?? '') && { className }),
    };
  });
}

/** Measured nodes keep their size; the others get a new expected size when they change. */
function hasMeasurements(before: CanvasNode | undefined, type: FlowNode['type']): boolean {
  return before !== undefined && before.type === type && before.handles === undefined;
}

function expectedMeasures(type: FlowNode['type'], data: FlowNode['data'], direction: FlowDirection) {
  const { size, handles } = expectedLayout(type, data, direction);
  return { measured: size, handles };
}
