import { sentence } from '@fanfare/shared/contracts';
import { error } from '../rules/issue.ts';
import { type NodeKind, plainTraits } from './NodeKind.ts';

/** Where a run begins, and what begins it. */
export const startKind: NodeKind = {
  ...plainTraits,
  execute: () => ({ result: 'started', detail: sentence('The run begins.') }),
  issues({ id, data: { start } }, { index }) {
    const startIds = [...index.nodes.values()].filter(({ type }) => type === 'startNode').map((node) => node.id);
    if (startIds.length > 1 && startIds[0] !== id)
      return [error('second-start', id, sentence('A flow has one start. Delete this one.'))];
    const lacksKeyword = start?.trigger === 'keyword_detected' && (start.keyword ?? '').trim() === '';
    return lacksKeyword
      ? [error('start-keyword', id, sentence('This start has no keyword. Write the word that starts the flow.'))]
      : [];
  },
};
