import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { InTransaction } from '../InTransaction.ts';
import { getPrunedUntil, prunedUntil } from './prunedUntil.repository.ts';

/** Stays below the statement timeout. */
export const MESSAGES_TOGETHER = 20_000;

const slotOf = sql.raw(`date_bin('15 minutes', sent_at, 'epoch'::timestamptz)`);
const figures = sql.raw(
  `count(*) filter (where direction = 'in') as inbound, count(*) filter (where direction = 'out') as outbound`,
);
const isReal = sql.raw(`mid not like 'sim:%'`);

export async function getCountedUntil(queries: Queries): Promise<Date | null> {
  const row = await queries.selectFrom('rollup_progress').select('counted_until').executeTakeFirst();
  return row?.counted_until ?? null;
}

export async function setCountedUntil(queries: Queries, until: Date): Promise<void> {
  await queries
    .insertInto('rollup_progress')
    .values({ counted_until: until })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ counted_until: until }))
    .execute();
}

/** The end is exclusive; null if open. */
export interface Piece {
  firstId: string;
  endId: string | null;
}

export async function findPiece(queries: Queries, firstId: string, atMost: number): Promise<Piece> {
  const { rows } = await sql<{ id: string }>`
    select id from messages where id >= ${firstId}::uuid order by id offset ${atMost} limit 1`.execute(queries);
  return { firstId, endId: rows[0]?.id ?? null };
}

export function isIn({ firstId, endId }: Piece): RawBuilder<unknown> {
  return endId === null
    ? sql`messages.id >= ${firstId}::uuid`
    : sql`messages.id >= ${firstId}::uuid and messages.id < ${endId}::uuid`;
}

export async function countStored(queries: Queries, piece: Piece): Promise<void> {
  await sql`
    with touched as (
      select distinct owner_id, ${slotOf} as slot from messages where ${isIn(piece)} and ${isReal} and sent_at >= ${prunedUntil}
    )
    insert into message_rollups (owner_id, slot, inbound, outbound)
    select touched.owner_id, touched.slot, counted.inbound, counted.outbound
    from touched cross join lateral (
      select ${figures} from messages
      where messages.owner_id = touched.owner_id and sent_at >= touched.slot and sent_at < touched.slot + interval '15 minutes' and ${isReal}
    ) counted
    order by 1, 2
    on conflict (owner_id, slot) do update set inbound = excluded.inbound, outbound = excluded.outbound`.execute(queries);
}

export async function recount(
  ownerId: string,
  inTransaction: InTransaction,
  atMost: number = MESSAGES_TOGETHER,
): Promise<number> {
  let slots = 0;
  for (let from: Date | null = await inTransaction(getPrunedUntil); from !== null; ) {
    const begin: Date = from;
    const done = await inTransaction(async (queries) => {
      const end = await findEnd(queries, ownerId, begin, atMost);
      return { slots: await recountBetween(queries, ownerId, begin, end), end };
    });
    slots += done.slots;
    from = done.end;
  }
  return slots;
}

async function findEnd(queries: Queries, ownerId: string, from: Date, atMost: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select ${slotOf} + interval '15 minutes' as at from messages
    where owner_id = ${ownerId} and sent_at >= ${from} order by sent_at offset ${atMost} limit 1`.execute(queries);
  return rows[0]?.at ?? null;
}

async function recountBetween(queries: Queries, ownerId: string, from: Date, end: Date | null): Promise<number> {
  const until = sql`coalesce(${end}::timestamptz, 'infinity')`;
  await sql`delete from message_rollups where owner_id = ${ownerId} and slot >= ${from} and slot < ${until}`.execute(queries);
  const { numAffectedRows } = await sql`
    insert into message_rollups (owner_id, slot, inbound, outbound)
    select owner_id, ${slotOf}, ${figures} from messages
    where owner_id = ${ownerId} and sent_at >= ${from} and sent_at < ${until} and ${isReal} group by 1, 2
    on conflict (owner_id, slot) do update set inbound = excluded.inbound, outbound = excluded.outbound`.execute(queries);
  return Number(numAffectedRows ?? 0);
}
