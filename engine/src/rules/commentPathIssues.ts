import { type FlowNode, message, type TriggerType } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/FlowIndex.ts';
import { error, type ValidationIssue } from './issue.ts';

export function startsByComment(trigger: TriggerType | null): boolean {
  return trigger === 'comment' || trigger === 'live_comment';
}

/**
 * Instagram allows one message to a person who only commented. Reports nodes that would send another one
 * before a reply. Branches run in order, so messages of two branches add up.
 */
export function commentPathIssues(index: FlowIndex, sends: (node: FlowNode) => boolean): ValidationIssue[] {
  const seconds = new Set<string>();
  const walked = new Map<string, boolean>();

  function walk(id: string, isOneOut: boolean): boolean {
    const node = index.nodes.get(id);
    if (!node) return isOneOut;
    const place = `${isOneOut}:${id}`;
    const before = walked.get(place);
    if (before !== undefined) return before;
    const isSending = sends(node);
    if (isSending && isOneOut) seconds.add(id);
    const isOut = isOneOut || isSending;
    // Set before walking on, so that the walk stops at a cycle.
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

/**
 * Returns true if the messaging window is open after this output: the follower replied, or a window node
 * checked it.
 */
function hasWritten({ type }: FlowNode, output: string, outputs: readonly string[]): boolean {
  if (type === 'windowNode') return output === 'open';
  return outputs.includes('no_reply') && output !== 'no_reply';
}

function issueAt(id: string): ValidationIssue {
  return error('comment-second-message', id, message('flow-issues.second-message-before-answer'));
}
