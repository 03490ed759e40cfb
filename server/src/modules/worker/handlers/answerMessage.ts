import { matchTrigger } from '@fanfare/engine';
import type { OutcomeReason } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { getPublishedGraph, listActiveAutomations } from '../../flows/index.ts';
import { beginRun, continueRun, findWaitingRuns, type RunContext, type RunOutcome } from '../../runs/index.ts';

interface Inbound {
  inboxId: number;
  key: string;
  text: string;
  isFirstMessage: boolean;
}

type Answer = { run: RunOutcome; flow: { id: string; name: string; version: number } } | { run: null; reason: OutcomeReason };

/**
 * Decides what answers a message. A waiting run is asked first; a wait for time does not use the message up. Then the active
 * automations, the most recently published first; the first that matches runs, and the rest is not asked.
 */
export async function answerMessage(queries: Queries, context: RunContext, inbound: Inbound, nowMs: number): Promise<Answer> {
  const { ownerId, contact } = context;
  for (const run of await findWaitingRuns(queries, ownerId, contact.id)) {
    const { flowName, graph } = await getPublishedGraph(queries, ownerId, run.flow_id, run.version);
    const outcome = await continueRun(queries, context, run, graph, { kind: 'message', text: inbound.text }, nowMs);
    if (outcome) return { run: outcome, flow: { id: run.flow_id, name: flowName, version: run.version } };
  }

  const automations = await listActiveAutomations(queries, ownerId);
  let reason: OutcomeReason = automations.length === 0 ? 'no_account_flow' : 'no_trigger';
  for (const { flowId, version, trigger } of automations) {
    const match = matchTrigger(trigger, inbound);
    if (!match.matched) {
      reason = match.reason;
      continue;
    }
    const { flowName, graph } = await getPublishedGraph(queries, ownerId, flowId, version);
    const run = await beginRun(queries, context, { flowId, version, graph }, inbound, nowMs);
    return { run, flow: { id: flowId, name: flowName, version } };
  }
  return { run: null, reason };
}
