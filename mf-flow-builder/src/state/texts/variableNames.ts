import type { FlowNode, FlowNodeData } from '@fanfare/shared/contracts';

export function variableNames(nodes: readonly Pick<FlowNode, 'type' | 'data'>[]): string[] {
  const names = nodes.flatMap(({ type, data }) => setters[type]?.(data) ?? []).map((name) => name.trim());
  return [...new Set(names)].filter((name) => /^[a-z]\w*$/i.test(name)).sort();
}

const setters: Partial<Record<FlowNode['type'], (data: FlowNodeData) => readonly string[]>> = {
  askNode: ({ ask }) => (ask ? [ask.variable] : []),
  variableNode: ({ variable }) => (variable ? [variable.name] : []),
  requestNode: ({ request }) => (request?.mapping ?? []).map(({ variable }) => variable),
  actionNode: ({ action, actionParams = '' }) => (action === 'set_variable' ? [actionParams.split('=')[0] ?? ''] : []),
};
