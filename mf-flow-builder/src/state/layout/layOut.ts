import type { FlowEdge, FlowNode } from '@fanfare/shared/contracts';
import type { FlowDirection } from './flowDirection.ts';
import { layersOf } from './layersOf.ts';

export interface Box {
  id: string;
  width: number;
  height: number;
  position: FlowNode['position'];
  /** Outputs from left to right, if there are several. */
  outputs?: readonly (string | null)[];
}

interface Neighbour {
  id: string;
  /** Horizontal position at which the edge leaves the box: from -0.5 to 0.5, 0 in the middle. */
  aside: number;
}

type Neighbours = ReadonlyMap<string, readonly Neighbour[]>;

const GAP = { x: 60, y: 75 };
const GRID = 15;
const SWEEPS = 8;

export function layOutIn(
  direction: FlowDirection,
  boxes: readonly Box[],
  edges: readonly FlowEdge[],
): Record<string, FlowNode['position']> {
  if (direction === 'down') return layOut(boxes, edges);
  const turned = boxes.map(({ width, height, position: { x, y }, ...box }) => ({
    ...box,
    width: height,
    height: width,
    position: { x: y, y: x },
  }));
  const places = Object.entries(layOut(turned, edges));
  return Object.fromEntries(places.map(([id, { x, y }]) => [id, { x: y, y: x }]));
}

/**
 * Assigns layers by the longest path, with few crossings and with boxes near their neighbours. Connected
 * groups are side by side.
 */
export function layOut(boxes: readonly Box[], edges: readonly FlowEdge[]): Record<string, FlowNode['position']> {
  const known = new Set(boxes.map(({ id }) => id));
  const joints = edges.filter(({ source, target }) => source !== target && known.has(source) && known.has(target));
  const places: Record<string, FlowNode['position']> = {};
  const top = Math.min(...boxes.map(({ position }) => position.y));
  let left = Math.min(...boxes.map(({ position }) => position.x));
  for (const group of groupsOf(boxes, joints)) {
    const ids = new Set(group.map(({ id }) => id));
    const { placed, width } = placeGroup(
      group,
      joints.filter(({ source }) => ids.has(source)),
    );
    for (const [id, { x, y }] of placed) places[id] = { x: onGrid(left + x), y: onGrid(top + y) };
    left += width + 2 * GAP.x;
  }
  return places;
}

/** Rounding shrinks a gap by at most one grid step. */
function onGrid(value: number): number {
  return Math.round(value / GRID) * GRID;
}

function groupsOf(boxes: readonly Box[], joints: readonly FlowEdge[]): Box[][] {
  const leader = new Map(boxes.map(({ id }) => [id, id]));
  const find = (id: string): string => {
    let root = id;
    for (let next = leader.get(root); next !== undefined && next !== root; next = leader.get(root)) root = next;
    leader.set(id, root);
    return root;
  };
  for (const { source, target } of joints) leader.set(find(target), find(source));
  return [...Map.groupBy(boxes, ({ id }) => find(id)).values()];
}

function placeGroup(group: readonly Box[], joints: readonly FlowEdge[]) {
  const { layers, forward } = layersOf(group, joints);
  const after = neighbours(
    forward,
    ({ source }) => source,
    ({ target }) => ({ id: target, aside: 0 }),
  );
  const outputsOf = new Map(group.map(({ id, outputs = [] }) => [id, outputs]));
  const before = neighbours(
    forward,
    ({ target }) => target,
    ({ source, sourceHandle = null }) => ({ id: source, aside: asideOf(outputsOf.get(source) ?? [], sourceHandle) }),
  );
  // The last sweep goes down, so that children follow the order of the outputs.
  for (let sweep = 0; sweep <= SWEEPS; sweep += 1) {
    const isDown = sweep % 2 === 0;
    sortLayers(isDown ? layers : layers.toReversed(), isDown ? before : after);
  }
  const across = acrossOf(layers, before, after);
  const placed = new Map<string, FlowNode['position']>();
  let y = 0;
  for (const layer of layers) {
    for (const { id } of layer) placed.set(id, { x: across.get(id) ?? 0, y });
    y += Math.max(...layer.map(({ height }) => height)) + GAP.y;
  }
  return { placed, width: Math.max(...group.map(({ id, width }) => (across.get(id) ?? 0) + width)) };
}

function asideOf(outputs: readonly (string | null)[], output: string | null): number {
  const place = outputs.indexOf(output);
  return place < 0 ? 0 : (place + 0.5) / outputs.length - 0.5;
}

function neighbours(edges: readonly FlowEdge[], from: (edge: FlowEdge) => string, to: (edge: FlowEdge) => Neighbour): Neighbours {
  return new Map([...Map.groupBy(edges, from)].map(([id, group]) => [id, group.map(to)]));
}

/** Sorts by the average position of the neighbours in the previous layer. */
function sortLayers(layers: readonly Box[][], neighboursOf: Neighbours): void {
  const rank = new Map<string, number>();
  for (const layer of layers) {
    const targets = new Map(
      layer.map(({ id }, place) => [id, mean((neighboursOf.get(id) ?? []).map((other) => placeOf(rank, other))) ?? place]),
    );
    layer.sort((a, b) => (targets.get(a.id) ?? 0) - (targets.get(b.id) ?? 0));
    for (const [place, { id }] of layer.entries()) rank.set(id, place);
  }
}

function placeOf(rank: ReadonlyMap<string, number>, { id, aside }: Neighbour): number | undefined {
  const place = rank.get(id);
  return place === undefined ? undefined : place + aside;
}

/** Places boxes as near to the centre of their neighbours as the gaps allow. */
function acrossOf(layers: readonly Box[][], before: Neighbours, after: Neighbours): Map<string, number> {
  const left = new Map<string, number>();
  const middle = new Map<string, number>();
  const put = (box: Box, x: number) => {
    left.set(box.id, x);
    middle.set(box.id, x + box.width / 2);
  };
  for (const layer of layers) {
    let x = 0;
    for (const box of layer) {
      put(box, x);
      x += box.width + GAP.x;
    }
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const [order, towards] = sweep % 2 === 0 ? [layers.toReversed(), after] : [layers, before];
    for (const layer of order) {
      const targets = layer.map((box) => {
        const own = (left.get(box.id) ?? 0) + box.width / 2;
        return (mean((towards.get(box.id) ?? []).map(({ id }) => middle.get(id))) ?? own) - box.width / 2;
      });
      for (const [place, x] of spread(layer, targets).entries()) {
        const box = layer[place];
        if (box) put(box, x);
      }
    }
  }
  const first = Math.min(...left.values());
  return new Map([...left].map(([id, x]) => [id, x - first]));
}

/** Averages both directions, so that neither side is preferred. */
function spread(layer: readonly Box[], targets: readonly number[]): number[] {
  let room = Number.NEGATIVE_INFINITY;
  const fromLeft = layer.map(({ width }, place) => {
    const x = Math.max(targets[place] ?? 0, room);
    room = x + width + GAP.x;
    return x;
  });
  room = Number.POSITIVE_INFINITY;
  const fromRight = layer
    .toReversed()
    .map(({ width }, index) => {
      const x = Math.min(targets[layer.length - 1 - index] ?? 0, room - width);
      room = x - GAP.x;
      return x;
    })
    .reverse();
  return fromLeft.map((x, place) => (x + (fromRight[place] ?? x)) / 2);
}

function mean(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
