import type { MonitoredHour } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { Words } from '../../../infrastructure/messages/words.ts';

export interface PipelineFigures {
  oldestUpdateAgeMs: number | null;
  oldestSendAgeMs: number | null;
  heldSends: number;
  unconfirmedSends: number;
  eventsLastHour: number;
  failedLastHour: number;
  processedLastDay: number;
  failedLastDay: number;
  averageAttempts: number | null;
}

export async function readPipeline(queries: Queries, ownerId: string): Promise<PipelineFigures> {
  const { rows } = await sql<PipelineFigures>`
    with waiting as (
      select (extract(epoch from now() - min(run_at)) * 1000)::bigint as age from inbox
      where owner_id = ${ownerId} and state in ('ready', 'active') and run_at <= now() and not is_simulated
    ), sends as (
      select (extract(epoch from now() - min(created_at) filter (where state in ('intent', 'sending') and run_at <= now())) * 1000)::bigint as age,
        count(*) filter (where state = 'parked') as parked, count(*) filter (where state = 'unconfirmed') as unconfirmed
      from outbox where owner_id = ${ownerId} and state in ('intent', 'sending', 'parked', 'unconfirmed')
    ), recent as (
      select count(*) filter (where received_at > now() - interval '1 hour') as hour,
        count(*) filter (where received_at > now() - interval '1 hour' and processed_status = 'failed') as failed_hour,
        count(*) filter (where processed_status in ('completed', 'failed')) as processed,
        count(*) filter (where processed_status = 'failed') as failed,
        avg(attempts) filter (where attempts > 0)::float8 as attempts
      from events where owner_id = ${ownerId} and received_at > now() - interval '1 day'
    )
    select waiting.age as "oldestUpdateAgeMs", sends.age as "oldestSendAgeMs", parked as "heldSends",
      unconfirmed as "unconfirmedSends", hour as "eventsLastHour", failed_hour as "failedLastHour",
      processed as "processedLastDay", failed as "failedLastDay", attempts as "averageAttempts"
    from waiting, sends, recent`.execute(queries);
  const [figures] = rows;
  if (!figures) throw new Error('Aggregates without group by have one row.');
  return figures;
}

const REPLIES_OF_HOUR = 200;

/** Of each hour, only the first runs are measured, so that a busy hour costs no more. */
export async function listHours(queries: Queries, ownerId: string, now: Date): Promise<MonitoredHour[]> {
  const { rows } = await sql<Omit<MonitoredHour, 'at'> & { at: Date }>`
    with hours as (
      select date_bin('1 hour', ${now}::timestamptz, 'epoch') - n * interval '1 hour' as at from generate_series(0, 23) as n
    ), counted as (
      select date_bin('1 hour', received_at, 'epoch') as at, count(*)::int as events,
        count(*) filter (where processed_status = 'failed')::int as failed
      from events where owner_id = ${ownerId} and received_at >= (select min(at) from hours) group by 1
    ), replies as (
      select hours.at, extract(epoch from accepted_at - received_at) * 1000 as ms
      from hours
      cross join lateral (
        select id, trigger_key from runs
        where owner_id = ${ownerId} and started_at >= hours.at and started_at < hours.at + interval '1 hour' and not is_simulated
        order by started_at limit ${sql.lit(REPLIES_OF_HOUR)}
      ) started
      join events on events.owner_id = ${ownerId} and events.event_key = started.trigger_key
      cross join lateral (
        select min((call ->> 'at')::timestamptz + (call ->> 'durationMs')::int * interval '1 millisecond') as accepted_at
        from outbox cross join jsonb_array_elements(calls) call
        where run_id = started.id and call ->> 'result' = 'ok'
      ) sent
      where accepted_at >= received_at
    ), measured as (
      select at, count(*)::int as replies, percentile_cont(0.5) within group (order by ms) as median,
        percentile_cont(0.95) within group (order by ms) as p95
      from replies group by 1
    )
    select hours.at, coalesce(events, 0) as events, coalesce(failed, 0) as failed, coalesce(replies, 0) as replies,
      round(median)::bigint as "medianMs", round(p95)::bigint as "p95Ms"
    from hours left join counted using (at) left join measured using (at) order by hours.at`.execute(queries);
  return rows.map(({ at, ...hour }) => ({ at: at.toISOString(), ...hour }));
}

export interface ErrorLine {
  words: Words;
  flow_name: string | null;
  day: string;
  occurrences: number;
  first_at: Date;
  last_at: Date;
}

export const ERROR_DAYS = 30;
const LINES_MAX = 5_000;

export async function listErrorLines(queries: Queries, ownerId: string): Promise<ErrorLine[]> {
  const { rows } = await sql<ErrorLine>`
    select processing_error, coalesce((array_agg(processing_error_message order by received_at desc)
        filter (where processing_error_message is not null))[1], to_jsonb(processing_error)) as words, payload -> 'flow' ->> 'name' as flow_name,
      to_char(received_at at time zone 'utc', 'YYYY-MM-DD') as day,
      count(*) as occurrences, min(received_at) as first_at, max(received_at) as last_at
    from events
    where owner_id = ${ownerId} and processing_error is not null and received_at > now() - ${sql.lit(`${ERROR_DAYS} days`)}::interval
    group by 1, 3, 4 order by last_at desc limit ${LINES_MAX}`.execute(queries);
  return rows;
}
