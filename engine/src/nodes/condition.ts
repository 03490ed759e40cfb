import type { FlowNode } from '@fanfare/shared/contracts';
import { containsKeyword } from '../containsKeyword.ts';
import type { NodeMoment, NodeOutcome } from './NodeOutcome.ts';

export function executeCondition(node: FlowNode, { memory }: NodeMoment): NodeOutcome {
  const keyword = node.data.keyword ?? '';
  const output = containsKeyword(memory.input, keyword) ? 'true' : 'false';
  return {
    result: output,
    detail: `The input ${output === 'true' ? 'contains' : 'does not contain'} "${keyword.trim()}".`,
    output,
  };
}
