import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { answeredRounds } from './answeredRounds.readModel.ts';
import type { InTransaction } from './InTransaction.ts';
import { isIn, type Piece } from './messageRollups.repository.ts';

/** So many are counted in one statement that it ends long before its time is up. */
const CONVERSATIONS_TOGETHER = 250;
const IDS_TOGETHER = 20_000;

/** The conversations of which there are messages in the piece. */
export async function listTouched(queries: Queries, piece: Piece): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct conversation_id as id from messages where ${isIn(piece)} and mid not like 'sim:%'`.execute(queries);
  return rows.map(({ id }) => id);
}

/** Counts all conversations of one owner anew. */
export async function recountConversations(
  ownerId: string,
  inTransaction: InTransaction,
  atMost: number = IDS_TOGETHER,
): Promise<void> {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined; ) {
    const after: string = last;
    const ids = await inTransaction((queries) => listConversationIds(queries, ownerId, after, atMost));
    await recountAll(ids, inTransaction);
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

/** Counts these conversations anew, from their first message on, some at a time. */
export async function recountAll(ids: readonly string[], inTransaction: InTransaction): Promise<void> {
  for (let done = 0; done < ids.length; done += CONVERSATIONS_TOGETHER) {
    await inTransaction((queries) => recount(queries, ids.slice(done, done + CONVERSATIONS_TOGETHER)));
  }
}

async function recount(queries: Queries, ids: readonly string[]): Promise<void> {
  const chosen = sql`any(${ids}::uuid[])`;
  // Two processes that count the same ones take turns.
  await sql`select 1 from conversations where id = ${chosen} order by id for no key update`.execute(queries);
  await sql`delete from conversation_slots where conversation_id = ${chosen}`.execute(queries);
  await sql`
    insert into conversation_slots (owner_id, conversation_id, slot, heard, said, slot_before, heard_before, said_before)
    select owner_id, conversation_id, slot, heard, said,
      coalesce(lag(slot) over before, '-infinity'),
      coalesce(max(slot) filter (where heard) over earlier, '-infinity'),
      coalesce(max(slot) filter (where said) over earlier, '-infinity')
    from (
      select owner_id, conversation_id, date_bin('15 minutes', sent_at, 'epoch'::timestamptz) as slot,
        bool_or(direction = 'in') as heard, bool_or(direction = 'out') as said
      from messages where conversation_id = ${chosen} and mid not like 'sim:%' group by 1, 2, 3
    ) slots
    window before as (partition by conversation_id order by slot),
      earlier as (partition by conversation_id order by slot rows between unbounded preceding and 1 preceding)`.execute(queries);
  await sql`delete from answers where conversation_id = ${chosen}`.execute(queries);
  await sql`
    insert into answers (owner_id, conversation_id, round, asked_at, ms, by_bot)
    select owner_id, conversation_id, round, asked_at, ms, by_bot from (${answeredRounds(
      sql`select * from messages where conversation_id = ${chosen} and mid not like 'sim:%'`,
    )}) answered`.execute(queries);
}
