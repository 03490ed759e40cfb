import type { EventOrigin } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { AcceptedUpdate } from './reading/describeUpdate.ts';

export interface StoredUpdate {
  id: number;
  owner_id: string;
  account_id: string;
  dedupe_key: string;
  received_at: Date;
  is_simulated: boolean;
}

interface StoreOptions {
  origin?: EventOrigin;
  isTheirTurn?: boolean;
  interruptionsOf?: (update: AcceptedUpdate) => number;
}

/** All or nothing. Returns accounts with spilled deliveries. */
export async function storeUpdates(
  queries: Queries,
  updates: readonly AcceptedUpdate[],
  { origin = 'webhook', isTheirTurn = false, interruptionsOf = () => 0 }: StoreOptions = {},
): Promise<{ stored: StoredUpdate[]; unknown: number; held: string[] }> {
  const column = <T>(read: (update: AcceptedUpdate) => T) => updates.map(read);
  const { rows } = await sql<StoredUpdate & { known: number; held: string[] | null }>`
    with waiting as materialized (
      select distinct unnest(ig_ids) as ig_id from waiting_deliveries where not ${isTheirTurn}
    ), known as (
      select account.owner_id, waiting.ig_id as held, account.id as account_id, incoming.ig_id || ':' || update_key as dedupe_key,
        account.id || ':' || contact_key as lane, kind, body, meta_ts, interruptions, n
      from unnest(
        ${column((update) => update.igId)}::text[],
        ${column((update) => update.dedupeKey)}::text[],
        ${column((update) => update.contactKey)}::text[],
        ${column((update) => update.kind)}::text[],
        ${column((update) => JSON.stringify(update.body))}::text[],
        ${column((update) => update.metaTs.toISOString())}::timestamptz[],
        ${column(interruptionsOf)}::smallint[]
      ) with ordinality as incoming (ig_id, update_key, contact_key, kind, body, meta_ts, interruptions, n)
      join instagram_accounts account on account.ig_id = incoming.ig_id and account.state <> 'inactive'
      left join waiting on waiting.ig_id = incoming.ig_id
    ), stored as (
      insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, origin, interruptions)
      select owner_id, account_id, dedupe_key, lane, kind, body::jsonb, meta_ts, ${origin}, interruptions from known where held is null order by n
      on conflict (dedupe_key) do nothing
      returning id, owner_id, account_id, dedupe_key, received_at, is_simulated
    )
    select stored.*, counted.known, counted.held
    from (select count(*) as known, array_agg(distinct held) filter (where held is not null) as held from known) counted
    left join stored on true`.execute(queries);
  const [{ known = 0, held = null } = {}] = rows;
  return { stored: rows.filter(({ id }) => id !== null), unknown: updates.length - known, held: held ?? [] };
}

/** They have no owner: unknown or unsigned content cannot be trusted. */
export async function countDrops(
  queries: Queries,
  reason: 'unknown_account' | 'signature_invalid',
  dropped: number,
): Promise<void> {
  await sql`
    insert into intake_drops (day, reason, updates, last_at)
    values ((now() at time zone 'utc')::date, ${reason}, ${dropped}, now())
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
