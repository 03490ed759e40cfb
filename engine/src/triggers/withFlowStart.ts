import type { FlowEdge, FlowGraph, FlowNode, FlowStart } from '@fanfare/shared/contracts';
import { indexFlow } from '../graph/indexFlow.ts';
import { kindOf } from '../nodes/kindOf.ts';
import { startNodeOf } from './flowStart.ts';

/** Distance above the first node in pixels. */
const START_OFFSET = 180;

/**
 * Sets the start of a flow. If the flow has no start node, adds one that is connected to all entry nodes.
 * @param newNodeId id for the added start node
 */
export function withFlowStart(flow: FlowGraph, start: FlowStart, newNodeId: string): FlowGraph {
  const present = startNodeOf(flow);
  if (present) {
    const nodes = flow.nodes.map((node) => (node === present ? { ...node, data: { ...node.data, start } } : node));
    return { nodes, edges: flow.edges };
  }
  const { entryIds } = indexFlow(flow, kindOf);
  const entries = flow.nodes.filter(({ id }) => entryIds.includes(id));
  const position = {
    x: entries[0]?.position.x ?? 0,
    y: Math.min(0, ...flow.nodes.map((node) => node.position.y)) - START_OFFSET,
  };
  const node: FlowNode = { id: newNodeId, type: 'startNode', position, data: { start } };
  const edges = entries.map(({ id }): FlowEdge => ({ id: `${newNodeId}>${id}`, source: newNodeId, target: id }));
  return { nodes: [node, ...flow.nodes], edges: [...edges, ...flow.edges] };
}
