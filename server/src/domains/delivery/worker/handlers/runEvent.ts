import type { OutcomeReason } from '@fanfare/shared/contracts';
import type { PublishedFlow } from '../../../automation/flows/index.ts';
import type { RunOutcome } from '../../../automation/runs/index.ts';
import { eventKeyOfRun, type NewEvent } from '../../../feed/events/index.ts';

export function runEvent(trigger: NewEvent, run: RunOutcome, { flowId, flowName, version }: PublishedFlow): NewEvent {
  const isGoingOn = run.status === 'waiting' || run.sendCount > 0;
  return {
    ...trigger,
    key: eventKeyOfRun(run.runId),
    runId: run.runId,
    type: 'flow_execution',
    happenedAt: trigger.receivedAt,
    payload: { runId: run.runId, flow: { id: flowId, name: flowName, version }, status: run.status, trace: run.trace },
    processedStatus: run.error !== null ? 'failed' : isGoingOn ? 'processing' : 'completed',
    processingError: run.error,
    outcome: outcomeOfRun(run),
    attempts: 1,
  };
}

export function outcomeOfRun(run: RunOutcome): OutcomeReason {
  if (run.status === 'paused') return 'loop_guard';
  return run.status === 'failed' ? 'flow_failed' : 'flow_ran';
}
