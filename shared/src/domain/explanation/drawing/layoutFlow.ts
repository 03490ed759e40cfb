import type { EventDecision } from '../../../contracts/index.ts';

export type Sketch = NonNullable<EventDecision['flow']>;
export type SketchNode = Sketch['nodes'][number];
type Steps = NonNullable<EventDecision['run']>['steps'];

export const CARD = { width: 204, height: 56 };
const GAP = { x: 30, y: 34 };
const MARGIN = 14;
const USUAL = { x: 320, y: 190 };
const SHOWN_AT_ONCE = 10;

export interface PlacedNode {
  node: SketchNode;
  x: number;
  y: number;
  numbers: readonly number[];
}

export interface PlacedEdge {
  key: string;
  path: string;
  middle: { x: number; y: number };
  output: string | null;
  title: string | null;
  taken: number | null;
}

export interface Layout {
  width: number;
  height: number;
  nodes: readonly PlacedNode[];
  edges: readonly PlacedEdge[];
  hidden: number;
}

interface Point {
  x: number;
  y: number;
}

/** Turns a flow that is wider than `room` if that makes it narrower. */
export function layoutFlow(sketch: Sketch, steps: Steps, { room, showsAll }: { room: number; showsAll: boolean }): Layout {
  const numbers = numbersOf(steps);
  const nodes = sketch.nodes.filter(({ type }) => type !== 'noteNode');
  const shown = showsAll ? nodes : nodes.filter(isNearPath(sketch, numbers, nodes.length));
  const upright = place(shown, false);
  const turned = extent(upright).width > room ? place(shown, true) : upright;
  const points = extent(turned).width < extent(upright).width ? turned : upright;
  const { width, height } = extent(points);
  const taken = takenEdges(sketch, steps);
  return {
    width,
    height,
    hidden: nodes.length - shown.length,
    nodes: shown.map((node) => ({ node, ...at(points, node.id), numbers: numbers.get(node.id) ?? [] })),
    edges: sketch.edges.flatMap((edge, place) => {
      const from = points.get(edge.source);
      const to = points.get(edge.target);
      if (!from || !to) return [];
      const { output, title } = edge;
      return [{ key: `${place}`, ...curve(from, to), output, title, taken: taken.get(place) ?? null }];
    }),
  };
}

export function numbersOf(steps: Steps): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  let last = '';
  let number = 0;
  for (const { nodeId } of steps) {
    if (nodeId === '') continue;
    // A wait and its end are two entries of one step.
    if (nodeId !== last) {
      number += 1;
      numbers.set(nodeId, [...(numbers.get(nodeId) ?? []), number]);
    }
    last = nodeId;
  }
  return numbers;
}

/** Numbers of the steps they led to, by position of the edge. */
export function takenEdges({ edges }: Sketch, steps: Steps): Map<number, number> {
  const taken = new Map<number, number>();
  const numbers = numbersOf(steps);
  const visits: Steps = [];
  for (const step of steps) {
    for (const earlier of visits.toReversed()) {
      const ways = edges.flatMap(({ source, target }, place) =>
        source === earlier.nodeId && target === step.nodeId ? [place] : [],
      );
      const way = ways.find((place) => edges[place]?.output === earlier.result) ?? ways[0];
      if (way === undefined) continue;
      if (!taken.has(way)) taken.set(way, numbers.get(step.nodeId)?.[0] ?? 1);
      break;
    }
    visits.push(step);
  }
  return taken;
}

function isNearPath({ edges }: Sketch, numbers: ReadonlyMap<string, unknown>, count: number) {
  const near = new Set(edges.flatMap(({ source, target }) => (numbers.has(source) ? [source, target] : [])));
  return ({ id }: SketchNode) => count <= SHOWN_AT_ONCE || numbers.size === 0 || numbers.has(id) || near.has(id);
}

function place(nodes: readonly SketchNode[], isTurned: boolean): Map<string, Point> {
  const raw = nodes.map(({ id, x, y }) => {
    const [across, down] = isTurned ? [y / USUAL.y, x / USUAL.x] : [x / USUAL.x, y / USUAL.y];
    return { id, x: across * (CARD.width + GAP.x), y: down * (CARD.height + GAP.y) };
  });
  const left = Math.min(...raw.map(({ x }) => x));
  const top = Math.min(...raw.map(({ y }) => y));
  const placed: { id: string; x: number; y: number }[] = [];
  for (const { id, x, y } of raw.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const spot = { id, x: x - left + MARGIN, y: y - top + MARGIN };
    let other = overlapping(placed, spot);
    while (other) {
      spot.y = other.y + CARD.height + GAP.y / 2;
      other = overlapping(placed, spot);
    }
    placed.push(spot);
  }
  return new Map(placed.map(({ id, x, y }) => [id, { x, y }]));
}

function overlapping<P extends Point>(placed: readonly P[], { x, y }: Point): P | undefined {
  return placed.find((other) => Math.abs(other.x - x) < CARD.width + 12 && Math.abs(other.y - y) < CARD.height + 12);
}

function extent(points: ReadonlyMap<string, Point>): { width: number; height: number } {
  const all = [...points.values()];
  return {
    width: Math.max(0, ...all.map(({ x }) => x)) + CARD.width + MARGIN,
    height: Math.max(0, ...all.map(({ y }) => y)) + CARD.height + MARGIN,
  };
}

function at(points: ReadonlyMap<string, Point>, id: string): Point {
  return points.get(id) ?? { x: 0, y: 0 };
}

function curve(from: Point, to: Point): { path: string; middle: Point } {
  const isBeside = to.x - from.x >= CARD.width && Math.abs(to.y - from.y) < CARD.height * 1.5;
  const begin = isBeside
    ? { x: from.x + CARD.width, y: from.y + CARD.height / 2 }
    : { x: from.x + CARD.width / 2, y: from.y + CARD.height };
  const end = isBeside ? { x: to.x, y: to.y + CARD.height / 2 } : { x: to.x + CARD.width / 2, y: to.y };
  const bend = isBeside ? Math.max(18, (end.x - begin.x) / 2) : Math.max(18, Math.abs(end.y - begin.y) / 2);
  const [c1, c2] = isBeside
    ? [`${begin.x + bend},${begin.y}`, `${end.x - bend},${end.y}`]
    : [`${begin.x},${begin.y + bend}`, `${end.x},${end.y - bend}`];
  return {
    path: `M${begin.x},${begin.y} C${c1} ${c2} ${end.x},${end.y}`,
    middle: { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 },
  };
}
