import type { MessageText } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { leaseRows, milliseconds } from '../../../infrastructure/database/queries/leaseRows.ts';
import { storedError, storedMessage } from '../../../infrastructure/messages/words.ts';
import type { Comparison } from './Comparison.ts';

export interface ClaimedSlice {
  account_id: string;
  owner_id: string;
  compared_until: Date | null;
  /** Null before the first slice. */
  progress: Comparison | null;
}

interface Due {
  everyMs: number;
  accountId?: string;
}

/** Returns their number. */
export async function startComparisons(queries: Queries, { everyMs, accountId }: Due): Promise<number> {
  const every = milliseconds(everyMs);
  // A new connection has missed nothing.
  const who =
    accountId === undefined
      ? sql`(connected_at <= now() - ${every} or exists (select 1 from delivery_checks known where known.account_id = account.id))`
      : sql`account.id = ${accountId}`;
  const { rows } = await sql`
    insert into delivery_checks (account_id, owner_id, started_at, next_slice_at)
    select account.id, account.owner_id, now(), now() from instagram_accounts account
    where account.state = 'active' and account.wants_webhooks and ${who} and not exists (
      select 1 from delivery_checks past where past.account_id = account.id
        and (past.started_at > now() - ${every} or past.next_slice_at is not null))
    limit 100
    on conflict (account_id) do update set started_at = now(), next_slice_at = now(), progress = null
      where delivery_checks.started_at <= now() - ${every} and delivery_checks.next_slice_at is null
    returning account_id`.execute(queries);
  return rows.length;
}

export const leaseSlices = (queries: Queries, limit: number, leaseMs: number, accountId?: string): Promise<ClaimedSlice[]> =>
  leaseRows(queries, {
    table: 'delivery_checks',
    key: 'account_id',
    isDue: sql`next_slice_at <= now() and ${accountId === undefined ? sql`true` : sql`account_id = ${accountId}`}
      and account_id in (select id from instagram_accounts where state = 'active')`,
    order: sql`next_slice_at`,
    limit,
    set: sql`next_slice_at = now() + ${milliseconds(leaseMs)}`,
  });

export async function storeProgress(queries: Queries, slice: ClaimedSlice, progress: Comparison, delayMs: number): Promise<void> {
  await checkOf(queries, slice)
    .set({ progress: JSON.stringify(progress), next_slice_at: sql<Date>`now() + ${milliseconds(delayMs)}`, ...storedError(null) })
    .execute();
}

export async function storeDelay(
  queries: Queries,
  slice: ClaimedSlice,
  delayMs: number,
  error: MessageText | null,
): Promise<void> {
  await checkOf(queries, slice)
    .set({ next_slice_at: sql<Date>`now() + ${milliseconds(delayMs)}`, ...storedError(error) })
    .execute();
}

const ended = { finished_at: sql<Date>`now()`, progress: null, next_slice_at: null };

export async function storeFailure(queries: Queries, slice: ClaimedSlice, error: MessageText): Promise<void> {
  await checkOf(queries, slice)
    .set({ ...ended, threads: 0, posts: 0, missed: 0, ...storedError(error) })
    .execute();
}

export async function storeResult(
  queries: Queries,
  slice: ClaimedSlice,
  { until, counts }: Comparison,
  leftOut: MessageText | null,
): Promise<void> {
  await checkOf(queries, slice)
    .set({
      ...ended,
      compared_until: new Date(until),
      ...counts,
      ...storedError(null),
      ...(leftOut !== null && { left_out: storedMessage(leftOut), left_out_at: sql<Date>`now()` }),
    })
    .execute();
}

function checkOf(queries: Queries, slice: ClaimedSlice) {
  return queries.updateTable('delivery_checks').where('owner_id', '=', slice.owner_id).where('account_id', '=', slice.account_id);
}

interface Candidate {
  /** Any of these in the inbox. */
  keys: string[];
  /** Or this stored message. */
  mid: string | null;
}

/** Returns indexes. */
export async function findMissing(queries: Queries, accountId: string, candidates: readonly Candidate[]): Promise<Set<number>> {
  if (candidates.length === 0) return new Set();
  const rows = candidates.flatMap(({ keys, mid }, n) => keys.map((key) => ({ n, key, mid })));
  const { rows: missing } = await sql<{ n: number }>`
    with given as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (n int, key text, mid text))
    select n from given group by n
    having not bool_or(exists (select 1 from inbox where inbox.dedupe_key = given.key))
      and not bool_or(exists (select 1 from messages where messages.account_id = ${accountId} and messages.mid = given.mid))`.execute(
    queries,
  );
  return new Set(missing.map(({ n }) => n));
}

export interface StoredState {
  finished_at: Date | null;
  compared_until: Date | null;
  threads: number;
  posts: number;
  missed: number;
  error: string | null;
  error_message: MessageText | null;
  is_comparing: boolean;
  left_out: MessageText | null;
  left_out_at: Date | null;
  lastDay: number;
  lastWeek: number;
}

export async function readState(queries: Queries, ownerId: string, accountId: string): Promise<StoredState | undefined> {
  const { rows } = await sql<StoredState>`
    select finished_at, compared_until, threads, posts, missed, error, error_message,
      next_slice_at is not null as is_comparing, left_out, left_out_at, found.*
    from delivery_checks done
    cross join (
      select count(*) filter (where received_at > now() - interval '1 day') as "lastDay", count(*) as "lastWeek"
      from events where owner_id = ${ownerId} and account_id = ${accountId} and origin = 'reconciled' and event_type <> 'flow_execution'
        and received_at > now() - interval '7 days'
    ) found
    where done.owner_id = ${ownerId} and done.account_id = ${accountId}`.execute(queries);
  return rows[0];
}
