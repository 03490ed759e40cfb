import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import { eventKeyOfRun, runIdOfEventKey } from '../../feed/events/index.ts';

export async function findTriggerKeys(queries: Queries, runIds: readonly string[]): Promise<Map<string, string>> {
  if (runIds.length === 0) return new Map();
  const rows = await queries.selectFrom('runs').where('id', 'in', runIds).select(['id', 'trigger_key']).execute();
  return new Map(rows.map((row) => [row.id, row.trigger_key]));
}

export interface UpdateOutcome {
  event_key: string;
  event_id: string;
  processed_status: string;
  outcome: string | null;
  run_id: string | null;
  run_status: string | null;
  run_started_at: Date | null;
  trigger_key: string | null;
  flow_id: string | null;
  version: number | null;
}

export async function findUpdateOutcomes(
  queries: Queries,
  updates: readonly { owner_id: string; dedupe_key: string }[],
): Promise<Map<string, UpdateOutcome>> {
  const keys = updates.map(({ owner_id, dedupe_key }) => ({ owner_id, event_key: dedupe_key }));
  const { rows } = await sql<UpdateOutcome>`
    select events.event_key, events.id as event_id, events.processed_status, events.outcome, events.run_id, runs.status as run_status,
      runs.started_at as run_started_at, runs.trigger_key, runs.flow_id, runs.version
    from ${asRows(keys, 'owner_id uuid, event_key text')}
      join events on events.owner_id = input.owner_id and events.event_key = input.event_key
      left join runs on runs.id = events.run_id`.execute(queries);
  return new Map(rows.map((row) => [row.event_key, row]));
}

export async function findOrigins(queries: Queries, ownerId: string, eventIds: readonly string[]): Promise<Map<string, string>> {
  const events = await queries
    .selectFrom('events')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', eventIds)
    .select(['id', 'event_key'])
    .execute();
  const triggers = await findTriggerKeys(
    queries,
    events.flatMap(({ event_key }) => runIdOfEventKey(event_key) ?? []),
  );
  const keys = new Map([...triggers].map(([runId, key]) => [eventKeyOfRun(runId), key]));
  return new Map(events.map(({ id, event_key }) => [id, keys.get(event_key) ?? event_key]));
}
