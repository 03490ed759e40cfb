import { type Message, type OutcomeReason, type ProcessedStatus, renderEnglish } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { Words } from '../../../infrastructure/messages/words.ts';
import { changeEventBatch, type EventSettlement, eventKeyOfRun } from '../../feed/events/index.ts';
import { noSends, OPTED_OUT, type SendSummary, sumUpSends } from '../../instagram/outbox/index.ts';
import { failRun, lockEndedRuns, type SettledRun } from './runs.repository.ts';

export async function settleRuns(
  queries: Queries,
  runIds: readonly string[],
  others: readonly EventSettlement[] = [],
): Promise<void> {
  if (runIds.length === 0) return changeEventBatch(queries, others);
  const runs = await lockEndedRuns(queries, [...new Set(runIds)]);
  const summaries = await sumUpSends(
    queries,
    runs.map(({ id }) => id),
  );
  await changeEventBatch(queries, [...runs.flatMap((run) => changesOf(run, summaries.get(run.id) ?? noSends)), ...others]);
}

export async function failWaitingRun(queries: Queries, runId: string, error: Message): Promise<void> {
  await failRun(queries, runId, error);
  await settleRuns(queries, [runId]);
}

function changesOf(run: SettledRun, sends: SendSummary): EventSettlement[] {
  const outcome = outcomeOf(run, sends);
  // An opt-out is not a failure.
  const processingError = outcome === 'opted_out' ? null : (sends.problem ?? run.error_message ?? run.error);
  const result = { flowResponse: sends.sentText, outcome };
  const processedStatus = statusOf(run, sends, processingError);
  return [
    {
      ownerId: run.owner_id,
      key: eventKeyOfRun(run.id),
      ...result,
      execution: { processedStatus, processingError, runId: run.id },
    },
    { ownerId: run.owner_id, key: run.trigger_key, ...result, execution: null },
  ];
}

function statusOf(run: SettledRun, sends: SendSummary, problem: Words | null): ProcessedStatus {
  if (problem !== null) return 'failed';
  const isGoingOn = run.status === 'running' || run.status === 'waiting' || sends.openCount > 0;
  return isGoingOn ? 'processing' : 'completed';
}

function outcomeOf(run: SettledRun, sends: SendSummary): OutcomeReason {
  if (sends.isOptedOut || isOptedOut(run)) return 'opted_out';
  if (run.status === 'paused') return 'loop_guard';
  if (sends.isWindowClosed) return 'window_closed';
  if (sends.problem !== null || run.status === 'failed') return 'flow_failed';
  return sends.isTakenOver ? 'human_has_thread' : 'flow_ran';
}

/** Version 1.0.0 stored English text only. */
function isOptedOut({ error, error_message: text }: SettledRun): boolean {
  return text === null ? error === renderEnglish(OPTED_OUT) : 'code' in text && text.code === OPTED_OUT.code;
}
