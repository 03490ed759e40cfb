import type { InstagramScope } from '@fanfare/shared/contracts/graph';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { InsightDaysTable, InsightFetchesTable } from '../../../infrastructure/database/tables/instagramTables.ts';
import type { AccountRow } from '../../instagram/instagram-accounts/index.ts';

const SCOPE: InstagramScope = 'instagram_business_manage_insights';
const CLAIMED_TOGETHER = 100;
/** The longest range of the analytics. */
const DAYS_KEPT = sql.lit('400 days');
/** Instagram stores figures of posts for this time. */
const POSTS_KEPT = sql.lit('2 years');

export interface Claim {
  accountId: string;
  ownerId: string;
  claimedAt: string;
}

export async function claimDueAccounts(queries: Queries, everyMs: number): Promise<Claim[]> {
  const { rows } = await sql<{ account_id: string; owner_id: string; claimed_at: Date }>`
    insert into insight_fetches as stored (account_id, owner_id, claimed_at, due_at)
    select account.id, account.owner_id, now(), now() + ${`${everyMs} milliseconds`}::interval
    from instagram_accounts account left join insight_fetches known on known.account_id = account.id
    where account.state = 'active' and account.pause_reason is null and ${SCOPE} = any(account.scopes)
      and (known.account_id is null or known.due_at <= now() or known.claimed_at < account.connected_at)
    order by known.due_at nulls first limit ${CLAIMED_TOGETHER}
    on conflict (account_id) do update set claimed_at = excluded.claimed_at, due_at = excluded.due_at
      where stored.due_at <= now() or stored.claimed_at < (select connected_at from instagram_accounts where id = excluded.account_id)
    returning account_id, owner_id, claimed_at`.execute(queries);
  return rows.map((row) => ({
    accountId: row.account_id,
    ownerId: row.owner_id,
    claimedAt: row.claimed_at.toISOString(),
  }));
}

export async function isSuperseded(queries: Queries, { ownerId, accountId, claimedAt }: Claim): Promise<boolean> {
  const row = await queries
    .selectFrom('insight_fetches')
    .select('claimed_at')
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined || row.claimed_at.toISOString() > claimedAt;
}

type Outcome = Pick<InsightFetchesTable, 'problem'> & { fetchedAt?: Date };

/** A failure does not change the time of the last success. */
export async function storeOutcome(queries: Queries, account: AccountRow, { problem, fetchedAt }: Outcome): Promise<void> {
  await queries
    .insertInto('insight_fetches')
    .values({
      account_id: account.id,
      owner_id: account.owner_id,
      claimed_at: sql<Date>`now()`,
      due_at: sql<Date>`now()`,
      problem,
      ...(fetchedAt && { fetched_at: fetchedAt }),
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ problem, ...(fetchedAt && { fetched_at: fetchedAt }) }))
    .execute();
}

export async function listFinalDays(queries: Queries, account: AccountRow, delayMs: number): Promise<Set<string>> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from insight_days
    where owner_id = ${account.owner_id} and account_id = ${account.id}
      and fetched_at >= (day + 1)::timestamp at time zone 'utc' + ${`${delayMs} milliseconds`}::interval`.execute(queries);
  return new Set(rows.map(({ day }) => day));
}

export type DayFigures = Pick<InsightDaysTable, 'reach' | 'views' | 'accounts_engaged' | 'total_interactions'> & { day: string };

/** If a metric failed, its stored value stays. */
export async function storeDays(queries: Queries, account: AccountRow, days: readonly DayFigures[], now: Date): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day) => ({ ...day, owner_id: account.owner_id, account_id: account.id, fetched_at: now }));
  const names = 'owner_id, account_id, day, reach, views, accounts_engaged, total_interactions, fetched_at';
  const columns = `owner_id uuid, account_id uuid, day date, reach bigint, views bigint, accounts_engaged bigint,
    total_interactions bigint, fetched_at timestamptz`;
  await sql`
    insert into insight_days as known (${sql.raw(names)}) select ${sql.raw(names)} from ${asRows(rows, columns)}
    on conflict (account_id, day) do update set ${keepKnown(['reach', 'views', 'accounts_engaged', 'total_interactions'])},
      fetched_at = excluded.fetched_at`.execute(queries);
}

export interface PostFigures {
  media_id: string;
  reach: number | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  saved: number | null;
  shares: number | null;
  total_interactions: number | null;
}

export async function storePostFigures(queries: Queries, account: AccountRow, post: PostFigures, now: Date): Promise<void> {
  const { media_id: _, ...figures } = post;
  const known = Object.keys(figures).map((name) => [
    name,
    sql<number | null>`coalesce(${sql.ref(`excluded.${name}`)}, ${sql.ref(`insight_posts.${name}`)})`,
  ]);
  await queries
    .insertInto('insight_posts')
    .values({ ...post, owner_id: account.owner_id, account_id: account.id, fetched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'media_id']).doUpdateSet({ ...Object.fromEntries(known), fetched_at: now }),
    )
    .execute();
}

export async function listPostFetches(queries: Queries, account: AccountRow): Promise<Map<string, Date>> {
  const rows = await queries
    .selectFrom('insight_posts')
    .select(['media_id', 'fetched_at'])
    .where('owner_id', '=', account.owner_id)
    .where('account_id', '=', account.id)
    .execute();
  return new Map(rows.map(({ media_id, fetched_at }) => [media_id, fetched_at]));
}

export async function deleteExpired(queries: Queries, account: AccountRow): Promise<void> {
  const { owner_id: ownerId, id } = account;
  await sql`delete from insight_days where owner_id = ${ownerId} and account_id = ${id} and day < now() - ${DAYS_KEPT}::interval`.execute(
    queries,
  );
  await sql`delete from insight_posts where owner_id = ${ownerId} and account_id = ${id} and fetched_at < now() - ${POSTS_KEPT}::interval`.execute(
    queries,
  );
}

function keepKnown(names: readonly string[]) {
  return sql.join(
    names.map((name) => sql`${sql.id(name)} = coalesce(${sql.ref(`excluded.${name}`)}, ${sql.ref(`known.${name}`)})`),
  );
}
