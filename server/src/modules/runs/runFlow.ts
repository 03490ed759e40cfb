import { type RunMemory, type StepInput, type StepResult, startMemory, step, type TraceStep } from '@fanfare/engine';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { newId } from '../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { performCommands } from './performCommands.ts';
import type { RunContext } from './RunContext.ts';
import { appendTrace, insertRun, type RunRow, type RunStatus, setTimer, updateRun } from './runs.repository.ts';

interface RunningFlow {
  flowId: string;
  version: number;
  graph: FlowGraph;
}

export interface RunOutcome {
  runId: string;
  status: RunStatus;
  error: string | null;
  trace: TraceStep[];
  /** Messages that are now in the outbox. */
  sendCount: number;
}

/** Starts a run of a published version with the message that triggered it. */
export async function beginRun(
  queries: Queries,
  context: RunContext,
  flow: RunningFlow,
  trigger: { inboxId: number; key: string; text: string },
  nowMs: number,
): Promise<RunOutcome> {
  const runId = newId(nowMs);
  const memory = startMemory(context.contact);
  const result = step(flow.graph, memory, { kind: 'message', text: trigger.text }, nowMs);
  const identity = {
    id: runId,
    owner_id: context.ownerId,
    account_id: context.accountId,
    contact_id: context.contact.id,
    flow_id: flow.flowId,
    version: flow.version,
    inbox_id: trigger.inboxId,
    trigger_key: trigger.key,
  };
  // The row first: messages and trace refer to it. Its final state is known after the commands.
  await insertRun(queries, identity, { status: 'running', memory, error: null });
  return store(queries, context, runId, result);
}

/** Steps a waiting run; null when the input changes nothing about it. */
export async function continueRun(
  queries: Queries,
  context: RunContext,
  run: RunRow,
  graph: FlowGraph,
  input: StepInput,
  nowMs: number,
): Promise<RunOutcome | null> {
  const result = step(graph, run.memory, input, nowMs);
  if (result.memory === run.memory) return null;
  return store(queries, context, run.id, result);
}

async function store(queries: Queries, context: RunContext, runId: string, result: StepResult): Promise<RunOutcome> {
  const { memory, commands } = result;
  const performed = await performCommands(queries, context, runId, commands);
  const trace = [...result.trace, ...performed.trace];
  const status = performed.pausedBecause === null ? memory.status : 'paused';
  const error = performed.pausedBecause ?? memory.error ?? null;
  await updateRun(queries, context.ownerId, runId, { status, memory, error });
  await appendTrace(queries, context.ownerId, runId, trace);
  if (status === 'waiting') await setTimer(queries, context.ownerId, runId, wakeUpTime(memory));
  return { runId, status, error, trace, sendCount: performed.sendCount };
}

function wakeUpTime(memory: RunMemory): Date {
  if (memory.waitingUntil === null) throw new Error('A waiting run does not say until when.');
  return new Date(memory.waitingUntil);
}
