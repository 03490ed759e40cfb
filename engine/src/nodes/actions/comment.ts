import { message } from '@fanfare/shared/contracts';
import type { FlowContext } from '../../rules/FlowContext.ts';
import { error, type ValidationIssue, warning } from '../../rules/issue.ts';
import { messageIssues } from '../../rules/messageIssues.ts';
import { writeTemplates } from '../messages/writeTemplates.ts';
import { type NodeKind, plainTraits } from '../NodeKind.ts';

export const commentKind: NodeKind = {
  ...plainTraits,
  execute(node, context) {
    const { memory, stepNo } = context;
    const commentId = memory.commentId ?? null;
    if (commentId === null) return { result: 'ignored', detail: message('runs.no-comment') };
    if (node.data.comment?.operation === 'hide') {
      const command = { kind: 'hide_comment', stepNo, nodeId: node.id, commentId } as const;
      return { result: 'comment_hidden', detail: message('runs.comment-hidden'), command };
    }
    const write = writeTemplates(context);
    const text = write.text(node.data.content);
    const failure = write.failure();
    if (failure) return failure;
    if (text.trim() === '') return { result: 'ignored', detail: write.noted(message('runs.reply-empty')) };
    return {
      result: 'comment_replied',
      detail: write.noted(message('runs.comment-replied', { text })),
      command: { kind: 'reply_to_comment', stepNo, nodeId: node.id, commentId, text },
    };
  },
  issues: (node, surroundings) => [
    ...commentIssues(node.id, surroundings),
    ...(node.data.comment?.operation === 'hide' ? [] : messageIssues(node, surroundings)),
  ],
};

function commentIssues(nodeId: string, { trigger, hasStart }: FlowContext): ValidationIssue[] {
  if (trigger === 'comment') return [];
  if (trigger === 'live_comment') {
    const text = message('flow-issues.live-comment-action');
    return [error('comment-live', nodeId, text)];
  }
  if (hasStart) {
    const text = message('flow-issues.no-comment-start');
    return [error('comment-unavailable', nodeId, text)];
  }
  // The comment may also come from another flow or an automation.
  const text = message('flow-issues.needs-comment');
  return [warning('comment-unavailable', nodeId, text)];
}
