import type { FlowEdge, FlowGraph, FlowNode, FlowNodeData, NodeType } from '@fanfare/shared/contracts';

/** Builds a graph from edges such as `a -> b` and `c true-> d`, where `true` is the output. */
export function flowOf(nodes: FlowNode[], ...lines: string[]): FlowGraph {
  return { nodes, edges: lines.map(edgeOf) };
}

export const message = (id: string, content = `text of ${id}`): FlowNode => node(id, 'messageNode', { content });
export const condition = (id: string, keyword: string): FlowNode => node(id, 'conditionNode', { keyword });
export const action = (id: string, name: string, actionParams = ''): FlowNode =>
  node(id, 'actionNode', { action: name, actionParams });

export function node(id: string, type: NodeType, data: FlowNodeData): FlowNode {
  return { id, type, position: { x: 0, y: 0 }, data };
}

function edgeOf(line: string): FlowEdge {
  const [, source = '', sourceHandle, target = ''] = /^(\S+) ([\w-]+?)?-> (\S+)$/.exec(line) ?? [];
  return { id: line, source, target, ...(sourceHandle ? { sourceHandle } : {}) };
}
