import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';

export interface LastInbound {
  id: string;
  last_inbound_at: Date;
  shifted: Date;
}

const waitingUntil = sql.raw(`(runs.memory->>'waitingUntil')::timestamptz`);
const ofOwner = (ownerId: string): RawBuilder<unknown> =>
  sql`timers.owner_id = ${ownerId} and runs.id = timers.run_id and ${waitingUntil} is not null`;

export async function countWaits(queries: Queries, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from timers where owner_id = ${ownerId}`.execute(
    queries,
  );
  return rows[0]?.count ?? 0;
}

export async function findNextWait(queries: Queries, ownerId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(${waitingUntil}) as at from timers, runs where ${ofOwner(ownerId)}`.execute(queries);
  return rows[0]?.at ?? null;
}

/**
 * Temporarily shifts the time of the contacts' last message, which decides the messaging window. Returns what
 * to restore.
 */
async function shiftLastInbound(queries: Queries, at: Date, contacts: RawBuilder<unknown>): Promise<LastInbound[]> {
  const { rows } = await sql<LastInbound>`
    with heard as materialized (
      select id, last_inbound_at, date_trunc('milliseconds', now() - (${at}::timestamptz - last_inbound_at)) as shifted
      from conversations where contact_id in (${contacts}) and last_inbound_at < ${at}
    )
    update conversations set last_inbound_at = heard.shifted from heard where conversations.id = heard.id
    returning heard.id, heard.last_inbound_at, heard.shifted`.execute(queries);
  return rows;
}

export async function endWaits(queries: Queries, ownerId: string, at: Date): Promise<LastInbound[]> {
  const heard = await shiftLastInbound(
    queries,
    at,
    sql`select runs.contact_id from timers, runs where ${ofOwner(ownerId)} and ${waitingUntil} <= ${at}`,
  );
  await sql`update timers set due_at = now() from runs where ${ofOwner(ownerId)} and ${waitingUntil} <= ${at}`.execute(queries);
  return heard;
}

export function addInbound(queries: Queries, ownerId: string, username: string, at: Date): Promise<LastInbound[]> {
  return shiftLastInbound(queries, at, sql`select id from contacts where owner_id = ${ownerId} and username = ${username}`);
}

export async function restoreLastInbound(queries: Queries, heard: readonly LastInbound[]): Promise<void> {
  await sql`update conversations set last_inbound_at = input.last_inbound_at
    from ${asRows(heard, 'id uuid, last_inbound_at timestamptz, shifted timestamptz')}
    where conversations.id = input.id and conversations.last_inbound_at = input.shifted`.execute(queries);
}

export async function storeWaits(queries: Queries, ownerId: string): Promise<void> {
  await sql`update timers set due_at = coalesce(${waitingUntil}, now()) from runs where timers.owner_id = ${ownerId} and runs.id = timers.run_id`.execute(
    queries,
  );
}
