import type { Command, RunMemory, TraceStep } from '@fanfare/engine';
import { AUTOMATIC_SENDS_PER_MINUTE_MAX } from '@fanfare/shared/contracts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { isOwnAction } from '../automations/index.ts';
import { storeContactMemories } from '../contacts/index.ts';
import { countRecentSends, queueSends, splitMessage } from '../outbox/index.ts';
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
}

const LOOP_GUARD = `More than ${AUTOMATIC_SENDS_PER_MINUTE_MAX} automatic messages to one person within a minute: this run was paused.`;

/**
 * Stores what many runs came to and what they ask for, inside the transaction that closes their updates: a fixed number of statements,
 * however many runs. Messages go to the outbox. The contacts must be locked, and no contact may occur twice.
 */
export async function applyRunPlans(queries: Queries, plans: readonly RunPlan[]): Promise<RunOutcome[]> {
  if (plans.length === 0) return [];
  const texts = plans.map((plan) => textsOf(plan));
  const senders = plans.filter((_, index) => (texts[index] ?? []).length > 0);
  const recent = await countRecentSends(
    queries,
    senders.map((plan) => plan.context.conversationId),
  );
  const decided = plans.map((plan, index) => guardAgainstLoops(plan, texts[index] ?? [], recent));

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
  await queueSends(
    queries,
    decided.flatMap(({ sends }) => sends),
  );
  return decided.map(({ outcome }) => outcome);
}

/** Two bots could be talking to each other: beyond the limit the rest is not sent and the run stops (security control S22). */
function guardAgainstLoops(plan: RunPlan, texts: readonly PlannedText[], recent: ReadonlyMap<string, number>) {
  const { context, runId, result } = plan;
  const allowed = texts.slice(0, Math.max(0, AUTOMATIC_SENDS_PER_MINUTE_MAX - (recent.get(context.conversationId) ?? 0)));
  const isPaused = allowed.length < texts.length;
  const sends = allowed.map(({ id, text, author }) => ({
    id,
    author,
    owner_id: context.ownerId,
    account_id: context.accountId,
    conversation_id: context.conversationId,
    run_id: runId,
    lane: context.lane,
    recipient_igsid: context.contact.igsid,
    text,
  }));
  const outcome: RunOutcome = {
    runId,
    status: isPaused ? 'paused' : result.memory.status,
    error: isPaused ? LOOP_GUARD : (result.memory.error ?? null),
    trace: [...result.trace, ...result.commands.filter((command) => command.kind === 'http_request').map(notPerformed)],
    sendCount: sends.length,
  };
  return { plan, sends, outcome };
}

interface PlannedText {
  id: string;
  text: string;
  author: 'flow' | 'automation';
}

function textsOf({ runId, flow, result }: RunPlan): PlannedText[] {
  return result.commands.flatMap((command) =>
    command.kind === 'send_text'
      ? splitMessage(command.text).map((text, part) => ({
          id: `${runId}:${command.stepNo}:${part + 1}`,
          text,
          author: flow.kind === 'inline' && isOwnAction(command.nodeId) ? ('automation' as const) : ('flow' as const),
        }))
      : [],
  );
}

function changesContact({ kind }: Command): boolean {
  return kind === 'add_tag' || kind === 'remove_tag' || kind === 'set_variable';
}

/** Applied to what the contact is now, not to what the run remembers: somebody may have changed it during a wait. */
function rememberedAfter(contact: { tags: string[]; variables: Record<string, string> }, commands: readonly Command[]) {
  let tags = contact.tags;
  let variables = contact.variables;
  for (const command of commands) {
    if (command.kind === 'add_tag') tags = [...tags.filter((tag) => tag !== command.tag), command.tag];
    else if (command.kind === 'remove_tag') tags = tags.filter((tag) => tag !== command.tag);
    else if (command.kind === 'set_variable') variables = { ...variables, [command.name]: command.value };
  }
  return { tags, variables };
}

function dueAtOf({ result }: RunPlan, { status }: RunOutcome): Date | null {
  return status === 'waiting' ? wakeUpTime(result.memory) : null;
}

function wakeUpTime(memory: RunMemory): Date {
  if (memory.waitingUntil === null) throw new Error('A waiting run does not say until when.');
  return new Date(memory.waitingUntil);
}

/** Publishing refuses flows with such a step; should one arrive all the same, its trace says what did not happen. */
function notPerformed(command: Extract<Command, { kind: 'http_request' }>): TraceStep {
  const detail = 'The request was not performed: this server makes no requests for flows.';
  return { stepNo: command.stepNo, nodeId: command.nodeId, nodeType: 'actionNode', result: 'ignored', detail };
}
