import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { countedPart } from './countedPart.ts';
import type { Span } from './readRange.ts';

const isReal = sql.raw(`mid not like 'sim:%'`);

export interface DayRow {
  date: string;
  inbound: number;
  outbound: number;
  conversations: number;
}

/** Messages by day of a time zone, from the counts where there are any. */
export async function readDays(
  queries: Queries,
  ownerId: string,
  { from, to, timeZone }: Span & { timeZone: string },
  countedUntil: Date | null,
): Promise<DayRow[]> {
  const part = countedPart({ from, to }, countedUntil);
  const { rows } = await sql<DayRow>`
    with days as (
      select day::date as day, greatest(day at time zone ${timeZone}, ${part.from}::timestamptz) as begin,
        least((day + interval '1 day') at time zone ${timeZone}, ${part.to}::timestamptz) as "end"
      from generate_series(
        date_trunc('day', ${from}::timestamptz at time zone ${timeZone}),
        date_trunc('day', (${to}::timestamptz - interval '1 microsecond') at time zone ${timeZone}), interval '1 day') as day
    ), counted as (
      select (slot at time zone ${timeZone})::date as day, sum(inbound) as inbound, sum(outbound) as outbound
      from message_rollups
      where owner_id = ${ownerId} and slot >= ${part.from} and slot < ${part.to}
      group by 1
    ), fresh as (
      select (sent_at at time zone ${timeZone})::date as day, direction, conversation_id from (${messagesBeside(ownerId, { from, to }, part)}) beside
    ), counted_fresh as (
      select day, count(*) filter (where direction = 'in') as inbound, count(*) filter (where direction = 'out') as outbound
      from fresh group by 1
    ), talked_fresh as (
      select day, count(*) as conversations from (select distinct day, conversation_id from fresh) talked join days using (day)
      where not exists (
        select 1 from conversation_slots s where s.conversation_id = talked.conversation_id and s.slot >= days.begin and s.slot < days."end"
      )
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as date,
      (coalesce(counted.inbound, 0) + coalesce(counted_fresh.inbound, 0))::int as inbound,
      (coalesce(counted.outbound, 0) + coalesce(counted_fresh.outbound, 0))::int as outbound,
      (coalesce(talked_fresh.conversations, 0) + (
        select count(*) from conversation_slots
        where owner_id = ${ownerId} and slot >= days.begin and slot < days."end" and slot_before < days.begin
      ))::int as conversations
    from days left join counted using (day) left join counted_fresh using (day) left join talked_fresh using (day)
    order by days.day`.execute(queries);
  return rows;
}

/** The messages of a span that lie before or behind its counted part. */
function messagesBeside(ownerId: string, { from, to }: Span, part: Span): RawBuilder<unknown> {
  const between = (begin: Date, end: Date) => sql`
    select sent_at, direction, conversation_id from messages
    where owner_id = ${ownerId} and sent_at >= ${begin} and sent_at < ${end} and ${isReal}`;
  return sql`${between(from, new Date(Math.min(part.from.getTime(), to.getTime())))} union all ${between(part.to, to)}`;
}

export interface ConversationFigures {
  conversations: number;
  active: number;
  /** Conversations with a message of a follower, and those of them that were answered. */
  asked: number;
  newContacts: number;
}

/** In the counted part, a conversation counts where its silence before the part ends; beside it, where it has not been counted. */
export async function readConversations(
  queries: Queries,
  ownerId: string,
  span: Span,
  countedUntil: Date | null,
): Promise<ConversationFigures> {
  const part = countedPart(span, countedUntil);
  const { rows } = await sql<ConversationFigures>`
    with counted as (
      select count(*) filter (where slot_before < ${part.from}) as talked,
        count(*) filter (where heard and heard_before < ${part.from}) as heard,
        count(*) filter (where said and said_before < ${part.from}) as said
      from conversation_slots where owner_id = ${ownerId} and slot >= ${part.from} and slot < ${part.to}
    ), fresh as (
      select conversation_id, bool_or(direction = 'in') as heard, bool_or(direction = 'out') as said
      from (${messagesBeside(ownerId, span, part)}) beside group by 1
    ), known as (
      select fresh.*, bool_or(s.heard) as was_heard, bool_or(s.said) as was_said, count(s.slot) > 0 as was_there
      from fresh left join conversation_slots s
        on s.conversation_id = fresh.conversation_id and s.slot >= ${part.from} and s.slot < ${part.to}
      group by fresh.conversation_id, fresh.heard, fresh.said
    ), added as (
      select count(*) filter (where not was_there) as talked,
        count(*) filter (where heard and was_heard is not true) as heard,
        count(*) filter (where said and was_said is not true) as said
      from known
    ), whole as (
      select counted.talked + added.talked as talked, counted.heard + added.heard as heard, counted.said + added.said as said
      from counted, added
    )
    select talked as conversations, heard + said - talked as active, heard as asked,
      (select count(*) from contacts
        where owner_id = ${ownerId} and created_at >= ${span.from} and created_at < ${span.to} and not is_simulated) as "newContacts"
    from whole`.execute(queries);
  return rows[0] ?? { conversations: 0, active: 0, asked: 0, newContacts: 0 };
}

const TEXTS_MAX = 10_000;

/** What followers wrote, the latest first. */
export async function readInboundTexts(queries: Queries, ownerId: string, { from, to }: Span): Promise<string[]> {
  const rows = await queries
    .selectFrom('messages')
    .where('owner_id', '=', ownerId)
    .where('direction', '=', 'in')
    .where('sent_at', '>=', from)
    .where('sent_at', '<', to)
    .where('text', 'is not', null)
    .where('mid', 'not like', 'sim:%')
    .orderBy('sent_at', 'desc')
    .limit(TEXTS_MAX)
    .select('text')
    .execute();
  return rows.flatMap(({ text }) => text ?? []);
}
