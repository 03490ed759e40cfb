import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';

const slotOf = sql.raw(`date_bin('15 minutes', sent_at, 'epoch'::timestamptz)`);
const figures = sql.raw(
  `count(*) filter (where direction = 'in') as inbound, count(*) filter (where direction = 'out') as outbound`,
);
/** Messages of tests are not counted. */
const isReal = sql.raw(`mid not like 'sim:%'`);

/** Until when everything stored has been counted; null before the first time. */
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

/** Counts anew every quarter of an hour into which a message fell that was stored since. Answers how many there were. */
export async function countStoredSince(queries: Queries, firstId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with touched as (
      select distinct owner_id, ${slotOf} as slot from messages where id >= ${firstId}::uuid and ${isReal}
    )
    insert into message_rollups (owner_id, slot, inbound, outbound)
    select touched.owner_id, touched.slot, counted.inbound, counted.outbound
    from touched cross join lateral (
      select ${figures} from messages
      where messages.owner_id = touched.owner_id and sent_at >= touched.slot and sent_at < touched.slot + interval '15 minutes' and ${isReal}
    ) counted
    order by 1, 2
    on conflict (owner_id, slot) do update set inbound = excluded.inbound, outbound = excluded.outbound`.execute(queries);
  return Number(numAffectedRows ?? 0);
}

/** Counts everything of one owner anew. Answers the number of quarters with messages. */
export async function recount(queries: Queries, ownerId: string): Promise<number> {
  await queries.deleteFrom('message_rollups').where('owner_id', '=', ownerId).execute();
  const { numAffectedRows } = await sql`
    insert into message_rollups (owner_id, slot, inbound, outbound)
    select owner_id, ${slotOf}, ${figures} from messages where owner_id = ${ownerId} and ${isReal} group by 1, 2
    on conflict (owner_id, slot) do update set inbound = excluded.inbound, outbound = excluded.outbound`.execute(queries);
  return Number(numAffectedRows ?? 0);
}
