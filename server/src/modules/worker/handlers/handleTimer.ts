import type { Queries } from '../../../infrastructure/database/Database.ts';
import { meetContacts } from '../../contacts/index.ts';
import type { PublishedFlows } from '../../flows/index.ts';
import { applyRunPlans, lockRun, planNextStep, putOffTimer, settleRuns } from '../../runs/index.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';

const PERSON_RECHECK_MS = 60_000;

/** A wait is over: the run goes on, unless a person has the conversation; then it is asked again later. */
export async function handleTimer(queries: Queries, update: ClaimedUpdate, flows: PublishedFlows, nowMs: number): Promise<void> {
  const { owner_id: ownerId, account_id: accountId, lane } = update;
  const igsid = lane.slice(accountId.length + 1);
  // The contact before the run, as everywhere: two transactions that lock both must not wait for each other.
  const met = await meetContacts(queries, [{ ownerId, accountId, igsid, inboundAt: null, messageAt: null }]);
  const contact = met.get(lane);
  const run = await lockRun(queries, ownerId, String(update.body.runId));
  if (run?.status !== 'waiting' || !contact || contact.optedOutAt !== null) return;
  if (contact.isWithPerson) return putOffTimer(queries, ownerId, run.id, PERSON_RECHECK_MS);

  const version = { flowId: run.flow_id, version: run.version };
  const flow = (await flows.load(queries, [version]))(version);
  if (!flow) return;
  // The database's clock said that it is due; this one may be behind.
  const dueMs = Math.max(nowMs, update.meta_ts.getTime());
  const context = { ownerId, accountId, contact, conversationId: contact.conversationId, lane };
  const plan = planNextStep(context, run, flow, { kind: 'timer' }, dueMs);
  if (!plan) return;
  await applyRunPlans(queries, [plan]);
  await settleRuns(queries, [run.id]);
}
