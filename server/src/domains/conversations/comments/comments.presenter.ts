import { type Comment, type CommentedPost, PRIVATE_REPLY_WINDOW_MS } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { CommentRow, PostRow } from './comments.repository.ts';

export function presentComment(row: CommentRow, nowMs: number): Comment {
  const state = stateOf(row);
  const endsAt = row.written_at.getTime() + PRIVATE_REPLY_WINDOW_MS;
  const isPossible = !row.is_own && endsAt > nowMs && (state === 'none' || state === 'failed');
  return {
    id: row.id,
    accountId: row.account_id,
    mediaId: row.media_id,
    parentId: row.parent_id,
    username: row.username,
    text: row.text,
    writtenAt: row.written_at.toISOString(),
    isLive: row.is_live,
    isOwn: row.is_own,
    isHidden: row.is_hidden,
    repliedAt: row.replied_at?.toISOString() ?? null,
    privateReply: {
      state,
      text: row.private_reply_text,
      ...inBoth('error', 'errorMessage', row.private_reply_error_message ?? row.private_reply_error),
      possibleUntil: isPossible ? new Date(endsAt).toISOString() : null,
    },
    eventId: row.event_id,
  };
}

function stateOf({ private_reply_state: state }: CommentRow): Comment['privateReply']['state'] {
  switch (state) {
    case null:
      return 'none';
    case 'intent':
    case 'parked':
    case 'sending':
      return 'sending';
    case 'cancelled':
      return 'failed';
    case 'sent':
    case 'failed':
    case 'unconfirmed':
      return state;
  }
}

export function presentPost(row: PostRow): CommentedPost {
  return {
    accountId: row.account_id,
    mediaId: row.media_id,
    caption: row.caption,
    type: row.type,
    permalink: row.permalink,
    pictureUrl: row.picture_url,
    publishedAt: row.published_at?.toISOString() ?? null,
    commentCount: row.comment_count,
    unansweredCount: row.unanswered_count,
    lastCommentAt: row.last_comment_at?.toISOString() ?? null,
  };
}
