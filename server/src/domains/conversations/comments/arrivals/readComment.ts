export interface CommentUpdate {
  owner_id: string;
  account_id: string;
  dedupe_key: string;
  kind: string;
  body: Record<string, unknown>;
  meta_ts: Date;
}

export interface NewComment {
  ownerId: string;
  accountId: string;
  commentId: string;
  mediaId: string;
  parentId: string | null;
  fromIgsid: string | null;
  username: string | null;
  text: string | null;
  isLive: boolean;
  isOwn: boolean;
  isHidden: boolean;
  writtenAt: Date;
}

type Item = Record<string, unknown>;

export function readComment(update: CommentUpdate): NewComment | null {
  if (update.kind !== 'comments' && update.kind !== 'live_comments') return null;
  const value = item(item(update.body.update).value);
  const from = item(value.from);
  const commentId = text(value.id) ?? text(value.comment_id);
  const mediaId = text(item(value.media).id);
  if (commentId === null || mediaId === null) return null;
  const fromIgsid = text(from.id);
  const igId = update.dedupe_key.split(':')[0];
  return {
    ownerId: update.owner_id,
    accountId: update.account_id,
    commentId,
    mediaId,
    parentId: text(value.parent_id),
    fromIgsid,
    username: text(from.username),
    text: text(value.text),
    isLive: update.kind === 'live_comments',
    // The account's own comments are received as events, too.
    isOwn: fromIgsid === igId || text(from.self_ig_scoped_id) !== null,
    isHidden: false,
    writtenAt: update.meta_ts,
  };
}

function item(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}

function text(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' ? String(value) : null;
}
