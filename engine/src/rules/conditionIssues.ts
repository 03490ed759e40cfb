import { type FlowIssue, type FlowNode, sentence } from '@fanfare/shared/contracts';
import type { FlowSurroundings } from './FlowSurroundings.ts';
import { error } from './issue.ts';
import { outputIssues } from './outputIssues.ts';

export function conditionIssues(node: FlowNode, { index }: FlowSurroundings): FlowIssue[] {
  return [...keywordIssues(node), ...outputIssues(node.id, index)];
}

function keywordIssues(node: FlowNode): FlowIssue[] {
  return (node.data.keyword ?? '').trim() === ''
    ? [error('keyword-empty', node.id, sentence('This condition has no keyword. Write the word to look for.'))]
    : [];
}
