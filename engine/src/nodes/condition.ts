import { nodeOutputs } from '@fanfare/shared/contracts';
import { containsKeyword } from '../containsKeyword.ts';
import { conditionIssues } from '../rules/conditionIssues.ts';
import type { NodeKind } from './NodeKind.ts';

/** Tests whether the follower's text contains a keyword. */
export const conditionKind: NodeKind = {
  outputs: () => nodeOutputs.conditionNode,
  waits: () => false,
  execute(node, { memory }) {
    const keyword = node.data.keyword ?? '';
    const output = containsKeyword(memory.input, keyword) ? 'true' : 'false';
    return {
      result: output,
      detail: `The input ${output === 'true' ? 'contains' : 'does not contain'} "${keyword.trim()}".`,
      output,
    };
  },
  issues: conditionIssues,
};
