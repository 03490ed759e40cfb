import { type RawBuilder, sql } from 'kysely';
import { asRows } from '../../infrastructure/database/asRows.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';

/** When a contact wrote last, while it is told as if the moment of a wait were now. */
export interface HeardLast {
  id: string;
  last_inbound_at: Date;
}

const waitingUntil = sql.raw(`(runs.memory->>'waitingUntil')::timestamptz`);
const ofOwner = (ownerId: string): RawBuilder<unknown> =>
  sql`timers.owner_id = ${ownerId} and runs.id = timers.run_id and ${waitingUntil} is not null`;

/** How many runs wait for the clock. */
export async function countWaits(queries: Queries, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from timers where owner_id = ${ownerId}`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** When the next run that waits goes on; null when none does. */
export async function findNextWait(queries: Queries, ownerId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(${waitingUntil}) as at from timers, runs where ${ofOwner(ownerId)}`.execute(queries);
  return rows[0]?.at ?? null;
}

/**
 * Runs that waited until this moment of the past go on now. How long ago their contacts wrote decides whether they may be written to, so
 * that is told as it was then; answers what to put back.
 */
export async function endWaits(queries: Queries, ownerId: string, at: Date): Promise<HeardLast[]> {
  const { rows: heard } = await sql<HeardLast>`
    select conversations.id, conversations.last_inbound_at from timers, runs, conversations
    where ${ofOwner(ownerId)} and ${waitingUntil} <= ${at} and conversations.contact_id = runs.contact_id
      and conversations.last_inbound_at is not null`.execute(queries);
  await sql`update conversations set last_inbound_at = now() - (${at}::timestamptz - conversations.last_inbound_at)
    where id = any(${heard.map(({ id }) => id)}::uuid[])`.execute(queries);
  await sql`update timers set due_at = now() from runs where ${ofOwner(ownerId)} and ${waitingUntil} <= ${at}`.execute(queries);
  return heard;
}

export async function putBackHeardLast(queries: Queries, heard: readonly HeardLast[]): Promise<void> {
  await sql`update conversations set last_inbound_at = input.last_inbound_at
    from ${asRows(heard, 'id uuid, last_inbound_at timestamptz')} where conversations.id = input.id`.execute(queries);
}

/** Everything that still waits goes on when its run says; runs that have ended meanwhile are told so at once. */
export async function keepWaits(queries: Queries, ownerId: string): Promise<void> {
  await sql`update timers set due_at = coalesce(${waitingUntil}, now()) from runs where timers.owner_id = ${ownerId} and runs.id = timers.run_id`.execute(queries);
}
