import { startOfDay } from '@fanfare/engine';
import type { EventTrends } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { isFor, isOfAccount, type Reader } from '../search/filterEvents.readModel.ts';

const DAYS = 14;
const WEEK = 7;
const DAY_MS = 24 * 60 * 60_000;

export async function readEventTrends(queries: Queries, reader: Reader, nowMs: number, timeZone: string): Promise<EventTrends> {
  const starts = startsOfDays(nowMs, timeZone);
  const [first, yesterday = nowMs, today = nowMs] = [starts[0], starts.at(-2), starts.at(-1)];
  const from = new Date(first ?? nowMs);
  const until = new Date(yesterday + (nowMs - today));
  const day = (time: 'received_at' | 'started_at') =>
    sql`width_bucket(${sql.ref(time)}, ${starts.map((at) => new Date(at))}::timestamptz[])`;
  const { rows } = await sql<{ day: number; events: number; executions: number; yesterday: number }>`
    select ${day('received_at')} as day, count(*) as events, count(*) filter (where event_type = 'flow_execution') as executions,
      count(*) filter (where received_at >= ${new Date(yesterday)} and received_at < ${until}) as yesterday
    from events where owner_id = ${reader.workspaceId} and received_at >= ${from} and ${isFor(reader.userId)} and ${isOfAccount(reader)}
    group by 1`.execute(queries);
  const ran = await sql<{ day: number; flow_id: string }>`
    select distinct ${day('started_at')} as day, flow_id from runs where owner_id = ${reader.workspaceId} and started_at >= ${from}
      and ${reader.accountId ? sql`account_id = ${reader.accountId}` : sql`true`}`.execute(queries);
  const flowsOf = (from: number, to: number) =>
    new Set(ran.rows.flatMap(({ day, flow_id }) => (day > from && day <= to ? [flow_id] : []))).size;
  const counted = new Map(rows.map((row) => [row.day, row]));
  return {
    days: starts.map((start, index) => ({
      day: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(start),
      events: counted.get(index + 1)?.events ?? 0,
      flowExecutions: counted.get(index + 1)?.executions ?? 0,
      flows: flowsOf(index, index + 1),
    })),
    yesterday: rows.reduce((sum, row) => sum + row.yesterday, 0),
    flows: flowsOf(DAYS - WEEK, DAYS),
    flowsBefore: flowsOf(0, DAYS - WEEK),
  };
}

/** Days have 23 to 25 hours. */
function startsOfDays(nowMs: number, timeZone: string): number[] {
  const starts = [startOfDay(nowMs, timeZone)];
  while (starts.length < DAYS) starts.unshift(startOfDay((starts[0] ?? nowMs) - DAY_MS / 2, timeZone));
  return starts;
}
