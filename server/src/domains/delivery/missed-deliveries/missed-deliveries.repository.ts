import type { MessageText } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { storedError } from '../../../infrastructure/messages/words.ts';

export interface ClaimedCheck {
  account_id: string;
  owner_id: string;
  compared_until: Date | null;
}

interface Due {
  everyMs: number;
  ownerId?: string;
}

export async function claimChecks(queries: Queries, { everyMs, ownerId }: Due): Promise<ClaimedCheck[]> {
  const every = sql`${`${everyMs} milliseconds`}::interval`;
  // A new connection has missed nothing.
  const who =
    ownerId === undefined
      ? sql`(connected_at <= now() - ${every} or exists (select 1 from delivery_checks known where known.account_id = account.id))`
      : sql`owner_id = ${ownerId}`;
  const { rows } = await sql<ClaimedCheck>`
    insert into delivery_checks (account_id, owner_id, started_at)
    select account.id, account.owner_id, now() from instagram_accounts account
    where account.state = 'active' and account.wants_webhooks and ${who} and not exists (
      select 1 from delivery_checks past where past.account_id = account.id and past.started_at > now() - ${every})
    limit 100
    on conflict (account_id) do update set started_at = excluded.started_at where delivery_checks.started_at <= now() - ${every}
    returning account_id, owner_id, compared_until`.execute(queries);
  return rows;
}

export interface CheckResult {
  comparedUntil: Date | null;
  threads: number;
  posts: number;
  missed: number;
  error: MessageText | null;
}

export async function storeCheck(queries: Queries, check: ClaimedCheck, result: CheckResult): Promise<void> {
  await queries
    .updateTable('delivery_checks')
    .set({
      finished_at: sql<Date>`now()`,
      ...(result.comparedUntil && { compared_until: result.comparedUntil }),
      threads: result.threads,
      posts: result.posts,
      missed: result.missed,
      ...storedError(result.error),
    })
    .where('owner_id', '=', check.owner_id)
    .where('account_id', '=', check.account_id)
    .execute();
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
  lastDay: number;
  lastWeek: number;
}

export async function readState(queries: Queries, ownerId: string): Promise<StoredState | undefined> {
  const { rows } = await sql<StoredState>`
    select finished_at, compared_until, threads, posts, missed, error, error_message, found.*
    from delivery_checks done
    join instagram_accounts account on account.id = done.account_id and account.state <> 'inactive'
    cross join (
      select count(*) filter (where received_at > now() - interval '1 day') as "lastDay", count(*) as "lastWeek"
      from events where owner_id = ${ownerId} and origin = 'reconciled' and event_type <> 'flow_execution'
        and received_at > now() - interval '7 days'
    ) found
    where done.owner_id = ${ownerId}`.execute(queries);
  return rows[0];
}
