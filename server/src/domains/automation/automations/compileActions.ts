import type { AutomationAction, FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';

type Step = Exclude<AutomationAction, { type: 'run_flow' }>;

const OWN_STEP = 'step-';

export function isOwnAction(nodeId: string): boolean {
  return nodeId.startsWith(OWN_STEP);
}

export function compileActions(actions: readonly AutomationAction[], target: FlowGraph | null): FlowGraph {
  const nodes = actions.filter((action): action is Step => action.type !== 'run_flow').map(nodeOf);
  const edges = nodes.slice(1).map((node, index): FlowEdge => edgeBetween(ownStep(index), node.id));
  const last = nodes.at(-1);
  if (!target) return { nodes, edges };
  // Keeps the node ids of the canvas, because its statistics use them.
  if (!last) return { nodes: target.nodes, edges: target.edges };

  const entered = new Set(target.edges.map((edge) => edge.target));
  const entries = target.nodes.filter((node) => !entered.has(node.id));
  return {
    nodes: [...nodes, ...target.nodes.map((node) => ({ ...node, id: inner(node.id) }))],
    edges: [
      ...edges,
      ...entries.map((node) => edgeBetween(last.id, inner(node.id))),
      ...target.edges.map((edge) => ({ ...edge, id: inner(edge.id), source: inner(edge.source), target: inner(edge.target) })),
    ],
  };
}

function ownStep(index: number): string {
  return `${OWN_STEP}${index + 1}`;
}

function inner(id: string): string {
  return `flow-${id}`;
}

function edgeBetween(source: string, target: string): FlowEdge {
  return { id: `${source}>${target}`, source, target };
}

function nodeOf(action: Step, index: number): FlowNode {
  const place = { id: ownStep(index), position: { x: 0, y: index * 120 } };
  switch (action.type) {
    case 'reply':
      return { ...place, type: 'messageNode', data: { content: action.text } };
    case 'add_tag':
    case 'remove_tag':
      return {
        ...place,
        type: 'actionNode',
        data: { action: action.type, actionParams: JSON.stringify({ tag: action.tag.trim() }) },
      };
    case 'set_variable': {
      const { name, value } = action;
      return {
        ...place,
        type: 'actionNode',
        data: { action: 'set_variable', actionParams: JSON.stringify({ name: name.trim(), value }) },
      };
    }
  }
}
