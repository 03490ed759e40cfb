import type { Box } from '../overview/overviewBox.ts';
import { findWay } from './findWay.ts';
import { doesCross, outwards, type Point, type Port, type Side } from './geometry.ts';

const STUB_PX = 12;
const CLEAR_PX = 8;
const LANES_PX = 24;

/**
 * Returns the corners of an edge that goes around all boxes, or the direct path if none exists.
 * @param aside place of the port on its side from 0 to 1, which keeps edges of one node apart
 */
export function routeEdge(from: Port, to: Port, boxes: readonly Box[], aside = 0.5): Point[] {
  const start = stubOf(from);
  const end = stubOf(to);
  const obstacles = boxes.map(inflated);
  const direct = [start, ...turnsBetween(start, end, from.side, aside), end];
  const isFree = (points: readonly Point[]) =>
    points.every((point, place) => {
      const next = points[place + 1];
      return !next || !obstacles.some((box) => doesCross(point, next, box));
    });
  const way = isForward(start, end, from, to) && isFree(direct) ? direct : findWay(start, end, from.side, to.side, obstacles);
  return simplified([from, ...(way ?? direct), to].map(({ x, y }) => ({ x, y })));
}

function inflated({ x, y, width, height }: Box): Box {
  return { x: x - CLEAR_PX, y: y - CLEAR_PX, width: width + 2 * CLEAR_PX, height: height + 2 * CLEAR_PX };
}

function stubOf({ x, y, side }: Port): Point {
  const { x: right, y: down } = outwards[side];
  return { x: x + right * STUB_PX, y: y + down * STUB_PX };
}

function isForward(start: Point, end: Point, from: Port, to: Port): boolean {
  const { x, y } = outwards[from.side];
  const { x: backX, y: backY } = outwards[to.side];
  return x === -backX && y === -backY && (end.x - start.x) * x + (end.y - start.y) * y >= 0;
}

/** Two turns in the middle. The edges of one node turn one after the other, so that they do not cross. */
function turnsBetween(start: Point, end: Point, side: Side, aside: number): Point[] {
  const isAcross = side === 'left' || side === 'right';
  const [along, across] = isAcross ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const isTowardsEnd = end[across] > start[across];
  const shift = (isTowardsEnd ? 0.5 - aside : aside - 0.5) * LANES_PX;
  const low = Math.min(start[along], end[along]);
  const high = Math.max(start[along], end[along]);
  const middle = Math.min(high, Math.max(low, (low + high) / 2 + shift));
  return isAcross
    ? [
        { x: middle, y: start.y },
        { x: middle, y: end.y },
      ]
    : [
        { x: start.x, y: middle },
        { x: end.x, y: middle },
      ];
}

function simplified(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [before, last] = kept.slice(-2);
    const isRepeated = (kept.at(-1)?.x === point.x && kept.at(-1)?.y === point.y) || false;
    if (isRepeated) continue;
    if (before && last && ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y)))
      kept.pop();
    kept.push(point);
  }
  return kept;
}
