import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import { NO_ACCOUNT, roundRobin } from '../../../infrastructure/database/queries/roundRobin.ts';
import type { InboxTable } from '../../../infrastructure/database/tables/tables.ts';

export type ClaimedUpdate = Selectable<InboxTable>;

export const LEASE = sql.lit('30 seconds');

/** Interruptions after which an update runs alone. */
export const ALONE_FROM = 3;

/** Claimed by another process: this transaction must roll back. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

export class SomeLeasesLost extends LeaseLost {
  readonly isHeld: (update: ClaimedUpdate) => boolean;

  constructor(isHeld: (update: ClaimedUpdate) => boolean) {
    super();
    this.isHeld = isHeld;
  }
}

const queue = {
  table: 'inbox',
  key: 'id',
  ready: 'ready',
  blocking: ['ready', 'active'],
  condition: sql`first.interruptions = 0`,
} as const;

/** First updates of lanes keep conversations in order. Does not wait for the disk: a lost claim is repeated. */
export function claimUpdates(
  database: Pick<Database, 'asSystem'>,
  limit: number,
  after = NO_ACCOUNT,
): Promise<(ClaimedUpdate & { turn: number })[]> {
  return database.asSystem(async (queries, { commitBehind }) => {
    const claiming = Promise.all([
      sql`set local synchronous_commit = off`.execute(queries),
      sql<ClaimedUpdate & { turn: number }>`
        with next as (select * from ${roundRobin(queue, { after, limit })} turns)
        update inbox set state = 'active', attempt = attempt + 1, fence = fence + 1, lease_until = now() + ${LEASE}::interval
        from next where inbox.id = next.key
        returning inbox.*, next.turn`.execute(queries),
    ]);
    commitBehind();
    const [, { rows }] = await claiming;
    return rows;
  });
}

export async function isAnyReady(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{ is_any: boolean }>`
    select exists (select 1 from inbox where state = 'ready' and run_at <= now()) as is_any`.execute(queries);
  return rows[0]?.is_any === true;
}

/** With a parameter, the planner does not read the whole index of active updates. */
export function heldByUs(updates: readonly ClaimedUpdate[]): RawBuilder<unknown> {
  const rows = updates.map(({ id, owner_id, fence }) => ({ id, owner_id, fence, state: 'active' }));
  return sql`${asRows(rows, 'id bigint, owner_id uuid, fence int, state text')}
    where inbox.owner_id = input.owner_id and inbox.id = input.id and inbox.fence = input.fence and inbox.state = input.state`;
}

/** In the transaction of their effects. Returns ids that were still ours. */
export async function finishUpdates(queries: Queries, updates: readonly ClaimedUpdate[]): Promise<Set<number>> {
  const { rows: held } = await sql<{ id: number }>`
    update inbox set state = 'done', lease_until = null
    from ${heldByUs(updates)}
    returning inbox.id`.execute(queries);
  return new Set(held.map(({ id }) => id));
}

/** @throws LeaseLost to roll back */
export async function closeUpdate(
  queries: Queries,
  update: ClaimedUpdate,
  state: 'done' | 'failed' | 'ready',
  delayMs = 0,
): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('inbox')
    .set({ state, lease_until: null, run_at: sql<Date>`now() + ${`${Math.round(delayMs)} milliseconds`}::interval` })
    .where('owner_id', '=', update.owner_id)
    .where('id', '=', update.id)
    .where('fence', '=', update.fence)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
}

const BACKOFF_BASE_MS = 1_000;
const BACKOFF_MAX_MS = 5 * 60 * 1000;

/** Exponential with full jitter, to spread retries. */
export function retryDelayMs(attempt: number): number {
  return Math.random() * Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
}

/** Their process has ended. `everything`: the only process is starting. */
export async function releaseAbandoned(queries: Queries, everything: boolean): Promise<number> {
  let query = queries
    .updateTable('inbox')
    .set({ state: 'ready', lease_until: null, interruptions: sql`interruptions + 1` })
    .where('state', '=', sql.lit('active'));
  if (!everything) query = query.where('lease_until', '<', sql<Date>`now()`);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function renewClaims(queries: Queries, updates: readonly ClaimedUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  await sql`
    update inbox set lease_until = now() + ${LEASE}::interval
    from ${heldByUs(updates)}`.execute(queries);
}

export async function releaseClaims(queries: Queries, updates: readonly ClaimedUpdate[]): Promise<number> {
  if (updates.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update inbox set state = 'ready', lease_until = null, attempt = greatest(0, attempt - 1)
    from ${heldByUs(updates)}`.execute(queries);
  return Number(numAffectedRows ?? 0);
}

export async function holdUpdates(queries: Queries, updates: readonly ClaimedUpdate[], delayMs: number): Promise<void> {
  await sql`
    update inbox set state = 'ready', lease_until = null, run_at = now() + ${`${delayMs} milliseconds`}::interval
    from ${heldByUs(updates)}`.execute(queries);
}

export async function rescheduleHeld(
  queries: Queries,
  updates: readonly ClaimedUpdate[],
  delayMs: number,
): Promise<ReadonlySet<number>> {
  const rows = updates.map(({ id, owner_id, fence }) => ({ id, owner_id, fence }));
  const { rows: held } = await sql<{ id: number }>`
    update inbox set run_at = now() + ${`${delayMs} milliseconds`}::interval
      ${delayMs === 0 ? sql`, attempt = least(attempt, 1)` : sql``}
    from ${asRows(rows, 'id bigint, owner_id uuid, fence int')}
    where inbox.owner_id = input.owner_id and inbox.id = input.id and inbox.fence = input.fence and inbox.state = 'ready'
    returning inbox.id`.execute(queries);
  return new Set(held.map(({ id }) => id));
}

export async function requeueUpdate(queries: Queries, ownerId: string, dedupeKey: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('inbox')
    .set({ state: 'ready', attempt: 0, run_at: sql<Date>`now()`, interruptions: sql`least(interruptions, ${ALONE_FROM})` })
    .where('owner_id', '=', ownerId)
    .where('dedupe_key', '=', dedupeKey)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Only the content: the key still identifies redeliveries. */
export async function eraseBodies(queries: Queries, ownerId: string, dedupeKeys: readonly string[]): Promise<void> {
  await queries
    .updateTable('inbox')
    .set({ body: '{}' })
    .where('owner_id', '=', ownerId)
    .where('dedupe_key', 'in', dedupeKeys)
    .where('state', 'in', ['done', 'failed'])
    .execute();
}

export async function beat(database: Pick<Database, 'asSystem'>): Promise<void> {
  await database.asSystem(async (queries) => {
    await sql`set local synchronous_commit = off`.execute(queries);
    await sql`insert into worker_beats (at) values (now()) on conflict (only_row) do update set at = excluded.at`.execute(
      queries,
    );
  });
}
