import { type Consideration, MESSAGING_WINDOW_MS, type OutcomeReason, RECONCILED_ANSWER_MS } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import {
  considerAutomations,
  findAskedAutomations,
  readMessageOccasion,
  reasonForNoAnswer,
  type StoredAskedAutomation,
} from '../../automations/index.ts';
import { findFirstMessages, insertMessages, type MetContact, meetContacts } from '../../contacts/index.ts';
import type { OwnedEvent } from '../../events/index.ts';
import type { PublishedFlow, PublishedFlows } from '../../flows/index.ts';
import { type TakenSend, textOfSend } from '../../outbox/index.ts';
import {
  applyRunPlans,
  findWaitingRuns,
  planNewRun,
  planNextStep,
  type RunOutcome,
  type RunPlan,
  settleRuns,
} from '../../runs/index.ts';
import { eventOf } from '../eventOf.ts';
import { type ReadUpdate, readUpdate } from '../readUpdate.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';
import { applyConsents } from './applyConsents.ts';
import { outcomeOfRun, runEvent } from './runEvent.ts';

interface Inbound {
  update: ClaimedUpdate;
  read: ReadUpdate;
  contactIgsid: string;
  mid: string;
}

type Met = Inbound & { contact: MetContact };
type Waiting = Awaited<ReturnType<typeof findWaitingRuns>>[number];

export interface Moment {
  nowMs: number;
  /** How many messages this process could send at once. */
  room: number;
}

export interface InboundResult {
  events: OwnedEvent[];
  /** Contacts whose profile is worth asking for. */
  strangers: { ownerId: string; contactId: string }[];
  /** Messages that this process has taken: to be sent when all this is committed. */
  taken: TakenSend[];
  /** Somebody else has to look: for messages that were not taken, or for what runs asked for besides. */
  isMoreQueued: boolean;
  /** Runs that ended, or whose messages were cancelled, because their contact opted out: the feed does not say so yet. */
  endedRuns: string[];
}

/** Whether an update is a message or a button press that has all its parts. */
export function isCompleteInbound(update: ClaimedUpdate): boolean {
  if (update.kind !== 'messages' && update.kind !== 'message_postbacks') return false;
  const { contactIgsid, mid } = readUpdate(update);
  return contactIgsid !== null && mid !== null;
}

/**
 * Stores followers' messages and button presses and answers each by the flow it starts, all with a fixed number of statements.
 * At most one update per contact: the lanes see to that.
 */
export async function processInbound(
  queries: Queries,
  updates: readonly ClaimedUpdate[],
  flows: PublishedFlows,
  { nowMs, room }: Moment,
): Promise<InboundResult> {
  if (updates.length === 0) return { events: [], strangers: [], taken: [], isMoreQueued: false, endedRuns: [] };
  const met = await store(queries, updates.map(readInbound));
  const { optedOut, endedRuns } = await applyConsents(
    queries,
    // What is played again was said long ago: it takes nothing back.
    met.map(({ update, read, contact }) => ({
      text: update.origin === 'replayed' ? null : read.text,
      at: update.meta_ts,
      contact,
    })),
  );
  const answers = await answer(queries, met, flows, { nowMs, room }, optedOut);
  const told = met.map((inbound, index) => tell(inbound, answers[index] ?? { reason: 'no_trigger', considered: null }));
  return {
    events: told.flatMap(({ events }) => events),
    taken: told.flatMap(({ taken }) => taken),
    isMoreQueued: answers.some(asksForMore),
    strangers: met
      .filter(({ contact }) => !contact.is_profile_fresh)
      .map(({ update, contact }) => ({ ownerId: update.owner_id, contactId: contact.id })),
    endedRuns,
  };
}

function readInbound(update: ClaimedUpdate): Inbound {
  const read = readUpdate(update);
  if (read.contactIgsid === null || read.mid === null) throw new Error('An inbound update lacks its contact or its id.');
  return { update, read, contactIgsid: read.contactIgsid, mid: read.mid };
}

async function store(queries: Queries, inbounds: readonly Inbound[]): Promise<Met[]> {
  const contacts = await meetContacts(
    queries,
    inbounds.map(({ update, contactIgsid }) => {
      // A clock that runs ahead must not hold the window open longer.
      const at = new Date(Math.min(update.meta_ts.getTime(), update.received_at.getTime()));
      return { ownerId: update.owner_id, accountId: update.account_id, igsid: contactIgsid, inboundAt: at, messageAt: at };
    }),
  );
  const met = inbounds.map((inbound) => {
    const contact = contacts.get(inbound.update.lane);
    if (!contact) throw new Error('A contact was neither found nor created.');
    return { ...inbound, contact };
  });
  await insertMessages(
    queries,
    met.map(({ update, read, contact, mid }) => ({
      ownerId: update.owner_id,
      accountId: update.account_id,
      conversationId: contact.conversationId,
      mid,
      direction: 'in' as const,
      text: read.text,
      attachments: read.attachments,
      sentAt: update.meta_ts,
    })),
  );
  return met;
}

interface Decision {
  /** What runs; null when nothing answers. */
  chosen: { flowId: string; version: number } | null;
  reason: OutcomeReason;
  considered: Consideration[] | null;
}
type Answer = { considered: Consideration[] | null } & ({ reason: OutcomeReason } | { plan: RunPlan; outcome: RunOutcome });

/**
 * Decides what answers each message. A waiting run is asked first; a wait for time does not use the message up. Then the owner's
 * automations in their order; the first whose trigger matches and whose conditions hold runs.
 */
async function answer(
  queries: Queries,
  met: readonly Met[],
  flows: PublishedFlows,
  { nowMs, room }: Moment,
  optedOut: ReadonlySet<string>,
): Promise<Answer[]> {
  const silences = met.map((inbound) =>
    optedOut.has(inbound.contact.id) ? ('opted_out' as const) : reasonForSilence(inbound, nowMs),
  );
  const loud = met.filter((_, index) => silences[index] === null);
  const automations = await findAskedAutomations(queries, [...new Set(loud.map(({ update }) => update.owner_id))]);
  const waiting =
    loud.length === 0
      ? []
      : await findWaitingRuns(
          queries,
          loud.map(({ contact }) => contact.id),
        );
  const waitingOf = Map.groupBy(waiting, (run) => run.contact_id);
  const isFirst = await firstMessageTest(queries, loud, automations);
  const decisions = met.map((inbound, index): Decision => {
    const silence = silences[index];
    if (silence) return { chosen: null, reason: silence, considered: null };
    return decide(inbound, automations.get(inbound.update.owner_id) ?? [], isFirst(inbound), nowMs);
  });

  const flowOf = await flows.load(queries, [
    ...waiting.map((run) => ({ flowId: run.flow_id, version: run.version })),
    ...decisions.flatMap(({ chosen }) => (chosen ? [chosen] : [])),
  ]);
  const plans = met.map((inbound, index) => {
    if (silences[index]) return null;
    const continued = continueWaiting(inbound, waitingOf.get(inbound.contact.id) ?? [], flowOf, nowMs);
    if (continued) return continued;
    const chosen = decisions[index]?.chosen;
    const flow = chosen ? flowOf(chosen) : undefined;
    const { update, read } = inbound;
    const trigger = { inboxId: update.id, key: update.dedupe_key, text: read.text ?? '' };
    return flow ? planNewRun(contextOf(inbound), flow, trigger, nowMs) : null;
  });

  const made = plans.filter((plan) => plan !== null);
  const outcomes = new Map((await applyRunPlans(queries, made, room)).map((outcome) => [outcome.runId, outcome]));
  // The event of a run that goes on is there already.
  await settleRuns(
    queries,
    made.filter(({ trigger }) => trigger === null).map(({ runId }) => runId),
  );
  return plans.map((plan, index) => {
    const outcome = plan && outcomes.get(plan.runId);
    const { reason = 'no_trigger', considered = null } = decisions[index] ?? {};
    if (!plan || !outcome) return { reason, considered };
    return { plan, outcome, considered: plan.trigger === null ? takenByWaitingRun(considered) : considered };
  });
}

/** A run that had waited was there first: what would have answered was passed over. */
function takenByWaitingRun(considered: Consideration[] | null): Consideration[] | null {
  const detail = 'A run that was waiting in this conversation took the message.';
  const passOver = (line: Consideration) => ({ ...line, result: 'passed_over', reason: 'waiting_run', detail }) as const;
  return considered?.map((line) => (line.result === 'no_match' ? line : passOver(line))) ?? null;
}

/** Only asked of the database when some automation wants to know. */
async function firstMessageTest(
  queries: Queries,
  loud: readonly Met[],
  automations: ReadonlyMap<string, StoredAskedAutomation[]>,
) {
  const isWanted = [...automations.values()].flat().some(({ trigger }) => trigger.type === 'first_message');
  if (!isWanted) return () => false;
  const first = await findFirstMessages(
    queries,
    loud.map(({ contact, mid }) => ({ conversationId: contact.conversationId, mid })),
  );
  return ({ contact }: Met) => first.has(contact.conversationId);
}

function decide(
  { read, contact }: Met,
  automations: readonly StoredAskedAutomation[],
  isFirstMessage: boolean,
  nowMs: number,
): Decision {
  const occasion = readMessageOccasion({ payload: read.payload, text: read.text, isFirstMessage });
  const { chosen, considered } = considerAutomations(automations, { occasion, contact, nowMs });
  return {
    chosen: chosen && chosen.version !== null ? { flowId: chosen.flowId, version: chosen.version } : null,
    reason: reasonForNoAnswer(considered),
    considered,
  };
}

function continueWaiting(
  inbound: Met,
  runs: readonly Waiting[],
  flowOf: (version: { flowId: string; version: number }) => PublishedFlow | undefined,
  nowMs: number,
): RunPlan | null {
  const { read, contact } = inbound;
  const lastInboundAtMs = contact.lastInboundAt?.getTime() ?? null;
  const input = { kind: 'message', text: read.text ?? '', payload: read.tapPayload, lastInboundAtMs } as const;
  for (const run of runs) {
    const flow = flowOf({ flowId: run.flow_id, version: run.version });
    const plan = flow && planNextStep(contextOf(inbound), run, flow, input, nowMs);
    if (plan) return plan;
  }
  return null;
}

function contextOf({ update, contact }: Met) {
  const { owner_id: ownerId, account_id: accountId, lane } = update;
  return { ownerId, accountId, contact, conversationId: contact.conversationId, lane };
}

/** An old message can be a replay, and Instagram would refuse the reply (security control S3). */
function reasonForSilence({ update, read, contact }: Met, nowMs: number): OutcomeReason | null {
  if (read.isStandby) return 'stored_only';
  if (contact.isWithPerson) return 'human_has_thread';
  const ageMs = nowMs - update.meta_ts.getTime();
  if (ageMs > MESSAGING_WINDOW_MS) return 'too_old';
  if (update.origin !== 'reconciled') return null;
  if (read.isAnswered) return 'already_answered';
  return ageMs > RECONCILED_ANSWER_MS ? 'found_late' : null;
}

function asksForMore(answered: Answer): boolean {
  if ('reason' in answered) return false;
  const { sendCount, taken } = answered.outcome;
  const hasEffects = answered.plan.result.commands.some(({ kind }) => kind === 'http_request' || kind === 'start_flow');
  return hasEffects || sendCount > (taken ? 1 : 0);
}

function tell({ update, contact }: Met, answered: Answer): { events: OwnedEvent[]; taken: TakenSend[] } {
  const ownerId = update.owner_id;
  const outcome = 'reason' in answered ? answered.reason : outcomeOfRun(answered.outcome);
  const event = eventOf(update, { contactId: contact.id, processedStatus: 'completed', processingError: null, outcome });
  const told = { ...event, considered: answered.considered };
  if ('reason' in answered) return { events: [{ ownerId, event: told }], taken: [] };
  const { runId, trigger, flow } = answered.plan;
  const { taken, sendCount, status } = answered.outcome;
  const answeredEvent = { ...told, runId };
  if (trigger === null) return { events: [{ ownerId, event: answeredEvent }], taken: taken ? [taken] : [] };
  const execution = { ownerId, event: runEvent(event, answered.outcome, flow) };
  if (!taken) return { events: [{ ownerId, event: answeredEvent }, execution], taken: [] };
  if (sendCount > 1 || status !== 'finished') return { events: [{ ownerId, event: answeredEvent }, execution], taken: [taken] };
  // On its way in a moment: the execution is told once, when that has ended.
  const flowResponse = textOfSend(taken);
  return {
    events: [{ ownerId, event: { ...answeredEvent, flowResponse } }],
    taken: [{ ...taken, execution: { ownerId, event: { ...execution.event, flowResponse } } }],
  };
}
