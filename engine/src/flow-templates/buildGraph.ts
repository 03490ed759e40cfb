import {
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
  type FlowNodeData,
  type NodeType,
  nodeOutputs,
} from '@fanfare/shared/contracts';

export interface NodeSpec {
  id: string;
  type: NodeType;
  data: FlowNodeData;
}

const COLUMN_PX = 300;
const ROW_PX = 210;
const LINE_PX = 30;

/**
 * Builds a graph from edges such as `a -> b` and `c yes-> d`, where `yes` is the output. A node's row is its
 * distance from the start.
 */
export function buildGraph(nodes: readonly NodeSpec[], ...connections: string[]): FlowGraph {
  const edges = connections.map(edgeOf);
  const depths = depthsOf(nodes, edges);
  const rows = Map.groupBy(sortByOutput(nodes, edges), ({ id }) => depths.get(id) ?? 0);
  const heightOf = (depth: number) => ROW_PX + LINE_PX * Math.max(0, ...(rows.get(depth) ?? []).map(lineCount));
  const topOf = (depth: number) =>
    Array.from({ length: depth }, (_, above) => heightOf(above)).reduce((sum, height) => sum + height, 0);
  const placed = nodes.map((node): FlowNode => {
    const depth = depths.get(node.id) ?? 0;
    const row = rows.get(depth) ?? [];
    const column = row.indexOf(node) - (row.length - 1) / 2;
    return { ...node, position: { x: column * COLUMN_PX, y: topOf(depth) } };
  });
  return { nodes: placed, edges };
}

function sortByOutput(nodes: readonly NodeSpec[], edges: readonly FlowEdge[]): NodeSpec[] {
  const conditions = new Set(nodes.filter(({ type }) => type === 'conditionNode').map(({ id }) => id));
  const placeOf = ({ id }: NodeSpec) => {
    const outputs = edges.filter(({ source, target }) => target === id && conditions.has(source));
    return outputs.reduce((sum, { sourceHandle }) => sum + (sourceHandle === 'true' ? -1 : 1), 0);
  };
  return nodes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function lineCount({ type, data }: NodeSpec): number {
  const outputs: Partial<Record<NodeType, readonly string[]>> = nodeOutputs;
  const named = type === 'conditionNode' ? 0 : (outputs[type]?.length ?? 0);
  return named + (data.choices?.options.length ?? 0);
}

function edgeOf(line: string): FlowEdge {
  const [, source = '', sourceHandle, target = ''] = /^(\S+) ([\w-]+?)?-> (\S+)$/.exec(line) ?? [];
  return {
    id: ['edge', source, sourceHandle, target].filter(Boolean).join('-'),
    source,
    target,
    ...(sourceHandle ? { sourceHandle } : {}),
  };
}

function depthsOf(nodes: readonly NodeSpec[], edges: readonly FlowEdge[]): Map<string, number> {
  const order = new Map(nodes.map(({ id }, place) => [id, place]));
  const depths = new Map(nodes.map(({ id }) => [id, 0]));
  for (const { id } of nodes) {
    for (const { source, target } of edges) {
      if (source !== id || (order.get(target) ?? 0) <= (order.get(id) ?? 0)) continue;
      depths.set(target, Math.max(depths.get(target) ?? 0, (depths.get(id) ?? 0) + 1));
    }
  }
  return depths;
}
