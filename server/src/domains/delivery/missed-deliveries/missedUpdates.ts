import type { ConversationMessage, InstagramComment } from '../../../integrations/instagram/index.ts';
import type { StoredBody } from '../webhook-intake/index.ts';

export interface SeenUpdate {
  at: Date;
  /** Have no account prefix. */
  keys: string[];
  mid: string | null;
  kind: 'message' | 'comment';
  body: StoredBody;
}

interface Span {
  since: Date;
  until: Date;
}

interface Thread {
  igId: string;
  contactId: string;
  /** Newest first. */
  messages: readonly ConversationMessage[];
  /** By a newer message. */
  isAnswered: boolean;
}

interface SeenMessages {
  /** Oldest first. */
  seen: SeenUpdate[];
  /** Ids of messages without content. */
  unreadable: string[];
  isAnswered: boolean;
}

export function messagesWithin({ igId, contactId, messages, ...thread }: Thread, { since, until }: Span): SeenMessages {
  const seen: SeenUpdate[] = [];
  const unreadable: string[] = [];
  let { isAnswered } = thread;
  for (const { mid, at, fromId, text } of messages) {
    const isOwn = fromId === igId;
    const isWithin = at !== null && at >= since && at < until;
    if (isWithin && fromId === null) unreadable.push(mid);
    if (isWithin && fromId !== null) {
      const [sender, recipient] = isOwn ? [igId, contactId] : [contactId, igId];
      const message = { mid, ...(text !== null && { text }), ...(isOwn && { is_echo: true }) };
      const update = { sender: { id: sender }, recipient: { id: recipient }, timestamp: at.getTime(), message };
      const body: StoredBody = { channel: 'messaging', update, ...(!isOwn && isAnswered && { isAnswered }) };
      seen.push({ at, keys: [`m:${mid}`, `p:${mid}`], mid, kind: 'message', body });
    }
    isAnswered ||= isOwn;
  }
  return { seen: seen.reverse(), unreadable, isAnswered };
}

interface Post {
  igId: string;
  username: string;
  mediaId: string;
  comments: readonly InstagramComment[];
}

export function commentsWithin({ igId, username, mediaId, comments }: Post, { since, until }: Span): SeenUpdate[] {
  return comments.flatMap((comment): SeenUpdate[] => {
    const { id, writtenAt: at, fromId, text, parentId } = comment;
    const isOwn = fromId === igId || comment.username === username;
    if (at === null || isOwn || at < since || at >= until) return [];
    const value = {
      id,
      text,
      from: { id: fromId, username: comment.username },
      media: { id: mediaId },
      timestamp: at.getTime(),
      ...(parentId !== null && { parent_id: parentId }),
    };
    const body: StoredBody = { channel: 'changes', update: { field: 'comments', value } };
    return [{ at, keys: [`c:comments:${id}`, `c:live_comments:${id}`], mid: null, kind: 'comment', body }];
  });
}
