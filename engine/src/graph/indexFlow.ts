import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { isWaitNode } from './isWaitNode.ts';

/** A flow graph prepared for look-up. Edges whose ends do not exist are left out; of two nodes with one id the first counts. */
export interface FlowIndex {
  nodes: ReadonlyMap<string, FlowNode>;
  /** Nodes without an incoming edge, in the order of the graph: where a run begins. */
  entryIds: readonly string[];
  /** Ids of the nodes behind `nodeId`, in the order of the edges; with `output`, only those behind that handle of a condition. */
  next(nodeId: string, output?: ConditionOutput): string[];
  isWait(nodeId: string): boolean;
}

export type ConditionOutput = 'true' | 'false';

export function indexFlow(flow: FlowGraph): FlowIndex {
  const nodes = new Map<string, FlowNode>();
  for (const node of flow.nodes) if (!nodes.has(node.id)) nodes.set(node.id, node);

  const outgoing = new Map<string, FlowEdge[]>();
  const targets = new Set<string>();
  for (const edge of flow.edges) {
    if (!nodes.has(edge.source) || !nodes.has(edge.target)) continue;
    targets.add(edge.target);
    const edges = outgoing.get(edge.source);
    if (edges) edges.push(edge);
    else outgoing.set(edge.source, [edge]);
  }

  return {
    nodes,
    entryIds: [...nodes.keys()].filter((id) => !targets.has(id)),
    next: (nodeId, output) =>
      (outgoing.get(nodeId) ?? [])
        .filter((edge) => output === undefined || edge.sourceHandle === output)
        .map((edge) => edge.target),
    isWait: (nodeId) => {
      const node = nodes.get(nodeId);
      return node !== undefined && isWaitNode(node);
    },
  };
}
