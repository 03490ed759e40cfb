import { type FlowNode, message, type TriggerType } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/FlowIndex.ts';
import { error, type ValidationIssue } from './issue.ts';

export function startsByComment(trigger: TriggerType | null): boolean {
  return trigger === 'comment' || trigger === 'live_comment';
}

/**
 * To somebody who only commented Instagram lets one message go; whatever would follow it before they answer is an issue at the node that
 * would send it. Branches are walked one after the other, as a run does, so that two of them come to two messages.
 */
export function commentPathIssues(index: FlowIndex, sends: (node: FlowNode) => boolean): ValidationIssue[] {
  const seconds = new Set<string>();
  const walked = new Map<string, boolean>();

  /** Answers whether a message may be out afterwards. */
  function walk(id: string, isOneOut: boolean): boolean {
    const node = index.nodes.get(id);
    if (!node) return isOneOut;
    const place = `${isOneOut}:${id}`;
    const before = walked.get(place);
    if (before !== undefined) return before;
    const isSending = sends(node);
    if (isSending && isOneOut) seconds.add(id);
    const isOut = isOneOut || isSending;
    // A circle comes back here: nothing new is found by going round again.
    walked.set(place, isOut);
    const result = leave(node, isOut);
    walked.set(place, result);
    return result;
  }

  function leave(node: FlowNode, isOut: boolean): boolean {
    const outputs = index.outputs(node.id);
    if (outputs === null) return inTurn(index.next(node.id), isOut);
    return outputs
      .filter((output) => !hasWritten(node, output, outputs))
      .map((output) => inTurn(index.next(node.id, output), isOut))
      .reduce((one, other) => one || other, isOut);
  }

  function inTurn(ids: readonly string[], isOut: boolean): boolean {
    return ids.reduce((isOutNow, id) => walk(id, isOutNow), isOut);
  }

  inTurn(index.entryIds, false);
  return [...index.nodes.keys()].filter((id) => seconds.has(id)).map(issueAt);
}

/** Behind this output the follower can be written to: they have answered, or the window was looked at. */
function hasWritten({ type }: FlowNode, output: string, outputs: readonly string[]): boolean {
  if (type === 'windowNode') return output === 'open';
  return outputs.includes('no_reply') && output !== 'no_reply';
}

function issueAt(id: string): ValidationIssue {
  return error('comment-second-message', id, message('flow-issues.second-message-before-answer'));
}
