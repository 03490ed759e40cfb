import type { BodyOf, BotFlow, FlowEdge, FlowNode, FlowNodeData } from '@fanfare/shared/contracts';

interface Draft {
  name: string;
  nodes: readonly FlowNode[];
  edges: readonly FlowEdge[];
  openFlow: BotFlow | null;
}

/**
 * What is sent to be saved: contract fields only. The revision is the one this draft began with; under another name it is 0, so that
 * a flow that was never opened here is not overwritten.
 */
export function toSaveBody({ name, nodes, edges, openFlow }: Draft): BodyOf<'POST /api/flow/save'> {
  const trimmed = name.trim();
  return {
    name: trimmed,
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
    revision: openFlow?.name === trimmed ? openFlow.revision : 0,
  };
}

function pickData({ label, content, keyword, action, actionParams }: FlowNodeData): FlowNodeData {
  return {
    ...(label === undefined ? {} : { label }),
    ...(content === undefined ? {} : { content }),
    ...(keyword === undefined ? {} : { keyword }),
    ...(action === undefined ? {} : { action }),
    ...(actionParams === undefined ? {} : { actionParams }),
  };
}
