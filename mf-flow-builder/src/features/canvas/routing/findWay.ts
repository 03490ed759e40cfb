import { type Box, boxAround } from '../overview/overviewBox.ts';
import { doesCross, outwards, type Point, type Side } from './geometry.ts';

const LANE_PX = 4;
const TURN_COST_PX = 40;
const NEAR_PX = 160;

interface State {
  column: number;
  row: number;
  side: Side;
  cost: number;
  before: State | null;
}

const opposite: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
const sides = ['right', 'bottom', 'left', 'top'] as const;

/**
 * Finds the shortest way with few turns on the lines beside the boxes, near both ends first.
 * @param boxes with the distance that an edge keeps
 * @returns null if an end is enclosed
 */
export function findWay(start: Point, end: Point, from: Side, to: Side, boxes: readonly Box[]): Point[] | null {
  const [one, other] = [start, end].map(({ x, y }) => ({
    x: x - NEAR_PX,
    y: y - NEAR_PX,
    width: 2 * NEAR_PX,
    height: 2 * NEAR_PX,
  }));
  const area = one && other ? boxAround(one, [other]) : null;
  const near = area ? boxes.filter((box) => doesCross(box, { x: box.x + box.width, y: box.y + box.height }, area)) : boxes;
  return (
    search(start, end, from, to, near, boxes) ?? (near.length < boxes.length ? search(start, end, from, to, boxes, boxes) : null)
  );
}

function search(start: Point, end: Point, from: Side, to: Side, lines: readonly Box[], boxes: readonly Box[]): Point[] | null {
  const xs = linesOf(
    [start.x, end.x],
    lines.flatMap(({ x, width }) => [x - LANE_PX, x + width + LANE_PX]),
  );
  const ys = linesOf(
    [start.y, end.y],
    lines.flatMap(({ y, height }) => [y - LANE_PX, y + height + LANE_PX]),
  );
  const pointOf = ({ column, row }: { column: number; row: number }): Point => ({ x: xs[column] ?? 0, y: ys[row] ?? 0 });
  const goal = { column: xs.indexOf(end.x), row: ys.indexOf(end.y) };
  const best = new Map<string, number>();
  const open: State[] = [];
  const reach = (state: State) => {
    const key = `${state.column} ${state.row} ${state.side}`;
    if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= state.cost) return;
    best.set(key, state.cost);
    push(open, state);
  };
  reach({ column: xs.indexOf(start.x), row: ys.indexOf(start.y), side: from, cost: 0, before: null });
  for (let state = pop(open); state; state = pop(open)) {
    if (state.column === goal.column && state.row === goal.row && state.side !== to) return wayTo(state, pointOf);
    if (state.cost > (best.get(`${state.column} ${state.row} ${state.side}`) ?? 0)) continue;
    for (const side of sides) {
      if (side === opposite[state.side]) continue;
      const next = { column: state.column + outwards[side].x, row: state.row + outwards[side].y };
      if (next.column < 0 || next.row < 0 || next.column >= xs.length || next.row >= ys.length) continue;
      const [here, there] = [pointOf(state), pointOf(next)];
      if (boxes.some((box) => doesCross(here, there, box))) continue;
      const length = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
      reach({ ...next, side, cost: state.cost + length + (side === state.side ? 0 : TURN_COST_PX), before: state });
    }
  }
  return null;
}

function linesOf(own: readonly number[], others: readonly number[]): number[] {
  return [...new Set([...own, ...others])].sort((one, other) => one - other);
}

function wayTo(state: State, pointOf: (state: State) => Point): Point[] {
  const way: Point[] = [];
  for (let at: State | null = state; at; at = at.before) way.unshift(pointOf(at));
  return way;
}

function push(heap: State[], state: State): void {
  let at = heap.push(state) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (costAt(heap, parent) <= state.cost) break;
    swap(heap, at, parent);
    at = parent;
  }
}

function pop(heap: State[]): State | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (!first || !last || heap.length === 0) return first;
  heap[0] = last;
  for (let at = 0; ; ) {
    const left = 2 * at + 1;
    const child = costAt(heap, left + 1) < costAt(heap, left) ? left + 1 : left;
    if (costAt(heap, child) >= costAt(heap, at)) return first;
    swap(heap, at, child);
    at = child;
  }
}

function costAt(heap: readonly State[], place: number): number {
  return heap[place]?.cost ?? Number.POSITIVE_INFINITY;
}

function swap(heap: State[], one: number, other: number): void {
  const [a, b] = [heap[one], heap[other]];
  if (!a || !b) return;
  heap[one] = b;
  heap[other] = a;
}
