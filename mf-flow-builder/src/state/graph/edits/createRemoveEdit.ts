import type { FlowEdge, FlowGraph } from '@fanfare/shared/contracts';
import { createEdge } from '../createEdge.ts';
import { hasEdge } from '../hasEdge.ts';
import type { GraphEdit } from './GraphEdit.ts';

/**
 * Removes nodes and edges, and connects predecessors to the successor of a removed node. A node with several outputs
 * is not bridged, because the right output is unknown.
 */
export function createRemoveEdit(graph: FlowGraph, nodeIds: readonly string[], edgeIds: readonly string[] = []): GraphEdit {
  const dropped = new Set(edgeIds);
  let edges = graph.edges.filter(({ id }) => !dropped.has(id));
  for (const nodeId of nodeIds) edges = withoutNode(edges, nodeId);
  const before = new Set(graph.edges);
  return {
    gesture: 'remove',
    dropNodes: nodeIds,
    dropEdges: edgeIds,
    putEdges: edges.filter((edge) => !before.has(edge)),
  };
}

function withoutNode(edges: readonly FlowEdge[], nodeId: string): FlowEdge[] {
  const rest = edges.filter(({ source, target }) => source !== nodeId && target !== nodeId);
  const after = [...new Set(edges.filter(({ source }) => source === nodeId).map(({ target }) => target))];
  const [next] = after;
  if (next === undefined || after.length > 1 || next === nodeId) return rest;
  for (const { source, target, sourceHandle } of edges) {
    if (target !== nodeId || source === nodeId || source === next) continue;
    const healed = createEdge({ source, target: next, sourceHandle });
    if (!hasEdge(rest, healed)) rest.push(healed);
  }
  return rest;
}
