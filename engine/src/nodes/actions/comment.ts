import { type FlowIssue, sentence } from '@fanfare/shared/contracts';
import type { FlowSurroundings } from '../../rules/FlowSurroundings.ts';
import { error, warning } from '../../rules/issue.ts';
import { messageIssues } from '../../rules/messageIssues.ts';
import { writeTemplates } from '../messages/writeTemplates.ts';
import { type NodeKind, plainTraits } from '../NodeKind.ts';

/** Answers the comment that started the run under the post, or hides it. */
export const commentKind: NodeKind = {
  ...plainTraits,
  execute(node, moment) {
    const { memory, stepNo } = moment;
    const commentId = memory.commentId ?? null;
    if (commentId === null)
      return { result: 'ignored', detail: sentence('No comment started this run, so there is none to act on.') };
    if (node.data.comment?.operation === 'hide') {
      const command = { kind: 'hide_comment', stepNo, nodeId: node.id, commentId } as const;
      return { result: 'comment_hidden', detail: sentence('Hides the comment.'), command };
    }
    const write = writeTemplates(moment);
    const text = write.text(node.data.content);
    const failure = write.failure();
    if (failure) return failure;
    if (text.trim() === '')
      return { result: 'ignored', detail: sentence('The reply has no text, so nothing is written.') + write.note() };
    return {
      result: 'comment_replied',
      detail: sentence('Replies "{text}" to the comment.', { text }) + write.note(),
      command: { kind: 'reply_to_comment', stepNo, nodeId: node.id, commentId, text },
    };
  },
  issues: (node, surroundings) => [
    ...commentIssues(node.id, surroundings),
    ...(node.data.comment?.operation === 'hide' ? [] : messageIssues(node, surroundings)),
  ],
};

function commentIssues(nodeId: string, { trigger, hasStart }: FlowSurroundings): FlowIssue[] {
  if (trigger === 'comment') return [];
  if (trigger === 'live_comment') {
    const text = sentence(
      'Under a live broadcast comments can neither be answered in public nor hidden. Delete this node and send a message.',
    );
    return [error('comment-live', nodeId, text)];
  }
  if (hasStart) {
    const text = sentence(
      'No comment starts this flow, so there is none to act on. Let it start on comments, or delete this node.',
    );
    return [error('comment-unavailable', nodeId, text)];
  }
  // Another flow, or an automation, may lead here with a comment.
  const text = sentence(
    'This does something only when a comment has led here. Let the flow start on comments, or lead to it from one that does.',
  );
  return [warning('comment-unavailable', nodeId, text)];
}
