import type { Command } from '@fanfare/engine';
import { AUTOMATIC_SENDS_PER_MINUTE_MAX, type MessageText, message } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { type StoredStep, storedStep } from '../../../../infrastructure/messages/storedStep.ts';
import { type ContactMemory, storeContactMemories } from '../../../instagram/contacts/index.ts';
import {
  type FirstSend,
  findLaneStates,
  isSignal,
  type LaneState,
  type NewSend,
  queueCommentSends,
  queueSends,
  type TakenSend,
} from '../../../instagram/outbox/index.ts';
import { performEffects } from '../performEffects.ts';
import { type StoredRun, storeRunBatch } from '../runBatches.repository.ts';
import type { RunStatus } from '../runs.repository.ts';
import { firstMessages, type PlannedSend, plannedSends } from './plannedSends.ts';
import type { RunPlan } from './planRun.ts';

export interface RunOutcome {
  runId: string;
  status: RunStatus;
  error: MessageText | null;
  trace: StoredStep[];
  sendCount: number;
  taken: FirstSend | null;
}

interface DecidedRun {
  plan: RunPlan;
  sends: NewSend[];
  outcome: RunOutcome;
}

const LOOP_GUARD = message('runs.loop-stopped', {
  max: AUTOMATIC_SENDS_PER_MINUTE_MAX,
});

/** A fixed number of statements. Contacts must be locked and unique. */
export async function applyRunPlans(queries: Queries, plans: readonly RunPlan[]): Promise<RunOutcome[]> {
  const states = await findLaneStates(
    queries,
    plans.map(({ context: { accountId, contact, lane } }) => ({ accountId, igsid: contact.igsid, lane })),
  );
  const decided = decideRuns(plans, states, 0);
  await storeRuns(queries, decided);
  return decided.map(({ outcome }) => outcome);
}

export function decideRuns(plans: readonly RunPlan[], states: ReadonlyMap<string, LaneState>, room: number): DecidedRun[] {
  let left = room;
  return plans.map((plan) => {
    const state = states.get(plan.context.lane) ?? { recent: 0, isBusy: false };
    const { sends, outcome } = guardAgainstLoops(plan, plannedSends(plan), state.recent);
    const taken = left > 0 && !state.isBusy && !isAboutComment({ sends }) ? firstToSend(plan, sends) : null;
    if (taken) left -= 1;
    return { plan, sends, outcome: { ...outcome, taken } };
  });
}

export async function storeRuns(queries: Queries, decided: readonly DecidedRun[]): Promise<TakenSend[]> {
  if (decided.length === 0) return [];
  const aboutComments = decided.filter(isAboutComment);
  const others = decided.filter((run) => !isAboutComment(run));
  const [, taken] = await Promise.all([
    storeRunBatch(queries, decided.map(storedRun)),
    queueSends(
      queries,
      others.flatMap(({ sends }) => sends),
      decided.flatMap(({ outcome }) => outcome.taken ?? []),
    ),
    // One statement preserves the order.
    queueCommentSends(
      queries,
      aboutComments.flatMap(({ sends }) => sends),
    ),
    storeContactMemories(queries, decided.flatMap(changedMemory)),
    performEffects(
      queries,
      decided.filter(({ outcome }) => outcome.status !== 'paused').map(({ plan }) => plan),
    ),
  ]);
  return taken;
}

function firstToSend({ context }: RunPlan, [first]: readonly NewSend[]): FirstSend | null {
  if (first === undefined || first.delay_ms > 0 || isSignal(first.kind)) return null;
  return { ...first, last_inbound_at: context.contact.lastInboundAt };
}

/** Two bots may talk to each other: the run stops (S22). */
function guardAgainstLoops(plan: RunPlan, wanted: readonly PlannedSend[], recent: number) {
  const { context, runId, result } = plan;
  const allowed = firstMessages(wanted, Math.max(0, AUTOMATIC_SENDS_PER_MINUTE_MAX - recent));
  const isPaused = allowed.length < wanted.length;
  const sends = allowed.map(({ delayMs, commentId = null, ...send }) => ({
    ...send,
    comment_id: commentId,
    delay_ms: delayMs,
    owner_id: context.ownerId,
    account_id: context.accountId,
    conversation_id: context.conversationId,
    run_id: runId,
    lane: context.lane,
    recipient_igsid: context.contact.igsid,
  }));
  const outcome: Omit<RunOutcome, 'taken'> = {
    runId,
    status: isPaused ? 'paused' : result.memory.status,
    error: isPaused ? LOOP_GUARD : (result.memory.error ?? null),
    trace: result.trace.map(storedStep),
    sendCount: sends.length,
  };
  return { sends, outcome };
}

function storedRun({ plan, outcome }: DecidedRun): StoredRun {
  const { status, error, trace } = outcome;
  return { plan, status, error, trace, dueAt: dueAtOf(plan, outcome) };
}

function changedMemory({ plan: { context, flow, result, atMs } }: DecidedRun): ContactMemory[] {
  if (!result.commands.some(changesContact)) return [];
  const source = { flow: flow.flowId, at: new Date(atMs).toISOString() };
  const set = result.commands.flatMap((command) => (command.kind === 'set_variables' ? Object.keys(command.values) : []));
  const sources = Object.fromEntries(set.map((name) => [name, source]));
  const remembered = rememberedAfter(context.contact, result.commands);
  return [{ ownerId: context.ownerId, contactId: context.contact.id, ...remembered, sources }];
}

function isAboutComment({ sends }: Pick<DecidedRun, 'sends'>): boolean {
  return sends.some(({ comment_id }) => comment_id !== null);
}

function changesContact({ kind }: Command): boolean {
  return kind === 'add_tag' || kind === 'remove_tag' || kind === 'set_variables';
}

/** The contact may have changed during a wait. */
function rememberedAfter(contact: { tags: string[]; variables: Record<string, string> }, commands: readonly Command[]) {
  let tags = contact.tags;
  let variables = contact.variables;
  for (const command of commands) {
    if (command.kind === 'add_tag') tags = [...tags.filter((tag) => tag !== command.tag), command.tag];
    else if (command.kind === 'remove_tag') tags = tags.filter((tag) => tag !== command.tag);
    else if (command.kind === 'set_variables') variables = { ...variables, ...command.values };
  }
  return { tags, variables };
}

function dueAtOf({ result }: RunPlan, { status }: Pick<RunOutcome, 'status'>): Date | null {
  const { waitingUntil } = result.memory;
  return status === 'waiting' && waitingUntil !== null ? new Date(waitingUntil) : null;
}
