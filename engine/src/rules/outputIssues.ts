import { message } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/FlowIndex.ts';
import { error, type ValidationIssue, warning } from './issue.ts';

const labels = { true: message('flow-issues.output-true'), false: message('flow-issues.output-false') };

export function outputIssues(nodeId: string, index: FlowIndex): ValidationIssue[] {
  const unlinked = Object.entries(labels).filter(([output]) => index.next(nodeId, output).length === 0);
  if (unlinked.length === Object.keys(labels).length) {
    const text = message('flow-issues.condition-unlinked');
    return [error('condition-unlinked', nodeId, text)];
  }
  return unlinked.map(([, label]) =>
    warning(
      'condition-output-unlinked',
      nodeId,
      message('flow-issues.output-unlinked', {
        label,
      }),
    ),
  );
}
