import { type FlowIssue, sentence } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/FlowIndex.ts';
import { error, warning } from './issue.ts';

/** What the outputs of a condition are called on the screen, by handle. */
const labels = { true: sentence('True'), false: sentence('False') };

/** What is wrong when outputs of a condition lead nowhere. */
export function outputIssues(nodeId: string, index: FlowIndex): FlowIssue[] {
  const unlinked = Object.entries(labels).filter(([output]) => index.next(nodeId, output).length === 0);
  if (unlinked.length === Object.keys(labels).length) {
    const text = sentence('Neither output of this condition leads anywhere. Connect True, False or both.');
    return [error('condition-unlinked', nodeId, text)];
  }
  return unlinked.map(([, label]) =>
    warning(
      'condition-output-unlinked',
      nodeId,
      sentence('The output {label} leads nowhere, so the flow ends there. Connect it if followers should get an answer.', {
        label,
      }),
    ),
  );
}
