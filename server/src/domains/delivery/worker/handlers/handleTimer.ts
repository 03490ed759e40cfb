import type { StepInput } from '@fanfare/engine';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { findResponses } from '../../../automation/flow-requests/index.ts';
import type { PublishedFlows } from '../../../automation/flows/index.ts';
import {
  applyRunPlans,
  lockRun,
  PERSON_RECHECK_MS,
  planNextStep,
  type RunRow,
  rescheduleTimer,
  settleRuns,
} from '../../../automation/runs/index.ts';
import { upsertContacts } from '../../../instagram/contacts/index.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';

/** Postponed while a person has the conversation. */
export async function handleTimer(queries: Queries, update: ClaimedUpdate, flows: PublishedFlows, nowMs: number): Promise<void> {
  const { owner_id: ownerId, account_id: accountId, lane } = update;
  const igsid = lane.slice(accountId.length + 1);
  // Contacts before runs, to avoid deadlocks.
  const met = await upsertContacts(queries, [{ ownerId, accountId, igsid, inboundAt: null, messageAt: null }]);
  const contact = met.get(lane);
  let run = await lockRun(queries, ownerId, String(update.body.runId));
  if (run?.status !== 'waiting' || !contact || contact.optedOutAt !== null) return;
  if (contact.isWithPerson) return rescheduleTimer(queries, ownerId, run.id, PERSON_RECHECK_MS);

  const version = { flowId: run.flow_id, version: run.version };
  const flow = (await flows.load(queries, [version]))(version);
  if (!flow) return;
  // The timer is due by the database's clock, which may be ahead.
  const dueMs = Math.max(nowMs, update.meta_ts.getTime());
  const lastInboundAtMs = contact.lastInboundAt?.getTime() ?? null;
  const context = { ownerId, accountId, contact, conversationId: contact.conversationId, lane };
  const inputs: StepInput[] = [...(await responsesFor(queries, run)), { kind: 'timer' }];
  for (const input of inputs) {
    const plan = planNextStep(context, run, flow, { ...input, lastInboundAtMs }, dueMs);
    if (!plan) continue;
    await applyRunPlans(queries, [plan]);
    run = { ...run, memory: plan.result.memory };
  }
  await settleRuns(queries, [run.id]);
}

async function responsesFor(queries: Queries, { owner_id: ownerId, id, memory }: RunRow): Promise<StepInput[]> {
  const steps = memory.parked.filter(({ awaits }) => awaits === 'response').flatMap(({ stepNo }) => stepNo ?? []);
  const responses = await findResponses(queries, ownerId, id, steps);
  return responses.map((response) => ({ kind: 'response', ...response }));
}
