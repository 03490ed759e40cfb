import type { RunMemory, TraceStep } from '@fanfare/engine';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { RunsTable } from '../../infrastructure/database/tables.ts';

export type RunRow = Omit<Selectable<RunsTable>, 'memory'> & { memory: RunMemory };
export type RunStatus = RunRow['status'];

interface NewRun {
  id: string;
  owner_id: string;
  account_id: string;
  contact_id: string;
  flow_id: string;
  version: number;
  inbox_id: number;
  trigger_key: string;
}

interface RunState {
  status: RunStatus;
  memory: RunMemory;
  error: string | null;
}

export async function insertRun(queries: Queries, run: NewRun, { status, memory, error }: RunState): Promise<void> {
  await queries
    .insertInto('runs')
    .values({ ...run, status, memory: JSON.stringify(memory), error, ended_at: isOver(status) ? sql<Date>`now()` : null })
    .execute();
}

export async function updateRun(
  queries: Queries,
  ownerId: string,
  runId: string,
  { status, memory, error }: RunState,
): Promise<void> {
  await queries
    .updateTable('runs')
    .set({ status, memory: JSON.stringify(memory), error, ended_at: isOver(status) ? sql<Date>`now()` : null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', runId)
    .execute();
}

function isOver(status: RunStatus): boolean {
  return status === 'finished' || status === 'failed' || status === 'paused';
}

/** Locks the run until the transaction ends, so that what is then read about it is complete. */
export async function lockRun(queries: Queries, ownerId: string, runId: string): Promise<RunRow | undefined> {
  const query = queries.selectFrom('runs').where('owner_id', '=', ownerId).where('id', '=', runId).selectAll().forUpdate();
  const row = await query.executeTakeFirst();
  return row && withMemory(row);
}

/** Runs of a contact that stopped at a wait, the latest first. */
export async function findWaitingRuns(queries: Queries, ownerId: string, contactId: string): Promise<RunRow[]> {
  const rows = await queries
    .selectFrom('runs')
    .where('owner_id', '=', ownerId)
    .where('contact_id', '=', contactId)
    .where('status', '=', 'waiting')
    .orderBy('started_at', 'desc')
    .selectAll()
    .execute();
  return rows.map(withMemory);
}

/** The column is written from a RunMemory and from nothing else. */
function withMemory(row: Selectable<RunsTable>): RunRow {
  return { ...row, memory: row.memory as RunMemory };
}

/** Appends lines to the story of a run. */
export async function appendTrace(queries: Queries, ownerId: string, runId: string, trace: readonly TraceStep[]): Promise<void> {
  if (trace.length === 0) return;
  const { known } = await queries
    .selectFrom('run_steps')
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', runId)
    .select(sql<number>`count(*)`.as('known'))
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('run_steps')
    .values(
      trace.map((line, index) => ({
        run_id: runId,
        line_no: known + index + 1,
        owner_id: ownerId,
        step_no: line.stepNo,
        node_id: line.nodeId,
        node_type: line.nodeType,
        result: line.result,
        detail: line.detail,
      })),
    )
    .execute();
}

export async function setTimer(queries: Queries, ownerId: string, runId: string, dueAt: Date): Promise<void> {
  await queries
    .insertInto('timers')
    .values({ run_id: runId, owner_id: ownerId, due_at: dueAt })
    .onConflict((conflict) => conflict.column('run_id').doUpdateSet({ due_at: dueAt }))
    .execute();
}

/** Turns every due timer into an update in its contact's lane, in one statement. Answers how many. */
export async function fireDueTimers(queries: Queries): Promise<number> {
  const { numAffectedRows } = await sql`
    with due as (delete from timers where due_at <= now() returning run_id, owner_id, due_at)
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts)
    select due.owner_id, runs.account_id, 't:' || due.run_id || ':' || extract(epoch from due.due_at),
      runs.account_id || ':' || contacts.igsid, 'timer', jsonb_build_object('runId', due.run_id), due.due_at
    from due join runs on runs.id = due.run_id join contacts on contacts.id = runs.contact_id
    order by due.due_at
    on conflict (dedupe_key) do nothing`.execute(queries);
  return Number(numAffectedRows ?? 0);
}

/** The triggering messages were unsent: the runs forget what they said. Answers which runs those are. */
export async function eraseRunInputs(queries: Queries, ownerId: string, triggerKeys: readonly string[]): Promise<string[]> {
  const rows = await queries
    .updateTable('runs')
    .set({ memory: sql<string>`memory || '{"input": ""}'` })
    .where('owner_id', '=', ownerId)
    .where('trigger_key', 'in', triggerKeys)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
