import type { FlowNode } from '@fanfare/shared/contracts';
import { copy } from '../../../copy.ts';

export function findNodes(nodes: readonly FlowNode[], text: string): FlowNode[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return nodes.filter(({ type, data }) => {
    const all = `${copy.nodes.label[type]}\n${textsOf(data).join('\n')}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
