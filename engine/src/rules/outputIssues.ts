import type { FlowIssue } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/FlowIndex.ts';
import { error, warning } from './issue.ts';

/** What is wrong when outputs of a node lead nowhere. `labels`: what they are called on the screen, by handle. */
export function outputIssues(
  nodeId: string,
  labels: Readonly<Record<string, string>>,
  index: FlowIndex,
  what: { rule: string; name: string },
): FlowIssue[] {
  const unlinked = Object.entries(labels).filter(([output]) => index.next(nodeId, output).length === 0);
  if (unlinked.length === Object.keys(labels).length) {
    const text = `Neither output of this ${what.name} leads anywhere. Connect ${Object.values(labels).join(', ')} or both.`;
    return [error(`${what.rule}-unlinked`, nodeId, text)];
  }
  return unlinked.map(([, label]) =>
    warning(
      `${what.rule}-output-unlinked`,
      nodeId,
      `The output ${label} leads nowhere, so the flow ends there. Connect it if followers should get an answer.`,
    ),
  );
}
