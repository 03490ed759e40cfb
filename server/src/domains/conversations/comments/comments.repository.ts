import type { MessageText } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { CommentsTable } from '../../../infrastructure/database/tables/instagramTables.ts';
import { likePattern } from '../../../infrastructure/http/input/likePattern.ts';
import type { PageCursor } from '../../../infrastructure/http/input/pageCursor.ts';
import type { InstagramPost } from '../../../integrations/instagram/index.ts';
import { bindNextPosts } from '../../automation/flows/index.ts';
import { privateReplyId, type SendRow } from '../../instagram/outbox/index.ts';

export interface CommentRow extends Selectable<CommentsTable> {
  private_reply_state: SendRow['state'] | null;
  private_reply_text: string | null;
  private_reply_error: string | null;
  private_reply_error_message: MessageText | null;
  event_id: string | null;
}

interface CommentQuery {
  accountId: string | null;
  mediaId: string | undefined;
  filter: 'all' | 'unanswered' | 'hidden';
  search: string | undefined;
  cursor: PageCursor | null;
  limit: number;
}

const isUnanswered = sql<boolean>`not is_own and not is_hidden and replied_at is null and reply.state is distinct from 'sent'`;
const isReply = sql<boolean>`reply.owner_id = comments.owner_id and reply.id = ${privateReplyId}`;

const eventOfComment = sql<string | null>`(
  select events.id from events join instagram_accounts account on account.id = comments.account_id
  where events.owner_id = comments.owner_id
    and events.event_key = account.ig_id || case when comments.is_live then ':c:live_comments:' else ':c:comments:' end || comments.comment_id)`;

function commentsOf(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('comments')
    .leftJoin('outbox as reply', (join) => join.on(isReply))
    .where('comments.owner_id', '=', ownerId)
    .where('is_deleted', '=', false)
    .selectAll('comments')
    .select([
      'reply.state as private_reply_state',
      'reply.text as private_reply_text',
      'reply.error as private_reply_error',
      'reply.error_message as private_reply_error_message',
      eventOfComment.as('event_id'),
    ]);
}

export function listComments(
  queries: Queries,
  ownerId: string,
  { accountId, mediaId, filter, search, cursor, limit }: CommentQuery,
): Promise<(CommentRow & { cursor_at: string })[]> {
  let query = commentsOf(queries, ownerId).select(sql<string>`written_at::text`.as('cursor_at'));
  if (accountId !== null) query = query.where('comments.account_id', '=', accountId);
  if (mediaId !== undefined) query = query.where('media_id', '=', mediaId);
  if (filter === 'hidden') query = query.where('is_hidden', '=', true);
  if (filter === 'unanswered') query = query.where(isUnanswered);
  if (search !== undefined && search !== '') {
    const pattern = likePattern(search);
    query = query.where((eb) => eb.or([eb('username', 'ilike', pattern), eb('comments.text', 'ilike', pattern)]));
  }
  if (cursor) query = query.where(sql<boolean>`(written_at, comments.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`);
  return query.orderBy('written_at', 'desc').orderBy('comments.id', 'desc').limit(limit).execute();
}

export function getComment(queries: Queries, ownerId: string, id: string): Promise<CommentRow | undefined> {
  return commentsOf(queries, ownerId).where('comments.id', '=', id).executeTakeFirst();
}

export type CommentChange = Partial<Pick<CommentRow, 'is_hidden' | 'is_deleted' | 'text' | 'replied_at'>>;

export async function changeComment(queries: Queries, ownerId: string, id: string, change: CommentChange): Promise<void> {
  await queries.updateTable('comments').set(change).where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

export interface PostRow {
  account_id: string;
  media_id: string;
  /** False if known only from comments. */
  is_known: boolean;
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

export async function listPosts(queries: Queries, ownerId: string, accountId: string | null): Promise<PostRow[]> {
  const isOfAccount = (table: string) => (accountId === null ? sql`true` : sql`${sql.ref(table)}.account_id = ${accountId}`);
  const { rows } = await sql<PostRow>`
    with commented as (
      select comments.account_id, media_id, count(*) as comment_count, count(*) filter (where ${isUnanswered}) as unanswered_count,
        max(written_at) as last_comment_at
      from comments left join outbox reply on ${isReply}
      where comments.owner_id = ${ownerId} and ${isOfAccount('comments')} and not is_deleted group by comments.account_id, media_id
    ), known as (select * from posts where owner_id = ${ownerId} and ${isOfAccount('posts')})
    select coalesce(known.account_id, commented.account_id) as account_id, coalesce(known.media_id, commented.media_id) as media_id,
      known.media_id is not null as is_known, known.caption, known.type, known.permalink, known.picture_url,
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
  await bindNextPosts(queries, ownerId, accountId);
}
