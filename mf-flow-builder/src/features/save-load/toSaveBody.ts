import type { BodyOf, BotFlow, FlowEdge, FlowGraph, FlowNode, FlowNodeData } from '@fanfare/shared/contracts';

interface Draft {
  name: string;
  nodes: readonly FlowNode[];
  edges: readonly FlowEdge[];
  openFlow: BotFlow | null;
}

/**
 * Contains contract fields only. The revision is that of the loaded draft. Under another name it is 0, so
 * that a flow that was never opened here is not overwritten.
 */
export function toSaveBody({ name, nodes, edges, openFlow }: Draft): BodyOf<'POST /api/flow/save'> {
  const trimmed = name.trim();
  return { name: trimmed, ...toGraphBody({ nodes, edges }), revision: openFlow?.name === trimmed ? openFlow.revision : 0 };
}

export function toGraphBody({ nodes, edges }: Pick<Draft, 'nodes' | 'edges'>): FlowGraph {
  return {
    nodes: nodes.map(({ id, type, position, data }) => ({
      id,
      type,
      position: { x: position.x, y: position.y },
      data: pickData(data),
    })),
    edges: edges.map(({ id, source, target, sourceHandle }) => ({
      id,
      source,
      target,
      ...(sourceHandle ? { sourceHandle } : {}),
    })),
  };
}

/** Typed as complete, because a missing field would be lost on the next save. */
const contractFields: Record<keyof FlowNodeData, true> = {
  label: true,
  disabled: true,
  content: true,
  keyword: true,
  action: true,
  actionParams: true,
  typing: true,
  start: true,
  media: true,
  cards: true,
  choices: true,
  ask: true,
  rules: true,
  split: true,
  variable: true,
  tag: true,
  request: true,
  comment: true,
  flow: true,
};

function pickData(data: FlowNodeData): FlowNodeData {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => value !== undefined && Object.hasOwn(contractFields, name)),
  );
}
