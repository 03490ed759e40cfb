import type { StepInput } from '@fanfare/engine';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { findResponses } from '../../../automation/flow-requests/index.ts';
import type { PublishedFlow, PublishedFlows } from '../../../automation/flows/index.ts';
import {
  applyRunPlans,
  lockRuns,
  planNextStep,
  postponeTimers,
  type RunRow,
  settleRuns,
} from '../../../automation/runs/index.ts';
import { type UpsertedContact, upsertContacts } from '../../../instagram/contacts/index.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';

interface DueRun {
  run: RunRow;
  contact: UpsertedContact;
  lane: string;
  flow: PublishedFlow;
  /** The timer is due by the database's clock, which may be ahead. */
  dueMs: number;
  inputs: StepInput[];
}

const TIMER: StepInput = { kind: 'timer' };

/** A fixed number of statements, and a few more for runs with several responses. */
export async function processTimers(
  queries: Queries,
  updates: readonly ClaimedUpdate[],
  flows: PublishedFlows,
  nowMs: number,
): Promise<never[]> {
  const due = await loadDueRuns(queries, updates, flows, nowMs);
  for (let left = due; left.length > 0; left = left.filter(({ inputs }) => inputs.length > 0)) {
    const plans = left.flatMap((wait) => {
      const { run, contact, lane, flow, dueMs } = wait;
      const context = { ownerId: run.owner_id, accountId: run.account_id, contact, conversationId: contact.conversationId, lane };
      const input = wait.inputs.shift() ?? TIMER;
      const lastInboundAtMs = contact.lastInboundAt?.getTime() ?? null;
      const plan = planNextStep(context, run, flow, { ...input, lastInboundAtMs }, dueMs);
      if (plan) wait.run = { ...run, memory: plan.result.memory };
      return plan ?? [];
    });
    if (plans.length > 0) await applyRunPlans(queries, plans);
  }
  await settleRuns(
    queries,
    due.map(({ run }) => run.id),
  );
  return [];
}

async function loadDueRuns(
  queries: Queries,
  updates: readonly ClaimedUpdate[],
  flows: PublishedFlows,
  nowMs: number,
): Promise<DueRun[]> {
  // Contacts before runs, to avoid deadlocks.
  const met = await upsertContacts(
    queries,
    updates.map(({ owner_id: ownerId, account_id: accountId, lane }) => {
      return { ownerId, accountId, igsid: lane.slice(accountId.length + 1), inboundAt: null, messageAt: null };
    }),
  );
  const runs = await lockRuns(queries, updates.map(runIdOf));
  const waits = updates.flatMap((update) => {
    const run = runs.get(runIdOf(update));
    const contact = met.get(update.lane);
    return run?.status === 'waiting' && contact && contact.optedOutAt === null ? [{ update, run, contact }] : [];
  });
  const open = waits.filter(({ contact }) => !contact.isWithPerson);
  await postponeTimers(
    queries,
    waits.filter(({ contact }) => contact.isWithPerson).map(({ run }) => run),
  );

  const versionOf = ({ flow_id: flowId, version }: RunRow) => ({ flowId, version });
  const flowOf = await flows.load(
    queries,
    open.map(({ run }) => versionOf(run)),
  );
  const responses = await findResponses(
    queries,
    open.filter(({ run }) => awaitedSteps(run).length > 0).map(({ run }) => run.id),
  );
  return open.flatMap(({ update, run, contact }) => {
    const flow = flowOf(versionOf(run));
    const awaited = awaitedSteps(run);
    const answered = responses.filter(({ runId, stepNo }) => runId === run.id && awaited.includes(stepNo));
    const inputs = [...answered.map(({ stepNo, response }) => ({ kind: 'response', stepNo, response }) as const), TIMER];
    const dueMs = Math.max(nowMs, update.meta_ts.getTime());
    return flow ? [{ run, contact, lane: update.lane, flow, dueMs, inputs }] : [];
  });
}

function awaitedSteps({ memory }: RunRow): number[] {
  return memory.parked.filter(({ awaits }) => awaits === 'response').flatMap(({ stepNo }) => stepNo ?? []);
}

function runIdOf({ body }: ClaimedUpdate): string {
  return String(body.runId);
}
