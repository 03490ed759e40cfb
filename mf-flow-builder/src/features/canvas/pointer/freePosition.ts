import type { FlowNode } from '@fanfare/shared/contracts';
import type { Box } from '../overview/overviewBox.ts';

const GAP_PX = 60;

type Size = Pick<Box, 'width' | 'height'>;

/**
 * Finds a position where a new node covers no other: below the last one, or next to it if only that is
 * visible.
 * @param boxes all nodes
 */
export function freePosition(size: Size, last: Box, boxes: readonly Box[], isSeen: (box: Box) => boolean): FlowNode['position'] {
  const below = freeBelow({ ...size, x: last.x, y: last.y + last.height + GAP_PX }, boxes);
  const beside = clearOf({ ...size, x: last.x + last.width + GAP_PX, y: last.y }, boxes, (box, { x, width }) => ({
    ...box,
    x: x + width + GAP_PX,
  }));
  const { x, y } = isSeen(below) || !isSeen(beside) ? below : beside;
  return { x, y };
}

export function freeBelow(box: Box, boxes: readonly Box[]): Box {
  return clearOf(box, boxes, (moved, { y, height }) => ({ ...moved, y: y + height + GAP_PX }));
}

function clearOf(target: Box, boxes: readonly Box[], past: (box: Box, other: Box) => Box): Box {
  let box = target;
  for (let other = overlappingBox(box, boxes); other; other = overlappingBox(box, boxes)) box = past(box, other);
  return box;
}

function overlappingBox(box: Box, boxes: readonly Box[]): Box | undefined {
  const near = GAP_PX / 2;
  return boxes.find(
    ({ x, y, width, height }) =>
      box.x < x + width + near && x < box.x + box.width + near && box.y < y + height + near && y < box.y + box.height + near,
  );
}
