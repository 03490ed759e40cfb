import { sql } from 'kysely';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { asRows } from '../../../../infrastructure/database/queries/asRows.ts';
import { type CommentUpdate, type NewComment, readComment } from './readComment.ts';

/** Call in the transaction that completes the updates. */
export async function storeCommentUpdates(queries: Queries, updates: readonly CommentUpdate[]): Promise<void> {
  await storeComments(
    queries,
    updates.map(readComment).filter((comment) => comment !== null),
  );
}

/** Fills in unknown fields; an own comment marks its parent as answered. Returns the number of new comments. */
export async function storeComments(queries: Queries, comments: readonly NewComment[]): Promise<number> {
  if (comments.length === 0) return 0;
  // Boosted posts cause duplicates.
  const unique = [...new Map(comments.map((comment) => [`${comment.accountId}:${comment.commentId}`, comment])).values()];
  const rows = unique.map((comment) => ({
    id: newId(),
    owner_id: comment.ownerId,
    account_id: comment.accountId,
    comment_id: comment.commentId,
    media_id: comment.mediaId,
    parent_id: comment.parentId,
    from_igsid: comment.fromIgsid,
    username: comment.username,
    text: comment.text,
    is_live: comment.isLive,
    is_own: comment.isOwn,
    is_hidden: comment.isHidden,
    written_at: comment.writtenAt,
  }));
  const { rows: counts } = await sql<{ added: number }>`
    with stored as (
      insert into comments (id, owner_id, account_id, comment_id, media_id, parent_id, from_igsid, username, text, is_live, is_own,
        is_hidden, written_at)
      select id, owner_id, account_id, comment_id, media_id, parent_id, from_igsid, username, text, is_live, is_own, is_hidden, written_at
      from ${asRows(rows, columns)}
      where written_at >= coalesce((select pruned_until from retention_progress), '-infinity') order by account_id, comment_id
      on conflict (account_id, comment_id) do update set
        parent_id = coalesce(comments.parent_id, excluded.parent_id),
        from_igsid = coalesce(comments.from_igsid, case when not comments.is_deleted then excluded.from_igsid end),
        username = coalesce(comments.username, case when not comments.is_deleted then excluded.username end),
        text = case when comments.is_deleted then null else coalesce(comments.text, excluded.text) end
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new) as added from stored`.execute(queries);
  const answers = rows.filter(({ is_own, parent_id }) => is_own && parent_id !== null);
  if (answers.length > 0) await markAnswered(queries, answers);
  return counts[0]?.added ?? 0;
}

async function markAnswered(queries: Queries, answers: readonly object[]): Promise<void> {
  await sql`
    update comments set replied_at = input.written_at
    from ${asRows(answers, columns)}
    where comments.owner_id = input.owner_id and comments.account_id = input.account_id and comments.comment_id = input.parent_id
      and comments.replied_at is null`.execute(queries);
}

const columns = `id uuid, owner_id uuid, account_id uuid, comment_id text, media_id text, parent_id text, from_igsid text, username text,
  text text, is_live boolean, is_own boolean, is_hidden boolean, written_at timestamptz`;
