import { type Selectable, sql } from 'kysely';
import { newId } from '../../infrastructure/crypto/newId.ts';
import { asRows } from '../../infrastructure/database/asRows.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { CommentsTable } from '../../infrastructure/database/instagramTables.ts';
import { likePattern } from '../../infrastructure/http/likePattern.ts';
import type { PageCursor } from '../../infrastructure/http/pageCursor.ts';
import type { InstagramPost } from '../../integrations/instagram/index.ts';

export type CommentRow = Selectable<CommentsTable>;

interface CommentQuery {
  mediaId: string | undefined;
  filter: 'all' | 'unanswered' | 'hidden';
  search: string | undefined;
  cursor: PageCursor | null;
  limit: number;
}

const isUnanswered = sql<boolean>`not is_own and not is_hidden and replied_at is null and private_reply_state is distinct from 'sent'`;

export function listComments(
  queries: Queries,
  ownerId: string,
  { mediaId, filter, search, cursor, limit }: CommentQuery,
): Promise<(CommentRow & { cursor_at: string })[]> {
  let query = queries
    .selectFrom('comments')
    .where('owner_id', '=', ownerId)
    .where('is_deleted', '=', false)
    .selectAll()
    .select(sql<string>`written_at::text`.as('cursor_at'));
  if (mediaId !== undefined) query = query.where('media_id', '=', mediaId);
  if (filter === 'hidden') query = query.where('is_hidden', '=', true);
  if (filter === 'unanswered') query = query.where(isUnanswered);
  if (search !== undefined && search !== '') {
    const pattern = likePattern(search);
    query = query.where((eb) => eb.or([eb('username', 'ilike', pattern), eb('text', 'ilike', pattern)]));
  }
  if (cursor) query = query.where(sql<boolean>`(written_at, id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`);
  return query.orderBy('written_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export function getComment(queries: Queries, ownerId: string, id: string): Promise<CommentRow | undefined> {
  return queries
    .selectFrom('comments')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .selectAll()
    .executeTakeFirst();
}

export type CommentChange = Partial<
  Pick<
    CommentRow,
    | 'is_hidden'
    | 'is_deleted'
    | 'text'
    | 'replied_at'
    | 'private_reply_state'
    | 'private_reply_error'
    | 'private_reply_text'
    | 'private_reply_message_id'
  >
>;

export function changeComment(queries: Queries, ownerId: string, id: string, change: CommentChange): Promise<CommentRow> {
  return queries
    .updateTable('comments')
    .set(change)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes the one private reply of a comment; false when somebody has taken it. Committed before the call is made. */
export async function claimPrivateReply(queries: Queries, ownerId: string, id: string, text: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('comments')
    .set({
      private_reply_state: 'sending',
      private_reply_text: text,
      private_reply_error: null,
      private_replied_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('private_reply_state', 'is', null), eb('private_reply_state', '=', 'failed')]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface PostRow {
  media_id: string;
  caption: string | null;
  type: string | null;
  permalink: string | null;
  picture_url: string | null;
  published_at: Date | null;
  comment_count: number;
  unanswered_count: number;
  last_comment_at: Date | null;
}

const POSTS_MAX = 200;

/** Posts that are known by themselves or by a comment. */
export async function listPosts(queries: Queries, ownerId: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    with commented as (
      select account_id, media_id, count(*) as comment_count, count(*) filter (where ${isUnanswered}) as unanswered_count,
        max(written_at) as last_comment_at
      from comments where owner_id = ${ownerId} and not is_deleted group by account_id, media_id
    ), known as (select * from posts where owner_id = ${ownerId})
    select coalesce(known.media_id, commented.media_id) as media_id, known.caption, known.type, known.permalink, known.picture_url,
      known.published_at, coalesce(commented.comment_count, 0) as comment_count,
      coalesce(commented.unanswered_count, 0) as unanswered_count, commented.last_comment_at
    from known full join commented on commented.account_id = known.account_id and commented.media_id = known.media_id
    order by commented.last_comment_at desc nulls last, known.published_at desc nulls last limit ${POSTS_MAX}`.execute(queries);
  return rows;
}

export async function storePosts(
  queries: Queries,
  ownerId: string,
  accountId: string,
  posts: readonly InstagramPost[],
): Promise<void> {
  if (posts.length === 0) return;
  const rows = posts.map((post) => ({
    id: newId(),
    owner_id: ownerId,
    account_id: accountId,
    media_id: post.id,
    caption: post.caption,
    type: post.type,
    permalink: post.permalink,
    picture_url: post.pictureUrl,
    published_at: post.publishedAt,
  }));
  const columns =
    'id uuid, owner_id uuid, account_id uuid, media_id text, caption text, type text, permalink text, picture_url text, published_at timestamptz';
  await sql`
    insert into posts (id, owner_id, account_id, media_id, caption, type, permalink, picture_url, published_at)
    select id, owner_id, account_id, media_id, caption, type, permalink, picture_url, published_at from ${asRows(rows, columns)}
    on conflict (account_id, media_id) do update set caption = excluded.caption, type = excluded.type, permalink = excluded.permalink,
      picture_url = excluded.picture_url, published_at = excluded.published_at`.execute(queries);
}

/** The echo of a private reply whose answer has not come, or was lost, says that it was sent. False when there is none. */
export async function confirmPrivateReply(
  queries: Queries,
  ownerId: string,
  accountId: string,
  echo: { mid: string; text: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update comments set private_reply_state = 'sent', private_reply_error = null, private_reply_message_id = ${echo.mid}
    where id = (
      select id from comments
      where owner_id = ${ownerId} and account_id = ${accountId} and private_reply_state in ('sending', 'unconfirmed')
        and private_reply_text = ${echo.text}
      order by private_replied_at limit 1 for update)`.execute(queries);
  return Number(numAffectedRows ?? 0) > 0;
}
