import type { AutomationActivity, runStatuses } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { inBoth, type Words } from '../../../infrastructure/messages/words.ts';

interface ActivityRow {
  id: string;
  runs: number;
  failed: number;
  daily: number[];
  last_id: string | null;
  last_status: (typeof runStatuses)[number];
  last_error: Words | null;
  last_at: Date;
  failure_id: string | null;
  failure_error: Words | null;
  failure_at: Date;
  failure_event_id: string | null;
}

const problem = sql`coalesce(case when runs.status = 'failed' then coalesce(runs.error_message, to_jsonb(runs.error), '""') end, (
  select coalesce(outbox.error_message, to_jsonb(outbox.error), '""') from outbox
  where outbox.run_id = runs.id and outbox.state in ('failed', 'unconfirmed') order by outbox.ord limit 1))`;

const DAYS = 7;
const daily = sql.join(
  Array.from({ length: DAYS }, (_, day) => sql`(count(*) filter (where days_ago = ${sql.lit(DAYS - 1 - day)}))::int`),
);

export async function listActivity(queries: Queries, ownerId: string, accountId: string | null): Promise<AutomationActivity[]> {
  const isCounted = sql`runs.owner_id = ${ownerId} and not runs.is_simulated
    and ${accountId === null ? sql`true` : sql`runs.account_id = ${accountId}`}`;
  const { rows } = await sql<ActivityRow>`
    with evaluated as (
      select id, flow_id, ${problem} as problem,
        floor(extract(epoch from now() - started_at) / 86400)::int as days_ago from runs
      where ${isCounted} and started_at > now() - interval '7 days'
    ),
    week as (
      select flow_id, count(*) as runs, count(problem) as failed, array[${daily}] as daily,
        (array_agg(id order by id desc) filter (where problem is not null))[1] as failure_id
      from evaluated group by flow_id
    )
    select automations.id, coalesce(week.runs, 0) as runs, coalesce(week.failed, 0) as failed,
      coalesce(week.daily, array_fill(0, array[${sql.lit(DAYS)}])) as daily,
      latest.id as last_id, latest.status as last_status, latest.problem as last_error, latest.started_at as last_at,
      failure.id as failure_id, failure.problem as failure_error, failure.started_at as failure_at, failure.event_id as failure_event_id
    from automations
    left join week on week.flow_id = automations.flow_id
    left join lateral (
      select id, status, ${problem} as problem, started_at from runs
      where ${isCounted} and runs.flow_id = automations.flow_id
      order by id desc limit 1
    ) latest on true
    left join lateral (
      select id, ${problem} as problem, started_at, (
        select events.id from events
        where events.owner_id = ${ownerId} and events.event_key in ('run:' || runs.id, runs.trigger_key)
        order by events.event_key = 'run:' || runs.id desc limit 1
      ) as event_id
      from runs where id = week.failure_id
    ) failure on true
    where automations.owner_id = ${ownerId}
    order by automations.id`.execute(queries);
  return rows.map((row) => ({
    automationId: row.id,
    lastRun:
      row.last_id === null
        ? null
        : {
            id: row.last_id,
            at: row.last_at.toISOString(),
            status: row.last_status,
            ...inBoth('error', 'errorMessage', row.last_error),
          },
    runs: row.runs,
    failed: row.failed,
    daily: row.daily,
    lastFailure:
      row.failure_id === null
        ? null
        : {
            id: row.failure_id,
            at: row.failure_at.toISOString(),
            ...inBoth('error', 'errorMessage', row.failure_error),
            eventId: row.failure_event_id,
          },
  }));
}
