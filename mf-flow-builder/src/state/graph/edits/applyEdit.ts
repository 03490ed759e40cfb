import type { FlowEdge, FlowGraph } from '@fanfare/shared/contracts';
import { hasEdge } from '../hasEdge.ts';
import type { GraphEdit } from './GraphEdit.ts';

/** Unchanged nodes, edges and lists stay the same objects. */
export function applyEdit(graph: FlowGraph, edit: GraphEdit): FlowGraph {
  const { putNodes = [], putEdges = [], dropNodes = [], dropEdges = [] } = edit;
  const nodes = listAfter(graph.nodes, putNodes, new Set(dropNodes));
  const gone = new Set(dropEdges);
  if (dropNodes.length > 0) {
    const lost = new Set(dropNodes);
    for (const { id, source, target } of graph.edges) if (lost.has(source) || lost.has(target)) gone.add(id);
  }
  const edges = listAfter(graph.edges, possible(putEdges, { nodes, edges: graph.edges.filter(({ id }) => !gone.has(id)) }), gone);
  return { nodes, edges };
}

function listAfter<T extends { id: string }>(list: T[], put: readonly T[], gone: ReadonlySet<string>): T[] {
  if (put.length === 0 && gone.size === 0) return list;
  const arriving = new Map(put.map((item) => [item.id, item]));
  const kept = list
    .filter(({ id }) => !gone.has(id))
    .map((item) => {
      const next = arriving.get(item.id);
      arriving.delete(item.id);
      return next && !isSame(item, next) ? next : item;
    });
  const after = [...kept, ...arriving.values()];
  return after.length === list.length && after.every((item, index) => item === list[index]) ? list : after;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function possible(put: readonly FlowEdge[], { nodes, edges }: FlowGraph): FlowEdge[] {
  if (put.length === 0) return [];
  const known = new Set(nodes.map(({ id }) => id));
  const taken: FlowEdge[] = [];
  for (const edge of put) {
    if (!known.has(edge.source) || !known.has(edge.target)) continue;
    const others = edges.filter(({ id }) => id !== edge.id);
    if (!hasEdge(others, edge) && !hasEdge(taken, edge)) taken.push(edge);
  }
  return taken;
}
