import type { FlowStart } from '@fanfare/shared/contracts';
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { asRows } from '../../../../infrastructure/database/queries/asRows.ts';
import { flowAppliesTo } from '../accounts/flowAccounts.repository.ts';

export interface NextPostRow {
  choice: string;
  chosenAt: string;
  waitingAccountIds: string[];
  posts: { accountId: string; mediaId: string; boundAt: string }[];
}

export async function storeChoice(
  queries: Queries,
  ownerId: string,
  flowId: string,
  { trigger, filter }: Pick<FlowStart, 'trigger' | 'filter'>,
  now: Date,
): Promise<void> {
  const choice = trigger === 'comment' ? filter?.nextPost : undefined;
  if (choice === undefined) return;
  await sql`
    insert into next_post_choices (flow_id, choice, owner_id, chosen_at) values (${flowId}, ${choice}, ${ownerId}, ${now})
    on conflict do nothing`.execute(queries);
}

const isCurrent = sql<boolean>`automations.flow_id = choice.flow_id and automations.trigger_type = 'comment'
  and automations.trigger_filter->>'nextPost' = choice.choice`;

const appliesTo = (accountId: RawBuilder<unknown>) => flowAppliesTo(sql`choice.flow_id`, accountId);

function isUnbound(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from next_posts bound
    where bound.owner_id = choice.owner_id and bound.flow_id = choice.flow_id and bound.choice = choice.choice and bound.account_id = ${accountId})`;
}

export function nextPostOf(): AliasedRawBuilder<NextPostRow | null, 'next_post'> {
  const account = sql`account.id`;
  return sql<NextPostRow | null>`case when automations.trigger_filter ? 'nextPost' then (
    select jsonb_build_object('choice', choice.choice, 'chosenAt', choice.chosen_at,
      'waitingAccountIds', coalesce((
        select jsonb_agg(account.id order by account.added_at, account.id) from instagram_accounts account
        where account.owner_id = choice.owner_id and account.state <> 'inactive'
          and ${isUnbound(account)} and ${appliesTo(account)}), '[]'),
      'posts', coalesce((
        select jsonb_agg(jsonb_build_object('accountId', bound.account_id, 'mediaId', bound.media_id, 'boundAt', bound.bound_at)
          order by bound.bound_at, bound.account_id)
        from next_posts bound where bound.owner_id = choice.owner_id and bound.flow_id = choice.flow_id and bound.choice = choice.choice), '[]'))
    from next_post_choices choice where ${isCurrent}) end`.as('next_post');
}

/** The primary key lets one of concurrent bindings win. */
export async function bindNextPosts(queries: Queries, ownerId: string, accountId: string): Promise<void> {
  const account = sql`${accountId}::uuid`;
  await sql`
    insert into next_posts (flow_id, choice, account_id, owner_id, media_id, bound_at)
    select choice.flow_id, choice.choice, ${account}, choice.owner_id, post.media_id, now()
    from next_post_choices choice join automations on ${isCurrent}
    cross join lateral (
      select media_id from posts
      where posts.owner_id = choice.owner_id and posts.account_id = ${account} and posts.published_at > choice.chosen_at
        and coalesce(posts.type, '') not in ('STORY', 'AD', 'LIVE')
      order by posts.published_at, posts.media_id limit 1) post
    where choice.owner_id = ${ownerId} and ${isUnbound(account)} and ${appliesTo(account)}
    on conflict do nothing`.execute(queries);
}

export async function isWaitingForPost(queries: Queries, ownerId: string, accountId: string): Promise<boolean> {
  const account = sql`${accountId}::uuid`;
  const { rows } = await sql`
    select from next_post_choices choice join automations on ${isCurrent}
    where choice.owner_id = ${ownerId} and ${isUnbound(account)} and ${appliesTo(account)} limit 1`.execute(queries);
  return rows.length > 0;
}

export interface CommentedMedia {
  ownerId: string;
  accountId: string;
  mediaId: string;
  writtenAt: Date;
}

export async function findUnknownMedia(queries: Queries, comments: readonly CommentedMedia[]): Promise<CommentedMedia[]> {
  const waiting = await findWaiting(queries, comments);
  const accounts = new Map(waiting.map(({ accountId, ownerId }) => [accountId, ownerId]));
  if (accounts.size === 0) return [];
  for (const [accountId, ownerId] of accounts) await bindNextPosts(queries, ownerId, accountId);
  const left = await findWaiting(queries, waiting);
  if (left.length === 0) return [];
  const { rows: known } = await sql<{ account_id: string; media_id: string }>`
    select posts.account_id, posts.media_id from ${asRows(left.map(toRow), columns)}
    join posts on posts.account_id = input.account_id and posts.media_id = input.media_id`.execute(queries);
  const keys = new Set(known.map(({ account_id, media_id }) => `${account_id}:${media_id}`));
  return left.filter(({ accountId, mediaId }) => !keys.has(`${accountId}:${mediaId}`));
}

async function findWaiting(queries: Queries, comments: readonly CommentedMedia[]): Promise<CommentedMedia[]> {
  if (comments.length === 0) return [];
  const account = sql`input.account_id`;
  const { rows } = await sql<{ place: number }>`
    select input.place from ${asRows(comments.map(toRow), columns)}
    where exists (
      select from next_post_choices choice join automations on ${isCurrent}
      where choice.owner_id = input.owner_id and choice.chosen_at < input.written_at
        and automations.is_active and automations.version is not null and ${isUnbound(account)} and ${appliesTo(account)})`.execute(
    queries,
  );
  return rows.flatMap(({ place }) => comments[place] ?? []);
}

const columns = 'place int, owner_id uuid, account_id uuid, media_id text, written_at timestamptz';

function toRow({ ownerId, accountId, mediaId, writtenAt }: CommentedMedia, place: number) {
  return { place, owner_id: ownerId, account_id: accountId, media_id: mediaId, written_at: writtenAt };
}
