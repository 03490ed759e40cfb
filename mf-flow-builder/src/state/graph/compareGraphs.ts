import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';

interface Change {
  before: FlowNode;
  after: FlowNode;
}

export interface GraphComparison {
  added: FlowNode[];
  removed: FlowNode[];
  edited: Change[];
  moved: Change[];
  connected: FlowEdge[];
  disconnected: FlowEdge[];
}

export function compareGraphs(before: FlowGraph, after: FlowGraph): GraphComparison {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const ids = new Set(after.nodes.map(({ id }) => id));
  const changes = after.nodes.flatMap((node): Change[] => {
    const known = old.get(node.id);
    return known ? [{ before: known, after: node }] : [];
  });
  const oldJoints = new Set(before.edges.map(jointOf));
  const joints = new Set(after.edges.map(jointOf));
  return {
    added: after.nodes.filter(({ id }) => !old.has(id)),
    removed: before.nodes.filter(({ id }) => !ids.has(id)),
    edited: changes.filter((change) => contentOf(change.before) !== contentOf(change.after)),
    moved: changes.filter(({ before: { position: a }, after: { position: b } }) => a.x !== b.x || a.y !== b.y),
    connected: after.edges.filter((edge) => !oldJoints.has(jointOf(edge))),
    disconnected: before.edges.filter((edge) => !joints.has(jointOf(edge))),
  };
}

/** The order of fields is ignored, because the server does not preserve it. */
function contentOf({ type, data }: FlowNode): string {
  return JSON.stringify([type, data], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function jointOf({ source, target, sourceHandle }: FlowEdge): string {
  return JSON.stringify([source, sourceHandle ?? null, target]);
}
