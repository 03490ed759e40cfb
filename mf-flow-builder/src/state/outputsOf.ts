import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { outputCopy } from '../copy/nodes/outputs.ts';
import { outputHandles } from './graph/outputHandles.ts';

export interface NodeOutput {
  /** The `sourceHandle` of its edges, or null for a single output. */
  id: string | null;
  label: string | null;
}

export function outputsOf(type: NodeType, data: FlowNodeData): readonly NodeOutput[] {
  return outputHandles(type, data).map((id) => ({ id, label: id === null ? null : labelOf(id, data) }));
}

function labelOf(id: string, { choices, cards, split }: FlowNodeData): string {
  const options = [...(choices?.options ?? []), ...(cards?.cards ?? []).flatMap(({ buttons = [] }) => buttons)];
  const option = options.find((known) => known.id === id);
  if (option) return option.title.trim() || outputCopy.untitled;
  const branch = split?.branches.find((known) => known.id === id);
  if (branch) return outputCopy.share(id, shareOf(branch.weight, split?.branches ?? []));
  return isNamed(id) ? outputCopy.named[id] : id;
}

function shareOf(weight: number, branches: readonly { weight: number }[]): number {
  const total = branches.reduce((sum, branch) => sum + branch.weight, 0);
  return total === 0 ? 0 : Math.round((weight / total) * 100);
}

function isNamed(id: string): id is keyof typeof outputCopy.named {
  return Object.hasOwn(outputCopy.named, id);
}
