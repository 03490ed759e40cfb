import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { SLOT_MS, type Span } from './readRange.ts';

const isReal = sql.raw(`mid not like 'sim:%'`);

export interface DayRow {
  date: string;
  inbound: number;
  outbound: number;
  conversations: number;
}

/**
 * Messages by day of a time zone. What has been counted comes from the counts; what is newer than `countedUntil`, from the messages.
 */
export async function readDays(
  queries: Queries,
  ownerId: string,
  { from, to, timeZone }: Span & { timeZone: string },
  countedUntil: Date | null,
): Promise<DayRow[]> {
  const liveSince = countedUntil === null ? from : new Date(Math.floor(countedUntil.getTime() / SLOT_MS - 1) * SLOT_MS);
  const { rows } = await sql<DayRow>`
    with counted as (
      select (slot at time zone ${timeZone})::date as day, sum(inbound) as inbound, sum(outbound) as outbound
      from message_rollups
      where owner_id = ${ownerId} and slot >= ${from} and slot < ${to} and slot < ${liveSince}
      group by 1
      union all
      select (sent_at at time zone ${timeZone})::date, count(*) filter (where direction = 'in'), count(*) filter (where direction = 'out')
      from messages
      where owner_id = ${ownerId} and sent_at >= greatest(${from}::timestamptz, ${liveSince}::timestamptz) and sent_at < ${to} and ${isReal}
      group by 1
    ), talked as (
      select (sent_at at time zone ${timeZone})::date as day, count(distinct conversation_id) as conversations
      from messages where owner_id = ${ownerId} and sent_at >= ${from} and sent_at < ${to} and ${isReal} group by 1
    ), days as (
      select generate_series(
        (${from}::timestamptz at time zone ${timeZone})::date,
        ((${to}::timestamptz - interval '1 microsecond') at time zone ${timeZone})::date, interval '1 day')::date as day
    )
    select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(sum(counted.inbound), 0)::int as inbound,
      coalesce(sum(counted.outbound), 0)::int as outbound, coalesce(max(talked.conversations), 0)::int as conversations
    from days left join counted on counted.day = days.day left join talked on talked.day = days.day
    group by days.day order by days.day`.execute(queries);
  return rows;
}

export interface ConversationFigures {
  conversations: number;
  active: number;
  /** Conversations with a message of a follower, and those of them that were answered. */
  asked: number;
  newContacts: number;
}

export async function readConversations(queries: Queries, ownerId: string, { from, to }: Span): Promise<ConversationFigures> {
  const { rows } = await sql<ConversationFigures>`
    with talked as (
      select bool_or(direction = 'in') as heard, bool_or(direction = 'out') as said from messages
      where owner_id = ${ownerId} and sent_at >= ${from} and sent_at < ${to} and ${isReal} group by conversation_id
    )
    select count(*) as conversations, count(*) filter (where heard and said) as active, count(*) filter (where heard) as asked,
      (select count(*) from contacts where owner_id = ${ownerId} and created_at >= ${from} and created_at < ${to} and not is_simulated)
        as "newContacts"
    from talked`.execute(queries);
  return rows[0] ?? { conversations: 0, active: 0, asked: 0, newContacts: 0 };
}

export interface ResponseFigures {
  author: 'all' | 'bot' | 'person';
  medianMs: number | null;
  p90Ms: number | null;
  sample: number;
}

/** An answer may come after the end of the period; a question before its begin belongs to the period before. */
export async function readResponseTimes(queries: Queries, ownerId: string, { from, to }: Span): Promise<ResponseFigures[]> {
  const { rows } = await sql<ResponseFigures>`
    with said as (
      select conversation_id, account_id, mid, direction, sent_at, id,
        lag(direction) over (partition by conversation_id order by sent_at, id) as before
      from messages
      where owner_id = ${ownerId} and ${isReal} and sent_at >= ${from}::timestamptz - interval '1 day'
        and conversation_id in (
          select conversation_id from messages
          where owner_id = ${ownerId} and sent_at >= ${from} and sent_at < ${to} and direction = 'in' and ${isReal})
    ), numbered as (
      select *, count(*) filter (where direction = 'in' and before is distinct from 'in')
        over (partition by conversation_id order by sent_at, id) as round from said
    ), rounds as (
      select conversation_id, min(sent_at) filter (where direction = 'in') as asked_at,
        min(sent_at) filter (where direction = 'out') as answered_at,
        (array_agg(account_id order by sent_at, id) filter (where direction = 'out'))[1] as account_id,
        (array_agg(mid order by sent_at, id) filter (where direction = 'out'))[1] as mid
      from numbered where round > 0 group by conversation_id, round
    ), answers as (
      select extract(epoch from answered_at - asked_at) * 1000 as ms,
        case when outbox.author in ('flow', 'automation') then 'bot' else 'person' end as author
      from rounds left join outbox on outbox.account_id = rounds.account_id and outbox.message_id = rounds.mid
      where asked_at >= ${from} and asked_at < ${to} and answered_at is not null
    )
    select coalesce(author, 'all') as author, count(*) as sample,
      round(percentile_cont(0.5) within group (order by ms))::bigint as "medianMs",
      round(percentile_cont(0.9) within group (order by ms))::bigint as "p90Ms"
    from answers group by grouping sets ((), (author))`.execute(queries);
  return rows;
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
