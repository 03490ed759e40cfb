import type { Command, TraceStep } from '@fanfare/engine';
import { AUTOMATIC_SENDS_PER_MINUTE_MAX } from '@fanfare/shared/contracts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { storeContactMemories } from '../contacts/index.ts';
import { countRecentSends, isSignal, queueCommentSends, queueSends, type TakenSend } from '../outbox/index.ts';
import { performEffects } from './performEffects.ts';
import { firstMessages, type PlannedSend, plannedSends } from './plannedSends.ts';
import type { RunPlan } from './planRun.ts';
import { storeRunBatch } from './runBatches.repository.ts';
import type { RunStatus } from './runs.repository.ts';

export interface RunOutcome {
  runId: string;
  status: RunStatus;
  error: string | null;
  trace: TraceStep[];
  /** Messages that are now in the outbox. */
  sendCount: number;
  /** The first of them, when this process has taken it and sends it as soon as all this is committed. */
  taken: TakenSend | null;
}

const LOOP_GUARD = `More than ${AUTOMATIC_SENDS_PER_MINUTE_MAX} automatic messages to one person within a minute: this run was paused.`;

/**
 * Stores what many runs came to and what they ask for, inside the transaction that closes their updates: a fixed number of statements,
 * however many runs. Messages go to the outbox; up to `room` of them are taken at once. The contacts must be locked, and no contact may
 * occur twice.
 */
export async function applyRunPlans(queries: Queries, plans: readonly RunPlan[], room = 0): Promise<RunOutcome[]> {
  if (plans.length === 0) return [];
  const wanted = plans.map(plannedSends);
  const senders = plans.filter((_, index) => (wanted[index] ?? []).length > 0);
  const recent = await countRecentSends(
    queries,
    senders.map((plan) => plan.context.conversationId),
  );
  const decided = plans.map((plan, index) => guardAgainstLoops(plan, wanted[index] ?? [], recent));

  await storeContactMemories(
    queries,
    plans
      .filter((plan) => plan.result.commands.some(changesContact))
      .map(({ context, result }) => ({
        ownerId: context.ownerId,
        contactId: context.contact.id,
        ...rememberedAfter(context.contact, result.commands),
      })),
  );
  // The runs first: messages and trace refer to them.
  await storeRunBatch(
    queries,
    decided.map(({ plan, outcome }) => ({
      plan,
      status: outcome.status,
      error: outcome.error,
      trace: outcome.trace,
      dueAt: dueAtOf(plan, outcome),
    })),
  );
  const [commented, others] = [decided.filter(isAboutComment), decided.filter((one) => !isAboutComment(one))];
  // All that a run sends is stored in one statement: in that order it goes out.
  await queueCommentSends(
    queries,
    commented.flatMap(({ sends }) => sends),
  );
  const taken = await queueSends(
    queries,
    others.flatMap(({ sends }) => sends),
    others.flatMap(firstToSend).slice(0, room),
  );
  const takenOf = new Map(taken.map((send) => [send.run_id, send]));
  await performEffects(
    queries,
    decided.filter(({ outcome }) => outcome.status !== 'paused').map(({ plan }) => plan),
  );
  return decided.map(({ outcome }) => ({ ...outcome, taken: takenOf.get(outcome.runId) ?? null }));
}

/** What may be sent at once: not what somebody types for a while first. */
function firstToSend({ plan, sends: [first] }: ReturnType<typeof guardAgainstLoops>) {
  if (first === undefined || first.delay_ms > 0 || isSignal(first.kind)) return [];
  return [{ ...first, last_inbound_at: plan.context.contact.lastInboundAt }];
}

/** Two bots could be talking to each other: beyond the limit the rest is not sent and the run stops (security control S22). */
function guardAgainstLoops(plan: RunPlan, wanted: readonly PlannedSend[], recent: ReadonlyMap<string, number>) {
  const { context, runId, result } = plan;
  const left = Math.max(0, AUTOMATIC_SENDS_PER_MINUTE_MAX - (recent.get(context.conversationId) ?? 0));
  const allowed = firstMessages(wanted, left);
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
    trace: result.trace,
    sendCount: sends.length,
  };
  return { plan, sends, outcome };
}

function isAboutComment({ sends }: ReturnType<typeof guardAgainstLoops>): boolean {
  return sends.some(({ comment_id }) => comment_id !== null);
}

function changesContact({ kind }: Command): boolean {
  return kind === 'add_tag' || kind === 'remove_tag' || kind === 'set_variables';
}

/** Applied to what the contact is now, not to what the run remembers: somebody may have changed it during a wait. */
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

/** A run that waits for a reply or an answer alone goes on by no clock. */
function dueAtOf({ result }: RunPlan, { status }: Pick<RunOutcome, 'status'>): Date | null {
  const { waitingUntil } = result.memory;
  return status === 'waiting' && waitingUntil !== null ? new Date(waitingUntil) : null;
}
