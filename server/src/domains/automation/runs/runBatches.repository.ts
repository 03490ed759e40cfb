import { type MessageText, renderEnglish } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { StoredStep } from '../../../infrastructure/messages/storedStep.ts';
import type { RunPlan } from './plan/planRun.ts';
import type { RunStatus, StoryLine } from './runs.repository.ts';

export interface StoredRun {
  plan: RunPlan;
  status: RunStatus;
  error: MessageText | null;
  trace: readonly StoredStep[];
  dueAt: Date | null;
}

export async function storeRunBatch(queries: Queries, runs: readonly StoredRun[]): Promise<void> {
  const begun = runs.filter(({ plan }) => plan.trigger !== null);
  const continued = runs.filter(({ plan }) => plan.trigger === null);
  const waiting = runs.filter(({ dueAt }) => dueAt !== null);
  await Promise.all([
    begun.length > 0 && insertRuns(queries, begun),
    continued.length > 0 && updateRuns(queries, continued),
    waiting.length > 0 && setTimers(queries, waiting),
  ]);
}

async function insertRuns(queries: Queries, runs: readonly StoredRun[]): Promise<void> {
  const rows = runs.map(rowOfNewRun);
  const columns =
    'id uuid, owner_id uuid, account_id uuid, contact_id uuid, flow_id uuid, version int, inbox_id bigint, trigger_key text, status text, memory jsonb, error text, error_message jsonb, trace jsonb';
  await sql`
    insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory, error, error_message, trace, ended_at)
    select id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory, error, error_message, trace,
      case when status in ('finished', 'failed', 'paused') then now() end
    from ${asRows(rows, columns)}`.execute(queries);
}

export function rowOfNewRun({ plan, status, error, trace }: StoredRun) {
  return {
    id: plan.runId,
    owner_id: plan.context.ownerId,
    account_id: plan.context.accountId,
    contact_id: plan.context.contact.id,
    flow_id: plan.flow.flowId,
    version: plan.flow.version,
    inbox_id: plan.trigger?.inboxId,
    trigger_key: plan.trigger?.key,
    status,
    memory: plan.result.memory,
    error: error && renderEnglish(error),
    error_message: error,
    trace: timed(plan, trace),
  };
}

async function updateRuns(queries: Queries, runs: readonly StoredRun[]): Promise<void> {
  const rows = runs.map(({ plan, status, error, trace }) => ({
    id: plan.runId,
    owner_id: plan.context.ownerId,
    status,
    memory: plan.result.memory,
    error: error && renderEnglish(error),
    error_message: error,
    trace: timed(plan, trace),
  }));
  await sql`
    update runs set status = input.status, memory = input.memory, error = input.error, error_message = input.error_message, trace = runs.trace || input.trace,
      ended_at = case when input.status in ('finished', 'failed', 'paused') then now() end
    from ${asRows(rows, 'id uuid, owner_id uuid, status text, memory jsonb, error text, error_message jsonb, trace jsonb')}
    where runs.owner_id = input.owner_id and runs.id = input.id`.execute(queries);
}

function timed({ atMs }: RunPlan, trace: readonly StoredStep[]): StoryLine[] {
  const at = new Date(atMs).toISOString();
  return trace.map((line) => ({ ...line, at }));
}

async function setTimers(queries: Queries, runs: readonly StoredRun[]): Promise<void> {
  const rows = runs.map(({ plan, dueAt }) => ({ run_id: plan.runId, owner_id: plan.context.ownerId, due_at: dueAt }));
  await sql`
    insert into timers (run_id, owner_id, due_at)
    select run_id, owner_id, due_at from ${asRows(rows, 'run_id uuid, owner_id uuid, due_at timestamptz')}
    on conflict (run_id) do update set due_at = excluded.due_at`.execute(queries);
}
