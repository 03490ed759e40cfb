import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { createEdge } from '../createEdge.ts';
import { hasInput, outputHandles } from '../outputHandles.ts';
import type { GraphEdit } from './GraphEdit.ts';

const ROOM_PX = { x: 315, y: 180 };

/**
 * Inserts a node into an edge; its first output leads to the old target. Following nodes move down, or
 * to the right, if they would be too close.
 */
export function createInsertEdit(graph: FlowGraph, { id, source, target, sourceHandle }: FlowEdge, added: FlowNode): GraphEdit {
  const axis = axisOf(graph, { source, target });
  const node = axis === 'x' ? beside(graph, source, added) : added;
  const [output] = outputHandles(node.type, node.data);
  if (!hasInput(node.type)) return { gesture: 'add', putNodes: [node] };
  return {
    gesture: 'insert',
    putNodes: [...movedAway(graph, { source, target }, node, axis), node],
    dropEdges: [id],
    putEdges: [
      createEdge({ source, target: node.id, sourceHandle }),
      ...(output === undefined ? [] : [createEdge({ source: node.id, target, sourceHandle: output })]),
    ],
  };
}

function axisOf({ nodes }: FlowGraph, ends: { source: string; target: string }): 'x' | 'y' {
  const from = nodes.find(({ id }) => id === ends.source)?.position;
  const to = nodes.find(({ id }) => id === ends.target)?.position;
  return from && to && to.x - from.x > Math.abs(to.y - from.y) ? 'x' : 'y';
}

function beside({ nodes }: FlowGraph, source: string, node: FlowNode): FlowNode {
  const left = nodes.find(({ id }) => id === source)?.position.x ?? node.position.x;
  return { ...node, position: { ...node.position, x: Math.max(node.position.x, left + ROOM_PX.x) } };
}

function movedAway(
  { nodes, edges }: FlowGraph,
  { source, target }: { source: string; target: string },
  node: FlowNode,
  axis: 'x' | 'y',
): FlowNode[] {
  const next = nodes.find(({ id }) => id === target);
  const lack = next ? node.position[axis] + ROOM_PX[axis] - next.position[axis] : 0;
  if (!next || lack <= 0 || (axis === 'y' && lack > ROOM_PX.y)) return [];
  const following = new Set([target]);
  // In a cycle, preceding nodes are not moved.
  for (const known of following) {
    for (const edge of edges) if (edge.source === known && edge.target !== source) following.add(edge.target);
  }
  return nodes
    .filter(({ id, position }) => following.has(id) && position[axis] >= next.position[axis])
    .map((moved) => ({ ...moved, position: { ...moved.position, [axis]: moved.position[axis] + lack } }));
}
