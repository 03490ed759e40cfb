import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

export interface OwnedDay {
  ownerId: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
}

export function dayOf(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${moment}) at time zone 'utc')::date`;
}

export function beginOf(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${day})::timestamp at time zone 'utc')`;
}

/** Call in the transaction of the change, where it waits for a running count. */
export async function markStale(queries: Queries, days: readonly OwnedDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into stale_days (owner_id, day)
    select distinct owner_id, day
    from unnest(${days.map(({ ownerId }) => ownerId)}::uuid[], ${days.map(({ day }) => day)}::date[]) as changed (owner_id, day)
    order by 1, 2
    on conflict (owner_id, day) do update set day = excluded.day`.execute(queries);
}

export async function markAllStale(queries: Queries, ownerId: string): Promise<void> {
  await sql`
    insert into stale_days (owner_id, day)
    select owner_id, day from conversation_days where owner_id = ${ownerId}
    union select owner_id, day from answer_days where owner_id = ${ownerId}
    order by 1, 2
    on conflict (owner_id, day) do update set day = excluded.day`.execute(queries);
}

export async function listStale(queries: Queries, before: Date, atMost: number, ownerId?: string): Promise<OwnedDay[]> {
  const isMeant = ownerId === undefined ? sql`true` : sql`owner_id = ${ownerId}`;
  const { rows } = await sql<OwnedDay>`
    select owner_id as "ownerId", to_char(day, 'YYYY-MM-DD') as day from stale_days
    where day < ${dayOf(sql`${before}::timestamptz`)} and ${isMeant}
    order by stale_days.day, owner_id limit ${atMost}`.execute(queries);
  return rows;
}

export async function countDay(queries: Queries, { ownerId, day }: OwnedDay): Promise<void> {
  // Adjacent days write the same windows.
  await sql`select pg_advisory_xact_lock(hashtextextended('days of ' || ${ownerId}, 0))`.execute(queries);
  await sql`delete from stale_days where owner_id = ${ownerId} and day = ${day}::date`.execute(queries);
  await countConversations(queries, { ownerId, day });
  await countWindows(queries, { ownerId, day });
  await sql`delete from answer_days where owner_id = ${ownerId} and day = ${day}::date`.execute(queries);
  await sql`
    insert into answer_days (owner_id, day, by_bot, steps, counts, totals)
    select ${ownerId}, ${day}::date, by_bot, array_agg(step order by step), array_agg(n order by step), array_agg(total order by step)
    from (
      select by_bot, step, count(*)::int as n, sum(ms)::bigint as total from answers where owner_id = ${ownerId} and ${isIn('asked_at', day)} group by 1, 2
    ) counted group by by_bot`.execute(queries);
}

function isIn(column: string, day: string): RawBuilder<unknown> {
  const begin = beginOf(sql`${day}::date`);
  return sql`${sql.ref(column)} >= ${begin} and ${sql.ref(column)} < ${begin} + interval '24 hours'`;
}

async function countConversations(queries: Queries, { ownerId, day }: OwnedDay): Promise<void> {
  await sql`delete from conversation_days where owner_id = ${ownerId} and day = ${day}::date`.execute(queries);
  await sql`
    insert into conversation_days (owner_id, day, day_before, talked, heard, said)
    select ${ownerId}, ${day}::date, day_before, sum(summed.talked), sum(summed.heard), sum(summed.said)
    from conversation_slots slots cross join lateral (values
      (${dayOf(sql`slot_before`)}, 1, 0, 0),
      (case when slots.heard then ${dayOf(sql`heard_before`)} end, 0, 1, 0),
      (case when slots.said then ${dayOf(sql`said_before`)} end, 0, 0, 1)
    ) summed (day_before, talked, heard, said)
    where owner_id = ${ownerId} and ${isIn('slot', day)} and day_before < ${day}::date
    group by day_before`.execute(queries);
}

/** Counts windows that begin or end on the day. */
async function countWindows(queries: Queries, { ownerId, day }: OwnedDay): Promise<void> {
  await sql`
    with begins as (
      select ${beginOf(sql`begin`)} as begin from (values (${day}::date - 1, ${day}::date - 1), (${day}::date, ${day}::date + 1)) days (begin, other)
      where not exists (select 1 from stale_days where owner_id = ${ownerId} and stale_days.day = days.other)
    ), spans as (
      select begin, greatest(slot_before + interval '15 minutes', slot - interval '23 hours 45 minutes', begin) as first, slot
      from begins join conversation_slots on owner_id = ${ownerId} and slot >= begin and slot < begin + interval '48 hours'
    ), changes as (
      select begin, at, sum(change) as change
      from spans cross join lateral (values (first, 1), (slot + interval '15 minutes', -1)) summed (at, change)
      where first <= slot and first < begin + interval '24 hours' group by 1, 2
    )
    insert into conversation_windows (owner_id, begins_at, conversations)
    select ${ownerId}, at, sum(coalesce(change, 0)) over (partition by begins.begin order by at)
    from begins cross join generate_series(begin, begin + interval '23 hours 45 minutes', interval '15 minutes') at
      left join changes using (begin, at)
    on conflict (owner_id, begins_at) do update set conversations = excluded.conversations`.execute(queries);
}
