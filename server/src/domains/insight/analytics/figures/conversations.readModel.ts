import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { beginOf, dayOf } from '../days/dayRollups.repository.ts';
import { wholeDays } from '../days/wholeDays.ts';
import type { Span } from '../readRange.ts';
import { countedPart } from '../rollups/countedPart.ts';

const isReal = sql.raw(`mid not like 'sim:%'`);

export interface DayRow {
  date: string;
  inbound: number;
  outbound: number;
  conversations: number;
}

/** Days with a clock change or newer messages are read from the slots, others from the counts. */
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
    ), windowed as (
      select *, "end" - begin = interval '24 hours' and not exists (
        select 1 from stale_days
        where owner_id = ${ownerId} and stale_days.day in (${dayOf(sql`begin`)}, ${dayOf(sql`"end"`)})
      ) as is_window
      from days
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
      (coalesce(talked_fresh.conversations, 0) + case when days.is_window then coalesce(conversation_windows.conversations, 0) else (
        select count(*) from conversation_slots
        where owner_id = ${ownerId} and slot >= days.begin and slot < days."end" and slot_before < days.begin
      ) end)::int as conversations
    from windowed days left join conversation_windows on owner_id = ${ownerId} and begins_at = days.begin
      left join counted using (day) left join counted_fresh using (day) left join talked_fresh using (day)
    order by days.day`.execute(queries);
  return rows;
}

function messagesBeside(ownerId: string, { from, to }: Span, part: Span): RawBuilder<unknown> {
  const between = (begin: Date, end: Date) => sql`
    select sent_at, direction, conversation_id from messages
    where owner_id = ${ownerId} and sent_at >= ${begin} and sent_at < ${end} and ${isReal}`;
  return sql`${between(from, new Date(Math.min(part.from.getTime(), to.getTime())))} union all ${between(part.to, to)}`;
}

export interface ConversationFigures {
  conversations: number;
  active: number;
  incoming: number;
  newContacts: number;
}

/** Counts each conversation at its first slot, also outside whole days. */
export async function readConversations(
  queries: Queries,
  ownerId: string,
  span: Span,
  countedUntil: Date | null,
): Promise<ConversationFigures> {
  const part = countedPart(span, countedUntil);
  const middle = wholeDays(part);
  const [firstDay, endDay] = [dayOf(sql`${middle.from}::timestamptz`), dayOf(sql`${middle.to}::timestamptz`)];
  const { rows } = await sql<ConversationFigures>`
    with stale as (
      select day, ${beginOf(sql`day`)} as begin from stale_days where owner_id = ${ownerId} and day >= ${firstDay} and day < ${endDay}
    ), counted as (
      select coalesce(sum(talked), 0) as talked, coalesce(sum(heard), 0) as heard, coalesce(sum(said), 0) as said
      from (
        select talked, heard, said from conversation_days
        where owner_id = ${ownerId} and day >= ${firstDay} and day < ${endDay} and day_before < ${firstDay} and day not in (select day from stale)
        union all
        select (slot_before < ${middle.from})::int, (heard and heard_before < ${middle.from})::int, (said and said_before < ${middle.from})::int
        from stale join conversation_slots on owner_id = ${ownerId} and slot >= begin and slot < begin + interval '24 hours'
      ) found
    ), head as (
      select conversation_id, bool_or(heard) as heard, bool_or(said) as said from conversation_slots
      where owner_id = ${ownerId} and slot >= ${part.from} and slot < ${middle.from} group by 1
    ), fresh as (
      select conversation_id, bool_or(direction = 'in') as heard, bool_or(direction = 'out') as said
      from (${messagesBeside(ownerId, span, part)}) beside group by 1
    ), beside as (
      select conversation_id, heard, said, ${middle.from}::timestamptz as begin, ${middle.to}::timestamptz as "end" from head
      union all
      select conversation_id, heard, said, ${part.from}, ${part.to} from fresh
    ), edges as (
      select (not was_there)::int as talked, (heard and was_heard is not true)::int as heard, (said and was_said is not true)::int as said
      from beside cross join lateral (
        select bool_or(s.heard) as was_heard, bool_or(s.said) as was_said, count(*) > 0 as was_there from conversation_slots s
        where s.conversation_id = beside.conversation_id and s.slot >= beside.begin and s.slot < beside."end"
      ) known
      union all
      select (slot_before < ${part.from})::int, (heard and heard_before < ${part.from})::int, (said and said_before < ${part.from})::int
      from conversation_slots where owner_id = ${ownerId} and slot >= ${middle.to} and slot < ${part.to}
    ), added as (
      select coalesce(sum(talked), 0) as talked, coalesce(sum(heard), 0) as heard, coalesce(sum(said), 0) as said from edges
    ), whole as (
      select counted.talked + added.talked as talked, counted.heard + added.heard as heard, counted.said + added.said as said
      from counted, added
    )
    select talked as conversations, heard + said - talked as active, heard as incoming,
      (select count(*) from contacts
        where owner_id = ${ownerId} and created_at >= ${span.from} and created_at < ${span.to} and not is_simulated) as "newContacts"
    from whole`.execute(queries);
  return rows[0] ?? { conversations: 0, active: 0, incoming: 0, newContacts: 0 };
}

const TEXTS_MAX = 10_000;

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

export async function hasAnyMessage(queries: Queries, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from messages where owner_id = ${ownerId} and ${isReal}) as has`.execute(queries);
  return rows[0]?.has ?? false;
}
