import type { FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { createEdge } from './createEdge.ts';
import { newNodeId } from './createNode.ts';

/** Copies a graph with new ids, because button payloads must not match another flow from the same template. */
export function withNewIds({ nodes, edges }: FlowGraph, nowMs: number): FlowGraph {
  const ids = new Map<string, string>();
  const fresh: FlowNode[] = [];
  for (const node of nodes) {
    const id = newNodeId(node.type, nowMs, fresh);
    ids.set(node.id, id);
    fresh.push({ ...node, id });
  }
  return {
    nodes: fresh,
    edges: edges.flatMap(({ source, target, sourceHandle }) => {
      const [from, to] = [ids.get(source), ids.get(target)];
      return from !== undefined && to !== undefined ? [createEdge({ source: from, target: to, sourceHandle })] : [];
    }),
  };
}
