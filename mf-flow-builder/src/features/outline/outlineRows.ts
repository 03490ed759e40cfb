import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { type NodeOutput, outputsOf } from '../../state/outputsOf.ts';

interface Place {
  key: string;
  /** Starts at 1. Nodes in sequence have the same level, so that a long flow is not indented endlessly. */
  level: number;
  node: FlowNode;
}

export type OutlineRow =
  | (Place & { kind: 'node' })
  /** The node is listed above. */
  | (Place & { kind: 'again' })
  /** One of several outputs of `node`; the nodes after it are listed below. */
  | (Place & { kind: 'way'; output: NodeOutput; isOpen: boolean });

/** Lists the flow as rows, every node once. */
export function outlineRows({ nodes, edges }: FlowGraph): OutlineRow[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const known = edges.filter(({ source, target }) => byId.has(source) && byId.has(target));
  const outgoing = Map.groupBy(known, ({ source }) => source);
  const rows: OutlineRow[] = [];
  const written = new Set<string>();

  const write = (node: FlowNode, level: number, path: string) => {
    // Uses a loop instead of recursion, because a sequence can have hundreds of nodes.
    for (let at: FlowNode | undefined = node, key = path; at; key += '>') {
      const current: FlowNode = at;
      if (written.has(current.id)) {
        rows.push({ kind: 'again', key, level, node: current });
        return;
      }
      written.add(current.id);
      rows.push({ kind: 'node', key: current.id, level, node: current });
      const outputs = outputsOf(current.type, current.data);
      const mine = outgoing.get(current.id) ?? [];
      const [only] = outputs;
      if (outputs.length === 1 && only?.id === null && mine.length <= 1) {
        at = byId.get(mine[0]?.target ?? '');
        continue;
      }
      if (outputs.length === 1 && only?.id === null) {
        for (const edge of mine) follow(edge, level + 1, key);
      }
      for (const output of outputs.filter(({ id }) => id !== null)) {
        const behind = mine.filter(({ sourceHandle }) => sourceHandle === output.id);
        rows.push({
          kind: 'way',
          key: `${current.id} ${output.id}`,
          level: level + 1,
          node: current,
          output,
          isOpen: behind.length === 0,
        });
        for (const edge of behind) follow(edge, level + 2, key);
      }
      return;
    }
  };
  const follow = ({ id, target }: FlowEdge, level: number, path: string) => {
    const node = byId.get(target);
    if (node) write(node, level, `${path} ${id}`);
  };

  for (const node of beginnings(nodes, known)) write(node, 1, node.id);
  // These remaining nodes are in cycles without a start.
  for (const node of nodes) if (!written.has(node.id)) write(node, 1, node.id);
  return rows;
}

/** Returns starts first, then nodes without an incoming edge, and notes last. */
function beginnings(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): FlowNode[] {
  const targets = new Set(edges.map(({ target }) => target));
  const order = ({ type }: FlowNode) => (type === 'startNode' ? 0 : type === 'noteNode' ? 2 : 1);
  return nodes.filter(({ id, type }) => type === 'startNode' || !targets.has(id)).toSorted((a, b) => order(a) - order(b));
}
