import type { RunMemory } from '@fanfare/engine';
import { type Message, type MessageText, renderEnglish } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { RunsTable } from '../../../infrastructure/database/tables/tables.ts';
import type { StoredStep } from '../../../infrastructure/messages/storedStep.ts';
import { contactOfInput } from '../../instagram/contacts/index.ts';
import { OPTED_OUT } from '../../instagram/outbox/index.ts';

export type RunRow = Omit<Selectable<RunsTable>, 'memory' | 'trace'> & { memory: RunMemory };
export type RunStatus = RunRow['status'];
/** Version 1.0.0 stored English only. */
export type StoryLine = Omit<StoredStep, 'message'> & { message?: MessageText; at: string };

export const runColumns = [
  'runs.id',
  'runs.owner_id',
  'runs.account_id',
  'runs.contact_id',
  'runs.flow_id',
  'runs.version',
  'runs.inbox_id',
  'runs.trigger_key',
  'runs.status',
  'runs.memory',
  'runs.error',
  'runs.error_message',
  'runs.started_at',
  'runs.ended_at',
  'runs.is_simulated',
] as const;

/** Locked in a fixed order, so that later reads in the transaction are complete. By id. */
export async function lockRuns(queries: Queries, runIds: readonly string[]): Promise<Map<string, RunRow>> {
  const rows = await queries
    .selectFrom('runs')
    .where('id', '=', sql<string>`any(${runIds}::uuid[])`)
    .orderBy('id')
    .select(runColumns)
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, withMemory(row)]));
}

export type SettledRun = Pick<RunRow, 'id' | 'owner_id' | 'trigger_key' | 'status' | 'error' | 'error_message'>;

export function lockEndedRuns(queries: Queries, runIds: readonly string[]): Promise<SettledRun[]> {
  return queries
    .selectFrom('runs')
    .where('id', '=', sql<string>`any(${runIds}::uuid[])`)
    .orderBy('id')
    .select(['id', 'owner_id', 'trigger_key', 'status', 'error', 'error_message'])
    .forNoKeyUpdate()
    .execute();
}

export async function findWaitingRuns(
  queries: Queries,
  people: readonly { accountId: string; igsid: string }[],
): Promise<RunRow[]> {
  if (people.length === 0) return [];
  const rows = people.map(({ accountId, igsid }) => ({ account_id: accountId, igsid }));
  const { rows: waiting } = await sql<Omit<Selectable<RunsTable>, 'trace'>>`
    select ${sql.join(runColumns.map((column) => sql.ref(column)))} from ${asRows(rows, 'account_id uuid, igsid text')}
      cross join ${contactOfInput}
      join runs on runs.contact_id = contact.id and runs.status = 'waiting'
    order by runs.started_at desc`.execute(queries);
  return waiting.map(withMemory);
}

/** Only RunMemory is written to this column. */
export function withMemory(row: Omit<Selectable<RunsTable>, 'trace'>): RunRow {
  return { ...row, memory: row.memory as RunMemory };
}

export async function eraseRunInputs(queries: Queries, ownerId: string, triggerKeys: readonly string[]): Promise<string[]> {
  const rows = await queries
    .updateTable('runs')
    .set({ memory: sql<string>`memory || '{"input": ""}'` })
    .where('owner_id', '=', ownerId)
    .where('inbox_id', 'in', (inbox) => inbox.selectFrom('inbox').where('inbox.dedupe_key', 'in', triggerKeys).select('inbox.id'))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function endWaitingRuns(queries: Queries, contactIds: readonly string[]): Promise<string[]> {
  if (contactIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update runs set status = 'paused', error = ${renderEnglish(OPTED_OUT)}, error_message = ${JSON.stringify(OPTED_OUT)}::jsonb, ended_at = now()
      where contact_id = any(${contactIds}::uuid[]) and status = 'waiting' returning id
    ), unset as (
      delete from timers using ended where timers.run_id = ended.id
    )
    select id from ended`.execute(queries);
  return rows.map(({ id }) => id);
}

/** Of the waiting runs of a contact, which hold their own copy. Requires a lock on the contact. */
export async function changeRunVariable(queries: Queries, contactId: string, name: string, value: string | null): Promise<void> {
  const memory =
    value === null
      ? sql<string>`memory #- array['variables', ${name}::text]`
      : sql<string>`jsonb_set(memory, array['variables', ${name}::text], to_jsonb(${value}::text))`;
  await queries.updateTable('runs').set({ memory }).where('contact_id', '=', contactId).where('status', '=', 'waiting').execute();
}

export async function failRun(queries: Queries, runId: string, error: Message): Promise<void> {
  await queries
    .updateTable('runs')
    .set({ status: 'failed', error: renderEnglish(error), error_message: JSON.stringify(error), ended_at: sql<Date>`now()` })
    .where('id', '=', runId)
    .where('status', '=', 'waiting')
    .execute();
}
