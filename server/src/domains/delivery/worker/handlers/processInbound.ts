import {
  type Consideration,
  detailOf,
  MESSAGING_WINDOW_MS,
  message,
  type OutcomeReason,
  RECONCILED_ANSWER_MS,
} from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import {
  evaluateAutomations,
  readMessageEvent,
  reasonForNoAnswer,
  type StoredCandidate,
} from '../../../automation/automations/index.ts';
import type { PublishedFlow, PublishedFlows } from '../../../automation/flows/index.ts';
import {
  decideRuns,
  planNewRun,
  planNextStep,
  type RunOutcome,
  type RunPlan,
  type RunRow,
  storeRuns,
} from '../../../automation/runs/index.ts';
import type { OwnedEvent } from '../../../feed/events/index.ts';
import { askForAssignee, findFirstMessages } from '../../../instagram/contacts/index.ts';
import { type ClaimedSend, type TakenSend, textOfSend } from '../../../instagram/outbox/index.ts';
import { eventOf } from '../eventOf.ts';
import { applyConsents } from './applyConsents.ts';
import type { InboundContext, InboundMessage } from './loadInboundContext.ts';
import { outcomeOfRun, runEvent } from './runEvent.ts';

export interface Moment {
  nowMs: number;
  room: number;
  claimedAtMs: number;
}

export interface InboundResult {
  events: OwnedEvent[];
  strangers: { ownerId: string; contactId: string }[];
  store: () => Promise<ClaimedSend[]>;
  isMoreQueued: boolean;
  unsettledRuns: string[];
}

/** Stores only consents; the rest by `store`. */
export async function processInbound(
  queries: Queries,
  context: InboundContext,
  flows: PublishedFlows,
  { nowMs, room, claimedAtMs }: Moment,
): Promise<InboundResult> {
  const { met, accounts } = context;
  const { optedOut, endedRuns } = await applyConsents(
    queries,
    // Replays do not change consents.
    met.map(({ update, read, contact }) => ({
      text: update.origin === 'replayed' ? null : read.text,
      at: update.meta_ts,
      contact,
    })),
    context.rulesOf,
  );
  const plans = await plan(queries, context, flows, nowMs, optedOut);
  const decided = decideRuns(
    plans.flatMap(({ plan }) => plan ?? []),
    context.lanes,
    room,
  );
  const outcomes = new Map(decided.map(({ outcome }) => [outcome.runId, outcome]));
  const answers = plans.map(({ plan, ...unanswered }): Answer => {
    const outcome = plan && outcomes.get(plan.runId);
    return plan && outcome ? { plan, outcome, considered: unanswered.considered } : unanswered;
  });
  const inboundEvents = met.map((inbound, index) =>
    toEvents(inbound, answers[index] ?? { reason: 'no_trigger', considered: null }),
  );
  const executions = new Map(inboundEvents.flatMap(({ execution }) => (execution ? [[execution.event.runId, execution]] : [])));
  const withContext = (send: TakenSend): ClaimedSend => ({
    ...send,
    claimedAtMs,
    account: accounts.get(send.account_id),
    execution: executions.get(send.run_id),
  });
  return {
    events: inboundEvents.flatMap(({ events }) => events),
    store: async () => {
      const unassigned = met.flatMap(({ contact }, index) =>
        contact.awaitsAssignee && isUnanswered(answers[index]) ? [contact.conversationId] : [],
      );
      const [taken] = await Promise.all([storeRuns(queries, decided), askForAssignee(queries, unassigned)]);
      return taken.map(withContext);
    },
    isMoreQueued: answers.some(asksForMore),
    strangers: met
      .filter(({ contact }) => !contact.is_profile_fresh)
      .map(({ update, contact }) => ({ ownerId: update.owner_id, contactId: contact.id })),
    unsettledRuns: [...decided.filter(({ plan }) => plan.trigger === null).map(({ plan }) => plan.runId), ...endedRuns],
  };
}

interface Decision {
  chosen: { flowId: string; version: number } | null;
  reason: OutcomeReason;
  considered: Consideration[] | null;
}
type Answer = { considered: Consideration[] | null } & ({ reason: OutcomeReason } | { plan: RunPlan; outcome: RunOutcome });

type Planned = { plan: RunPlan | null; reason: OutcomeReason; considered: Consideration[] | null };

/** Waiting runs first, then the first matching automation. A wait for time does not consume the message. */
async function plan(
  queries: Queries,
  { met, automations, waitingRuns }: InboundContext,
  flows: PublishedFlows,
  nowMs: number,
  optedOut: ReadonlySet<string>,
): Promise<Planned[]> {
  const silences = met.map((inbound) =>
    optedOut.has(inbound.contact.id) ? ('opted_out' as const) : reasonForSilence(inbound, nowMs),
  );
  const loud = met.filter((_, index) => silences[index] === null);
  const waitingOf = ({ contact }: InboundMessage) => waitingRuns.get(contact.id) ?? [];
  const isFirst = await firstMessageTest(queries, loud, automations);
  const decisions = met.map((inbound, index): Decision => {
    const silence = silences[index];
    if (silence) return { chosen: null, reason: silence, considered: null };
    return decide(inbound, automations.get(inbound.update.owner_id) ?? [], isFirst(inbound), nowMs);
  });

  const flowOf = await flows.load(queries, [
    ...loud.flatMap(waitingOf).map((run) => ({ flowId: run.flow_id, version: run.version })),
    ...decisions.flatMap(({ chosen }) => (chosen ? [chosen] : [])),
  ]);
  return met.map((inbound, index): Planned => {
    const { chosen = null, reason = 'no_trigger', considered = null } = decisions[index] ?? {};
    if (silences[index]) return { plan: null, reason, considered };
    const continued = continueWaiting(inbound, waitingOf(inbound), flowOf, nowMs);
    if (continued) return { plan: continued, reason, considered: takenByWaitingRun(considered) };
    const flow = chosen ? flowOf(chosen) : undefined;
    const { update, read } = inbound;
    const trigger = { inboxId: update.id, key: update.dedupe_key, text: read.text ?? '' };
    return { plan: flow ? planNewRun(contextOf(inbound), flow, trigger, nowMs) : null, reason, considered };
  });
}

function takenByWaitingRun(considered: Consideration[] | null): Consideration[] | null {
  const detail = detailOf(message('triggers.taken-by-run'));
  const passOver = (line: Consideration) => ({ ...line, result: 'passed_over', reason: 'waiting_run', ...detail }) as const;
  return considered?.map((line) => (line.result === 'no_match' ? line : passOver(line))) ?? null;
}

async function firstMessageTest(queries: Queries, loud: readonly InboundMessage[], automations: InboundContext['automations']) {
  const isWanted = [...automations.values()].flat().some(({ trigger }) => trigger.type === 'first_message');
  if (!isWanted) return () => false;
  const first = await findFirstMessages(
    queries,
    loud.map(({ contact, mid }) => ({ conversationId: contact.conversationId, mid })),
  );
  return ({ contact }: InboundMessage) => first.has(contact.conversationId);
}

function decide(
  { update, read, contact }: InboundMessage,
  automations: readonly StoredCandidate[],
  isFirstMessage: boolean,
  nowMs: number,
): Decision {
  const triggerEvent = readMessageEvent({ payload: read.payload, text: read.text, isFirstMessage });
  const { chosen, considered } = evaluateAutomations(automations, { triggerEvent, contact, nowMs, accountId: update.account_id });
  return {
    chosen: chosen && chosen.version !== null ? { flowId: chosen.flowId, version: chosen.version } : null,
    reason: reasonForNoAnswer(considered),
    considered,
  };
}

function continueWaiting(
  inbound: InboundMessage,
  runs: readonly RunRow[],
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

function contextOf({ update, contact }: InboundMessage) {
  const { owner_id: ownerId, account_id: accountId, lane } = update;
  return { ownerId, accountId, contact, conversationId: contact.conversationId, lane };
}

/** Old messages may be replays, and Instagram refuses the reply (S3). */
function reasonForSilence({ update, read, contact }: InboundMessage, nowMs: number): OutcomeReason | null {
  if (read.isStandby) return 'stored_only';
  if (contact.isWithPerson) return 'human_has_thread';
  const ageMs = nowMs - update.meta_ts.getTime();
  if (ageMs > MESSAGING_WINDOW_MS) return 'too_old';
  if (update.origin !== 'reconciled') return null;
  if (read.isAnswered) return 'already_answered';
  return ageMs > RECONCILED_ANSWER_MS ? 'found_late' : null;
}

const answeredElsewhere: ReadonlySet<OutcomeReason> = new Set(['stored_only', 'already_answered']);

function isUnanswered(answered: Answer | undefined): boolean {
  if (answered === undefined) return true;
  return 'reason' in answered ? !answeredElsewhere.has(answered.reason) : answered.outcome.status === 'failed';
}

function asksForMore(answered: Answer): boolean {
  if ('reason' in answered) return false;
  const { sendCount, taken } = answered.outcome;
  const hasEffects = answered.plan.result.commands.some(({ kind }) => kind === 'http_request' || kind === 'start_flow');
  return hasEffects || sendCount > (taken ? 1 : 0);
}

function toEvents({ update, contact }: InboundMessage, answered: Answer): { events: OwnedEvent[]; execution?: OwnedEvent } {
  const ownerId = update.owner_id;
  const outcome = 'reason' in answered ? answered.reason : outcomeOfRun(answered.outcome);
  const event = eventOf(update, { contactId: contact.id, processedStatus: 'completed', processingError: null, outcome });
  const inboundEvents = { ...event, considered: answered.considered };
  if ('reason' in answered) return { events: [{ ownerId, event: inboundEvents }] };
  const { runId, trigger, flow } = answered.plan;
  const { taken, sendCount, status } = answered.outcome;
  const answeredEvent = { ...inboundEvents, runId };
  if (trigger === null) return { events: [{ ownerId, event: answeredEvent }] };
  const execution = runEvent(event, answered.outcome, flow);
  if (!taken || sendCount > 1 || status !== 'finished') {
    return {
      events: [
        { ownerId, event: answeredEvent },
        { ownerId, event: execution },
      ],
    };
  }
  const flowResponse = textOfSend(taken);
  return {
    events: [{ ownerId, event: { ...answeredEvent, flowResponse } }],
    execution: { ownerId, event: { ...execution, flowResponse } },
  };
}
