import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { dayOf, markStale, type OwnedDay } from '../days/dayRollups.repository.ts';
import type { InTransaction } from '../InTransaction.ts';
import { answeredRounds } from './answeredRounds.readModel.ts';
import { isIn, type Piece } from './messageRollups.repository.ts';
import { prunedUntil } from './prunedUntil.repository.ts';

/** Stays below the statement timeout. */
const CONVERSATIONS_TOGETHER = 250;
const IDS_TOGETHER = 20_000;

export async function listTouched(queries: Queries, piece: Piece): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct conversation_id as id from messages where ${isIn(piece)} and mid not like 'sim:%'`.execute(queries);
  return rows.map(({ id }) => id);
}

export async function recountConversations(
  ownerId: string,
  inTransaction: InTransaction,
  atMost: number = IDS_TOGETHER,
): Promise<void> {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined; ) {
    const after: string = last;
    const ids = await inTransaction((queries) => listConversationIds(queries, ownerId, after, atMost));
    // In two halves, because this count takes longest.
    const half = Math.ceil(ids.length / 2);
    await Promise.all([ids.slice(0, half), ids.slice(half)].map((part) => recountAll(part, inTransaction)));
    last = ids.at(-1);
  }
}

async function listConversationIds(queries: Queries, ownerId: string, afterId: string, atMost: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('conversations')
    .where('owner_id', '=', ownerId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(atMost)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function recountAll(ids: readonly string[], inTransaction: InTransaction): Promise<void> {
  for (let done = 0; done < ids.length; done += CONVERSATIONS_TOGETHER) {
    await inTransaction((queries) => recount(queries, ids.slice(done, done + CONVERSATIONS_TOGETHER)));
  }
}

async function recount(queries: Queries, ids: readonly string[]): Promise<void> {
  const chosen = sql`any(${ids}::uuid[])`;
  // Locks out other counting processes.
  await sql`select 1 from conversations where id = ${chosen} order by contact_id for no key update`.execute(queries);
  const slots = await sql<OwnedDay>`
    with counted as materialized (
      select owner_id, conversation_id, slot, heard, said,
        coalesce(lag(slot) over before, '-infinity') as slot_before,
        coalesce(max(slot) filter (where heard) over earlier, '-infinity') as heard_before,
        coalesce(max(slot) filter (where said) over earlier, '-infinity') as said_before
      from (
        select owner_id, conversation_id, date_bin('15 minutes', sent_at, 'epoch'::timestamptz) as slot,
          bool_or(direction = 'in') as heard, bool_or(direction = 'out') as said
        from messages where conversation_id = ${chosen} and mid not like 'sim:%' and sent_at >= ${prunedUntil} group by 1, 2, 3
        union all
        select owner_id, conversation_id, slot, heard, said from conversation_slots
        where conversation_id = ${chosen} and slot < ${prunedUntil}
      ) slots
      window before as (partition by conversation_id order by slot),
        earlier as (partition by conversation_id order by slot rows between unbounded preceding and 1 preceding)
    ), gone as (
      delete from conversation_slots where conversation_id = ${chosen} and (conversation_id, slot) not in (select conversation_id, slot from counted)
      returning owner_id, slot
    ), written as (
      insert into conversation_slots as kept (owner_id, conversation_id, slot, heard, said, slot_before, heard_before, said_before)
      select owner_id, conversation_id, slot, heard, said, slot_before, heard_before, said_before from counted
      on conflict (conversation_id, slot) do update set heard = excluded.heard, said = excluded.said, slot_before = excluded.slot_before,
        heard_before = excluded.heard_before, said_before = excluded.said_before
      where (kept.heard, kept.said, kept.slot_before, kept.heard_before, kept.said_before)
        is distinct from (excluded.heard, excluded.said, excluded.slot_before, excluded.heard_before, excluded.said_before)
      returning owner_id, slot
    )
    select distinct owner_id as "ownerId", ${dayOf(sql`slot`)}::text as day
    from (select * from gone union all select * from written) changed`.execute(queries);
  const answers = await sql<OwnedDay>`
    with earlier as (
      select conversation_id, max(round) as rounds from answers
      where conversation_id = ${chosen} and asked_at < ${prunedUntil} group by 1
    ), counted as materialized (
      select owner_id, conversation_id, round + coalesce(rounds, 0) as round, asked_at, ms, by_bot from (${answeredRounds(
        sql`select * from messages where conversation_id = ${chosen} and mid not like 'sim:%' and sent_at >= ${prunedUntil}`,
      )}) answered left join earlier using (conversation_id)
    ), gone as (
      delete from answers where conversation_id = ${chosen} and asked_at >= ${prunedUntil} and (conversation_id, round) not in (select conversation_id, round from counted)
      returning owner_id, asked_at
    ), old as (
      select answers.owner_id, answers.asked_at from answers join counted using (conversation_id, round) where answers.asked_at <> counted.asked_at
    ), written as (
      insert into answers as kept (owner_id, conversation_id, round, asked_at, ms, by_bot)
      select owner_id, conversation_id, round, asked_at, ms, by_bot from counted
      on conflict (conversation_id, round) do update set asked_at = excluded.asked_at, ms = excluded.ms, by_bot = excluded.by_bot
      where (kept.asked_at, kept.ms, kept.by_bot) is distinct from (excluded.asked_at, excluded.ms, excluded.by_bot)
      returning owner_id, asked_at
    )
    select distinct owner_id as "ownerId", ${dayOf(sql`asked_at`)}::text as day
    from (select * from gone union all select * from old union all select * from written) changed`.execute(queries);
  await markStale(queries, [...slots.rows, ...answers.rows]);
}
