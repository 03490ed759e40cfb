import type { FlowNode } from '@fanfare/shared/contracts';
import { copy } from '../../copy.ts';
import { previewOf } from './previewOf.ts';

export function nodeText({ type, data }: Pick<FlowNode, 'type' | 'data'>): string {
  const { text, facts } = previewOf(type, data);
  return [...(data.disabled ? [copy.nodes.disabled] : []), text, ...facts].join(' · ').replaceAll(/\s+/g, ' ');
}
