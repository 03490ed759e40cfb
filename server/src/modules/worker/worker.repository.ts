import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { InboxTable } from '../../infrastructure/database/tables.ts';

export type ClaimedUpdate = Selectable<InboxTable>;

const LEASE = sql.lit('30 seconds');

/** Another process has claimed the update since: what this one did must not be kept. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/**
 * Takes the earliest open update of up to `limit` lanes. "No earlier open one in this lane" is what keeps a conversation in order;
 * lanes do not wait for each other.
 */
export async function claimUpdates(queries: Queries, limit: number): Promise<ClaimedUpdate[]> {
  const { rows } = await sql<ClaimedUpdate>`
    with next as (
      select id from inbox where state = 'ready' and run_at <= now() and not exists (
        select 1 from inbox earlier
        where earlier.lane = inbox.lane and earlier.id < inbox.id and earlier.state in ('ready', 'active'))
      order by id limit ${limit} for update skip locked
    )
    update inbox set state = 'active', attempt = attempt + 1, fence = fence + 1, lease_until = now() + ${LEASE}::interval
    from next where inbox.id = next.id
    returning inbox.*`.execute(queries);
  return rows;
}

/** Closes an update in the transaction of its effects. Throws LeaseLost, which takes the effects back. */
export async function finishUpdate(queries: Queries, update: ClaimedUpdate): Promise<void> {
  await close(queries, update, { state: 'done', lease_until: null });
}

export async function failUpdate(queries: Queries, update: ClaimedUpdate): Promise<void> {
  await close(queries, update, { state: 'failed', lease_until: null });
}

export async function retryUpdateLater(queries: Queries, update: ClaimedUpdate, delayMs: number): Promise<void> {
  const run_at = sql<Date>`now() + ${`${Math.round(delayMs)} milliseconds`}::interval`;
  await close(queries, update, { state: 'ready', lease_until: null, run_at });
}

type Closing = { state: 'done' | 'failed' | 'ready'; lease_until: null; run_at?: ReturnType<typeof sql<Date>> };

async function close(queries: Queries, update: ClaimedUpdate, change: Closing): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('inbox')
    .set(change)
    .where('owner_id', '=', update.owner_id)
    .where('id', '=', update.id)
    .where('fence', '=', update.fence)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
}

/** Frees updates whose worker is gone. `everything`: this is the only process and just starts. */
export async function releaseAbandoned(queries: Queries, everything: boolean): Promise<number> {
  let query = queries.updateTable('inbox').set({ state: 'ready', lease_until: null }).where('state', '=', 'active');
  if (!everything) query = query.where('lease_until', '<', sql<Date>`now()`);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The owner asks for another try of a failed update. */
export async function requeueUpdate(queries: Queries, ownerId: string, dedupeKey: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('inbox')
    .set({ state: 'ready', attempt: 0, run_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('dedupe_key', '=', dedupeKey)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Redeliveries are still recognised by the key; the content is gone. */
export async function eraseBodies(queries: Queries, ownerId: string, dedupeKeys: readonly string[]): Promise<void> {
  await queries
    .updateTable('inbox')
    .set({ body: '{}' })
    .where('owner_id', '=', ownerId)
    .where('dedupe_key', 'in', dedupeKeys)
    .where('state', 'in', ['done', 'failed'])
    .execute();
}
