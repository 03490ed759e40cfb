import type { EventOrigin } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { InboxTable } from '../../infrastructure/database/tables.ts';
import type { AcceptedUpdate } from './reading/describeUpdate.ts';

const LEASE = sql.lit('30 seconds');

/** A row of the inbox that this process works on. */
export type TakenUpdate = Selectable<InboxTable>;

/** A new row of the inbox. */
export interface StoredUpdate {
  id: number;
  owner_id: string;
  account_id: string;
  dedupe_key: string;
  received_at: Date;
  is_simulated: boolean;
  /** Taken by this process, and not to be claimed. */
  is_taken: boolean;
}

/**
 * Stores updates in one statement: finds the connected account of each, drops and counts those of unknown accounts, and skips
 * what was stored before. One statement is one transaction, so after it everything is on disk or nothing. Among the first `room` updates
 * each that has nothing open before it in its lane is stored as taken by this process.
 */
export async function storeUpdates(
  queries: Queries,
  updates: readonly AcceptedUpdate[],
  { origin = 'webhook', room = 0 }: { origin?: EventOrigin; room?: number } = {},
): Promise<{ stored: StoredUpdate[]; unknown: number }> {
  const column = <T>(read: (update: AcceptedUpdate) => T) => updates.map(read);
  const { rows } = await sql<StoredUpdate & { unknown: number | null }>`
    with incoming as (
      select * from unnest(
        ${column((update) => update.igId)}::text[],
        ${column((update) => update.dedupeKey)}::text[],
        ${column((update) => update.contactKey)}::text[],
        ${column((update) => update.kind)}::text[],
        ${column((update) => JSON.stringify(update.body))}::text[],
        ${column((update) => update.metaTs.toISOString())}::timestamptz[]
      ) with ordinality as incoming (ig_id, update_key, contact_key, kind, body, meta_ts, n)
    ), known as (
      select account.owner_id, account.id as account_id, incoming.ig_id || ':' || update_key as dedupe_key,
        account.id || ':' || contact_key as lane, incoming.kind, incoming.body, incoming.meta_ts, incoming.n
      from incoming join instagram_accounts account on account.ig_id = incoming.ig_id and account.state <> 'inactive'
    ), decided as (
      select known.*, n <= ${room} and row_number() over (partition by lane order by n) = 1
        and not exists (select 1 from inbox open where open.lane = known.lane and open.state in ('ready', 'active')) as is_taken
      from known
    ), stored as (
      insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, origin, state, attempt, fence, lease_until)
      select owner_id, account_id, dedupe_key, lane, kind, body::jsonb, meta_ts, ${origin},
        case when is_taken then 'active' else 'ready' end, is_taken::int, is_taken::int,
        case when is_taken then now() + ${LEASE}::interval end
      from decided order by n
      on conflict (dedupe_key) do nothing
      returning id, owner_id, account_id, dedupe_key, received_at, is_simulated, state = 'active' as is_taken
    ), dropped as (
      select count(*) as updates from incoming where n not in (select n from known)
    ), counted as (
      insert into intake_drops (day, reason, updates, last_at)
      select (now() at time zone 'utc')::date, 'unknown_account', updates, now() from dropped where updates > 0
      on conflict (day, reason) do update set updates = intake_drops.updates + excluded.updates, last_at = excluded.last_at
      returning 1
    )
    select stored.*, null::bigint as unknown from stored
    union all select null, null, null, null, null, null, null, updates from dropped`.execute(queries);
  return {
    stored: rows.filter((row) => row.unknown === null),
    unknown: rows.find((row) => row.unknown !== null)?.unknown ?? 0,
  };
}

/** Deliveries with a wrong signature. Whose they were meant to be is not known: nothing in them can be trusted. */
export async function countRejections(queries: Queries, rejected: number): Promise<void> {
  await sql`
    insert into intake_drops (day, reason, updates, last_at)
    values ((now() at time zone 'utc')::date, 'signature_invalid', ${rejected}, now())
    on conflict (day, reason) do update set updates = intake_drops.updates + excluded.updates, last_at = excluded.last_at`.execute(
    queries,
  );
}

const TESTS_KEPT = 200;

export async function storeTests(queries: Queries, tests: readonly unknown[]): Promise<void> {
  await queries
    .insertInto('webhook_tests')
    .values(tests.map((test) => ({ body: JSON.stringify(test) })))
    .execute();
  await sql`delete from webhook_tests where id <= (select max(id) from webhook_tests) - ${TESTS_KEPT}`.execute(queries);
}

/** Answers false for a body that is there already: it was delivered again. */
export async function storeDeadLetter(
  queries: Queries,
  letter: { body_hash: Buffer; body: Buffer; reason: string },
): Promise<boolean> {
  const row = await queries
    .insertInto('dead_letters')
    .values(letter)
    .onConflict((conflict) => conflict.column('body_hash').doUpdateSet({ deliveries: sql<number>`dead_letters.deliveries + 1` }))
    .returning('deliveries')
    .executeTakeFirstOrThrow();
  return row.deliveries === 1;
}

export interface Addressee {
  owner_id: string;
  account_id: string;
}

export function findConnectedByIgIds(queries: Queries, igIds: readonly string[]): Promise<Addressee[]> {
  if (igIds.length === 0) return Promise.resolve([]);
  return queries
    .selectFrom('instagram_accounts')
    .where('state', '<>', 'inactive')
    .where('ig_id', 'in', igIds)
    .select(['owner_id', 'id as account_id'])
    .execute();
}

export function listConnected(queries: Queries, limit: number): Promise<Addressee[]> {
  return queries
    .selectFrom('instagram_accounts')
    .where('state', '<>', 'inactive')
    .orderBy('synced_at', 'desc')
    .select(['owner_id', 'id as account_id'])
    .limit(limit)
    .execute();
}
