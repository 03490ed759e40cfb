import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { beginOf, dayOf } from '../days/dayRollups.repository.ts';
import { wholeDays } from '../days/wholeDays.ts';
import { SLOT_MS, type Span } from '../readRange.ts';
import { answeredRounds } from '../rollups/answeredRounds.readModel.ts';

export interface ResponseFigures {
  author: 'all' | 'bot' | 'person';
  averageMs: number | null;
  medianMs: number | null;
  p90Ms: number | null;
  sample: number;
}

/**
 * An answer may be later than the period. Quantiles are exact, although only the answers of the histogram's
 * bucket are sorted.
 */
export async function readResponseTimes(
  queries: Queries,
  ownerId: string,
  { from, to }: Span,
  countedUntil: Date | null,
): Promise<ResponseFigures[]> {
  const middle = wholeDays({ from, to });
  const [firstDay, endDay] = [dayOf(sql`${middle.from}::timestamptz`), dayOf(sql`${middle.to}::timestamptz`)];
  const known = new Date((countedUntil ?? new Date(0)).getTime() - SLOT_MS);
  const inSpan = sql`asked_at >= ${from} and asked_at < ${to}`;
  const kept = sql`owner_id = ${ownerId} and ${inSpan} and conversation_id not in (select conversation_id from fresh)`;
  const { rows } = await sql<ResponseFigures>`
    with fresh as materialized (
      select distinct conversation_id from messages where owner_id = ${ownerId} and sent_at >= ${known} and mid not like 'sim:%'
    ), said as (
      select * from messages where conversation_id in (select conversation_id from fresh) and mid not like 'sim:%'
    ), anew as materialized (
      select ms, by_bot, answer_step(ms) as step from (${answeredRounds(sql`select * from said`)}) rounds where ${inSpan}
    ), stale as (
      select ${beginOf(sql`day`)} as begin, day from stale_days where owner_id = ${ownerId} and day >= ${firstDay} and day < ${endDay}
    ), counted as (
      select step, by_bot, sum(n)::int as n, sum(ms)::bigint as ms
      from (
        select unnest(steps) as step, by_bot, unnest(counts) as n, unnest(totals) as ms from answer_days
        where owner_id = ${ownerId} and day >= ${firstDay} and day < ${endDay} and day not in (select day from stale)
        union all
        select step, by_bot, 1, ms from stale join answers on owner_id = ${ownerId} and asked_at >= begin and asked_at < begin + interval '24 hours'
        union all
        select step, by_bot, 1, ms from answers where owner_id = ${ownerId} and asked_at >= ${from} and asked_at < ${middle.from}
        union all
        select step, by_bot, 1, ms from answers where owner_id = ${ownerId} and asked_at >= ${middle.to} and asked_at < ${to}
        union all
        select step, by_bot, -1, -ms from answers where owner_id = ${ownerId} and ${inSpan} and conversation_id in (select conversation_id from fresh)
        union all
        select step, by_bot, 1, ms from anew
      ) found group by 1, 2 having sum(n) > 0
    ), of_authors as (
      select author, step, sum(n)::int as n, sum(ms)::bigint as ms
      from counted cross join lateral (values ('all'), (case when by_bot then 'bot' else 'person' end)) grouped (author) group by 1, 2
    ), averages as (
      select author, round(sum(ms) / sum(n))::bigint as ms from of_authors group by author
    ), placed as (
      select author, step, n, sum(n) over (partition by author order by step) - n as before, sum(n) over (partition by author) as sample
      from of_authors
    ), positions as materialized (
      select author, step, before, sample, share, share * (sample - 1) as place, rank
      from placed cross join (values (0.5), (0.9)) shares (share)
        cross join lateral (values (floor(share * (sample - 1))), (ceil(share * (sample - 1)))) ranks (rank)
      where rank >= before and rank < before + n
    ), near as (
      select step, ms, by_bot from answers where ${kept} and step in (select step from positions)
      union all select step, ms, by_bot from anew
    ), ranked as (
      select author, share, place, rank, sample, ms, before - 1 + row_number() over (partition by author, share, rank, step order by ms) as found_rank
      from (select distinct * from positions) positions join near using (step) where author = 'all' or by_bot = (author = 'bot')
    ), quantiles as (
      select author, sample, share, round(min(ms) + (max(ms) - min(ms)) * (place - floor(place)))::bigint as ms
      from ranked where found_rank = rank group by author, sample, share, place
    )
    select author, sample, averages.ms as "averageMs",
      max(quantiles.ms) filter (where share = 0.5) as "medianMs", max(quantiles.ms) filter (where share = 0.9) as "p90Ms"
    from quantiles join averages using (author) group by author, sample, averages.ms`.execute(queries);
  return rows;
}
