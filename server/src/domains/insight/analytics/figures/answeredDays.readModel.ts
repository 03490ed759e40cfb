import type { AnsweredDay } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { SLOT_MS, type Span } from '../readRange.ts';
import { answeredRounds } from '../rollups/answeredRounds.readModel.ts';

/** Averages need no sorting; conversations with newer messages are read from their rows. */
export async function readAnsweredDays(
  queries: Queries,
  ownerId: string,
  { from, to, timeZone }: Span & { timeZone: string },
  countedUntil: Date | null,
): Promise<AnsweredDay[]> {
  const known = new Date((countedUntil ?? new Date(0)).getTime() - SLOT_MS);
  const inSpan = sql`asked_at >= ${from} and asked_at < ${to}`;
  const { rows } = await sql<AnsweredDay>`
    with fresh as materialized (
      select distinct conversation_id from messages where owner_id = ${ownerId} and sent_at >= ${known} and mid not like 'sim:%'
    ), said as (
      select * from messages where conversation_id in (select conversation_id from fresh) and mid not like 'sim:%'
    ), answered as (
      select asked_at, ms, by_bot from answers
      where owner_id = ${ownerId} and ${inSpan} and conversation_id not in (select conversation_id from fresh)
      union all
      select asked_at, ms, by_bot from (${answeredRounds(sql`select * from said`)}) rounds where ${inSpan}
    ), of_days as (
      select (asked_at at time zone ${timeZone})::date as day, count(*)::int as sample, round(avg(ms))::bigint as all_ms,
        round(avg(ms) filter (where by_bot))::bigint as bot_ms, round(avg(ms) filter (where not by_bot))::bigint as person_ms
      from answered group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as date, all_ms as "averageMs", bot_ms as "botMs", person_ms as "personMs",
      coalesce(sample, 0) as sample
    from generate_series(
      date_trunc('day', ${from}::timestamptz at time zone ${timeZone}),
      date_trunc('day', (${to}::timestamptz - interval '1 microsecond') at time zone ${timeZone}), interval '1 day'
    ) as days (day) left join of_days on of_days.day = days.day::date
    order by days.day`.execute(queries);
  return rows;
}
