import { error } from '../rules/issue.ts';
import { messageIssues } from '../rules/messageIssues.ts';
import { type NodeKind, plainTraits } from './NodeKind.ts';
import { writeTemplates } from './writeTemplates.ts';

/** Answers the comment that started the run under the post, or hides it. */
export const commentKind: NodeKind = {
  ...plainTraits,
  execute(node, moment) {
    const { memory, stepNo } = moment;
    const commentId = memory.commentId ?? null;
    if (commentId === null) return { result: 'ignored', detail: 'No comment started this run, so there is none to act on.' };
    if (node.data.comment?.operation === 'hide') {
      const command = { kind: 'hide_comment', stepNo, nodeId: node.id, commentId } as const;
      return { result: 'comment_hidden', detail: 'Hides the comment.', command };
    }
    const write = writeTemplates(moment);
    const text = write.text(node.data.content);
    const failure = write.failure();
    if (failure) return failure;
    if (text.trim() === '') return { result: 'ignored', detail: `The reply has no text, so nothing is written.${write.note()}` };
    return {
      result: 'comment_replied',
      detail: `Replies "${text}" to the comment.${write.note()}`,
      command: { kind: 'reply_to_comment', stepNo, nodeId: node.id, commentId, text },
    };
  },
  issues: (node, surroundings) => [
    error('comment-unavailable', node.id, 'No flow begins with a comment yet, so there is none to act on. Delete this node.'),
    ...(node.data.comment?.operation === 'hide' ? [] : messageIssues(node, surroundings)),
  ],
};
