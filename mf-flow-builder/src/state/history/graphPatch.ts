import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';

/** A list item with its position. */
type Placed<T> = [place: number, item: T];

interface ListPatch<T> {
  before: Placed<T>[];
  after: Placed<T>[];
}

/** The difference of two graphs. Refers to the differing nodes and edges. */
export interface GraphPatch {
  nodes: ListPatch<FlowNode>;
  edges: ListPatch<FlowEdge>;
}

/** Requires the same order of shared items in both lists. */
export function patchBetween(before: FlowGraph, after: FlowGraph): GraphPatch {
  return { nodes: listPatch(before.nodes, after.nodes), edges: listPatch(before.edges, after.edges) };
}

export function graphBefore(graph: FlowGraph, { nodes, edges }: GraphPatch): FlowGraph {
  return { nodes: swap(graph.nodes, nodes.after, nodes.before), edges: swap(graph.edges, edges.after, edges.before) };
}

export function graphAfter(graph: FlowGraph, { nodes, edges }: GraphPatch): FlowGraph {
  return { nodes: swap(graph.nodes, nodes.before, nodes.after), edges: swap(graph.edges, edges.before, edges.after) };
}

function listPatch<T>(before: readonly T[], after: readonly T[]): ListPatch<T> {
  if (before === after) return { before: [], after: [] };
  return { before: missingFrom(after, before), after: missingFrom(before, after) };
}

function missingFrom<T>(list: readonly T[], items: readonly T[]): Placed<T>[] {
  const present = new Set(list);
  return items.flatMap((item, place): Placed<T>[] => (present.has(item) ? [] : [[place, item]]));
}

function swap<T>(list: T[], out: readonly Placed<T>[], into: readonly Placed<T>[]): T[] {
  if (out.length === 0 && into.length === 0) return list;
  const gone = new Set(out.map(([, item]) => item));
  const swapped = list.filter((item) => !gone.has(item));
  // Positions ascend, so that each is valid when it is applied.
  for (const [place, item] of into) swapped.splice(place, 0, item);
  return swapped;
}
