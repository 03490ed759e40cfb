import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { createEdge } from '../createEdge.ts';
import { hasInput, outputHandles } from '../outputHandles.ts';
import type { GraphEdit } from './GraphEdit.ts';

const ROOM_PX = 180;

/**
 * Inserts a node into an edge; its first output leads to the old target. Following nodes move down if they
 * would be too close.
 */
export function createInsertEdit(graph: FlowGraph, { id, source, target, sourceHandle }: FlowEdge, node: FlowNode): GraphEdit {
  const [output] = outputHandles(node.type, node.data);
  if (!hasInput(node.type)) return { gesture: 'add', putNodes: [node] };
  return {
    gesture: 'insert',
    putNodes: [...movedDown(graph, { source, target }, node), node],
    dropEdges: [id],
    putEdges: [
      createEdge({ source, target: node.id, sourceHandle }),
      ...(output === undefined ? [] : [createEdge({ source: node.id, target, sourceHandle: output })]),
    ],
  };
}

function movedDown(
  { nodes, edges }: FlowGraph,
  { source, target }: { source: string; target: string },
  node: FlowNode,
): FlowNode[] {
  const next = nodes.find(({ id }) => id === target);
  const lack = next ? node.position.y + ROOM_PX - next.position.y : 0;
  if (!next || lack <= 0 || lack > ROOM_PX) return [];
  const following = new Set([target]);
  // In a cycle, preceding nodes are not moved.
  for (const known of following) {
    for (const edge of edges) if (edge.source === known && edge.target !== source) following.add(edge.target);
  }
  return nodes
    .filter(({ id, position }) => following.has(id) && position.y >= next.position.y)
    .map((moved) => ({ ...moved, position: { x: moved.position.x, y: moved.position.y + lack } }));
}
