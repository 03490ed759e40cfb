import type { OutcomeReason, ProcessedStatus } from '@fanfare/shared/contracts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { changeEvents, eventKeyOfRun } from '../events/index.ts';
import { type SendSummary, sumUpSends } from '../outbox/index.ts';
import { lockRun, type RunRow } from './runs.repository.ts';

/** Makes the feed say what has become of a run: on the event of its execution, and on the event that triggered it. */
export async function settleRun(queries: Queries, ownerId: string, runId: string): Promise<void> {
  const run = await lockRun(queries, ownerId, runId);
  if (!run) return;
  const sends = await sumUpSends(queries, ownerId, runId);
  const processingError = sends.problem ?? run.error;
  const outcome = outcomeOf(run, sends);
  const change = { flowResponse: sends.sentText, outcome };
  const processedStatus = statusOf(run, sends, processingError);
  await changeEvents(queries, ownerId, [eventKeyOfRun(runId)], { ...change, processedStatus, processingError });
  await changeEvents(queries, ownerId, [run.trigger_key], change);
}

function statusOf(run: RunRow, sends: SendSummary, problem: string | null): ProcessedStatus {
  if (problem !== null) return 'failed';
  const isGoingOn = run.status === 'running' || run.status === 'waiting' || sends.openCount > 0;
  return isGoingOn ? 'processing' : 'completed';
}

function outcomeOf(run: RunRow, sends: SendSummary): OutcomeReason {
  if (run.status === 'paused') return 'loop_guard';
  if (sends.isWindowClosed) return 'window_closed';
  return sends.problem !== null || run.status === 'failed' ? 'flow_failed' : 'flow_ran';
}
