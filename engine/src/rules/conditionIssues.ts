import { type FlowNode, message } from '@fanfare/shared/contracts';
import type { FlowContext } from './FlowContext.ts';
import { error, type ValidationIssue } from './issue.ts';
import { outputIssues } from './outputIssues.ts';

export function conditionIssues(node: FlowNode, { index }: FlowContext): ValidationIssue[] {
  return [...keywordIssues(node), ...outputIssues(node.id, index)];
}

function keywordIssues(node: FlowNode): ValidationIssue[] {
  return (node.data.keyword ?? '').trim() === ''
    ? [error('keyword-empty', node.id, message('flow-issues.condition-without-keyword'))]
    : [];
}
