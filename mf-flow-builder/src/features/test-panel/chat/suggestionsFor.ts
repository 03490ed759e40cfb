import type { FlowNode } from '@fanfare/shared/contracts';
import { testCopy } from '../../../copy/panels/testPanel.ts';

const SUGGESTIONS_MAX = 3;

export function suggestionsFor(nodes: readonly FlowNode[]): string[] {
  const words = nodes.flatMap(({ type, data: { keyword, start } }) => {
    if (type === 'startNode') return [start?.keyword, ...(start?.filter?.keywords ?? [])];
    return type === 'conditionNode' ? [keyword] : [];
  });
  const known = words.flatMap((word) => word?.trim() || []);
  return [...new Set([...known, testCopy.greeting])].slice(0, SUGGESTIONS_MAX);
}
