import type { FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { createEdge } from './createEdge.ts';
import { newNodeId } from './createNode.ts';
import type { GraphEdit } from './edits/GraphEdit.ts';

export function subgraphOf(graph: FlowGraph, nodeIds: readonly string[]): FlowGraph {
  const selectedIds = new Set(nodeIds);
  return {
    nodes: graph.nodes.filter(({ id }) => selectedIds.has(id)),
    edges: graph.edges.filter(({ source, target }) => selectedIds.has(source) && selectedIds.has(target)),
  };
}

interface Pasting {
  at: FlowNode['position'];
  nowMs: number;
  present: readonly FlowNode[];
}

export function createPasteEdit(part: FlowGraph, { at, nowMs, present }: Pasting): GraphEdit & { putNodes: FlowNode[] } {
  const left = Math.min(...part.nodes.map(({ position }) => position.x));
  const top = Math.min(...part.nodes.map(({ position }) => position.y));
  const ids = new Map<string, string>();
  const taken: Pick<FlowNode, 'id'>[] = [...present];
  const putNodes = part.nodes.map(({ id, type, position, data }) => {
    const newId = newNodeId(type, nowMs, taken);
    ids.set(id, newId);
    taken.push({ id: newId });
    return { id: newId, type, data, position: { x: position.x - left + at.x, y: position.y - top + at.y } };
  });
  const putEdges = part.edges.flatMap(({ source, target, sourceHandle }) => {
    const [from, to] = [ids.get(source), ids.get(target)];
    return from !== undefined && to !== undefined ? [createEdge({ source: from, target: to, sourceHandle })] : [];
  });
  return { gesture: 'paste', putNodes, putEdges };
}
