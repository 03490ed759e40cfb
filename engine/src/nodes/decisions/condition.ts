import { message, nodeOutputs } from '@fanfare/shared/contracts';
import { containsKeyword } from '../../containsKeyword.ts';
import { conditionIssues } from '../../rules/conditionIssues.ts';
import type { NodeKind } from '../NodeKind.ts';

export const conditionKind: NodeKind = {
  outputs: () => nodeOutputs.conditionNode,
  waits: () => false,
  execute(node, { memory }) {
    const keyword = node.data.keyword ?? '';
    const named = { keyword: keyword.trim() };
    return containsKeyword(memory.input, keyword)
      ? { result: 'true', detail: message('runs.input-contains', named), output: 'true' }
      : { result: 'false', detail: message('runs.input-does-not-contain', named), output: 'false' };
  },
  issues: conditionIssues,
};
