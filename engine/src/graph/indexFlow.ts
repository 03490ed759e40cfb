import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import type { FlowIndex, NodeTraits } from './FlowIndex.ts';
import { isSkipped } from './isSkipped.ts';

export function indexFlow(flow: FlowGraph, traitsOf: (node: FlowNode) => NodeTraits): FlowIndex {
  const nodes = new Map<string, FlowNode>();
  for (const node of flow.nodes) if (node.type !== 'noteNode' && !nodes.has(node.id)) nodes.set(node.id, node);

  const outgoing = new Map<string, FlowEdge[]>();
  const targets = new Set<string>();
  for (const edge of flow.edges) {
    if (!nodes.has(edge.source) || !nodes.has(edge.target)) continue;
    targets.add(edge.target);
    const edges = outgoing.get(edge.source);
    if (edges) edges.push(edge);
    else outgoing.set(edge.source, [edge]);
  }
  const ask = <T>(nodeId: string, question: (node: FlowNode) => T): T | null => {
    const node = nodes.get(nodeId);
    return node ? question(node) : null;
  };
  const startIds = [...nodes.values()].filter(({ type }) => type === 'startNode').map(({ id }) => id);

  return {
    nodes,
    entryIds: startIds.length > 0 ? startIds : [...nodes.keys()].filter((id) => !targets.has(id)),
    next: (nodeId, output) => {
      const edges = outgoing.get(nodeId) ?? [];
      if (ask(nodeId, isSkipped)) return singleTarget(edges);
      return edges.filter((edge) => output === undefined || edge.sourceHandle === output).map((edge) => edge.target);
    },
    outputs: (nodeId) => ask(nodeId, (node) => traitsOf(node).outputs(node)),
    isWait: (nodeId) => ask(nodeId, (node) => traitsOf(node).waits(node)) ?? false,
  };
}

/**
 * Returns the only successor of a deleted node, which replaces the node. With several successors, the right
 * one is unknown.
 */
function singleTarget(edges: readonly FlowEdge[]): string[] {
  const targets = [...new Set(edges.map(({ target }) => target))];
  return targets.length === 1 ? targets : [];
}
