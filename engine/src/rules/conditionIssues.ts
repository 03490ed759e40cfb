import type { FlowIssue, FlowNode } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/indexFlow.ts';
import type { FlowSurroundings } from './FlowSurroundings.ts';
import { error, warning } from './issue.ts';

export function conditionIssues(node: FlowNode, { index }: FlowSurroundings): FlowIssue[] {
  return [...keywordIssues(node), ...outputIssues(node, index)];
}

function keywordIssues(node: FlowNode): FlowIssue[] {
  return (node.data.keyword ?? '').trim() === ''
    ? [error('keyword-empty', node.id, 'This condition has no keyword. Write the word to look for.')]
    : [];
}

function outputIssues(node: FlowNode, index: FlowIndex): FlowIssue[] {
  const unlinked = (['true', 'false'] as const).filter((output) => index.next(node.id, output).length === 0);
  const [first, second] = unlinked;
  if (second) {
    return [
      error('condition-unlinked', node.id, 'Neither output of this condition leads anywhere. Connect True, False or both.'),
    ];
  }
  if (!first) return [];
  const label = first === 'true' ? 'True' : 'False';
  return [
    warning(
      'condition-output-unlinked',
      node.id,
      `The output ${label} leads nowhere, so the flow ends there. Connect it if followers should get an answer.`,
    ),
  ];
}
