import type { MessageTriggerEvent, TriggerEvent } from '@fanfare/engine';
import {
  type Consideration,
  MESSAGING_WINDOW_MS,
  type OutcomeReason,
  PRIVATE_REPLY_WINDOW_MS,
  RECONCILED_ANSWER_MS,
} from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import {
  evaluateAutomations,
  findCandidateAutomations,
  hasTrigger,
  readTriggerEvent,
  reasonForNoAnswer,
  type StoredCandidate,
} from '../../../automation/automations/index.ts';
import type { FlowVersion, PublishedFlows } from '../../../automation/flows/index.ts';
import { applyRunPlans, planNewRun, type RunOutcome, type RunPlan } from '../../../automation/runs/index.ts';
import {
  findEarlierAnswers,
  getRepeatRefusal,
  readComment,
  storeAnswers,
  storeCommentUpdates,
} from '../../../conversations/comments/index.ts';
import type { OwnedEvent } from '../../../feed/events/index.ts';
import {
  findKnownContacts,
  findOwnMessages,
  type KnownContact,
  laneOf,
  rememberUsernames,
  type UpsertedContact,
  upsertContacts,
} from '../../../instagram/contacts/index.ts';
import { eventOf } from '../eventOf.ts';
import { type ReadUpdate, readUpdate } from '../readUpdate.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';
import { outcomeOfRun, runEvent } from './runEvent.ts';

const triggerKinds: ReadonlySet<string> = new Set(['comments', 'live_comments', 'message_reactions', 'message_referrals']);

export function isTriggerEvent({ kind }: ClaimedUpdate): boolean {
  return triggerKinds.has(kind);
}

type OtherTriggerEvent = Exclude<TriggerEvent, MessageTriggerEvent>;
type ReadComment = NonNullable<ReturnType<typeof readComment>>;

interface TriggerUpdate {
  update: ClaimedUpdate;
  read: ReadUpdate;
  triggerEvent: OtherTriggerEvent | null;
  comment: ReadComment | null;
}

interface Decision {
  received: TriggerUpdate;
  chosen: { automation: StoredCandidate; version: FlowVersion } | null;
  outcome: OutcomeReason;
  considered: Consideration[] | null;
}

/** A fixed number of statements, one update per contact. Waiting runs need a message and are not resumed. */
export async function processTriggers(
  queries: Queries,
  updates: readonly ClaimedUpdate[],
  flows: PublishedFlows,
  nowMs: number,
): Promise<OwnedEvent[]> {
  if (updates.length === 0) return [];
  // Test comments do not exist at Instagram.
  await storeCommentUpdates(
    queries,
    updates.filter(({ is_simulated }) => !is_simulated),
  );
  const received = updates.map(readTriggerUpdate);
  const { decisions, known } = await decideAll(queries, received, nowMs);
  const started = await start(queries, decisions, flows, nowMs);
  return decisions.flatMap((decision) => toEvents(decision, started.get(decision), known));
}

function readTriggerUpdate(update: ClaimedUpdate): TriggerUpdate {
  const read = readUpdate(update);
  const { payload, text } = read;
  const triggerEvent = readTriggerEvent({ kind: update.kind, payload, text, isFirstMessage: false });
  return { update, read, triggerEvent: triggerEvent?.kind === 'message' ? null : triggerEvent, comment: readComment(update) };
}

async function decideAll(
  queries: Queries,
  received: readonly TriggerUpdate[],
  nowMs: number,
): Promise<{ decisions: Decision[]; known: ReadonlyMap<string, KnownContact> }> {
  const people = received.flatMap(({ update, read: { contactIgsid: igsid } }) =>
    igsid === null ? [] : [{ accountId: update.account_id, igsid }],
  );
  const known = await findKnownContacts(queries, people);
  const automations = await findCandidateAutomations(queries, [...new Set(received.map(({ update }) => update.owner_id))]);
  const silences = received.map((one) => silenceBefore(one, automations.get(one.update.owner_id) ?? [], nowMs));
  const loud = received.filter((_, index) => silences[index] === null);
  const mayAnswer = ({ triggerEvent, update }: TriggerUpdate) =>
    triggerEvent !== null && hasTrigger(automations.get(update.owner_id) ?? [], triggerEvent.kind, update.account_id);
  const whyNotThis = await createEarlierAnswerTest(queries, loud.filter(mayAnswer));
  const isOwn = await createOwnMessageTest(queries, loud);

  const decisions = received.map((one, index): Decision => {
    const { triggerEvent, update } = one;
    const silence = silences[index] ?? (isOwn(one) ? null : 'stored_only');
    if (silence !== null || triggerEvent === null) {
      return { received: one, chosen: null, outcome: silence ?? 'stored_only', considered: null };
    }
    const contact = known.get(update.lane) ?? { tags: [], variables: {} };
    const candidates = automations.get(update.owner_id) ?? [];
    const { chosen, considered } = evaluateAutomations(
      candidates,
      { triggerEvent, contact, nowMs, accountId: update.account_id },
      whyNotThis(one),
    );
    const version = chosen && chosen.version !== null ? { flowId: chosen.flowId, version: chosen.version } : null;
    return {
      received: one,
      chosen: chosen && version && { automation: chosen, version },
      outcome: reasonForNoAnswer(considered),
      considered,
    };
  });
  return { decisions, known };
}

function silenceBefore(
  { update, read, triggerEvent, comment }: TriggerUpdate,
  automations: readonly StoredCandidate[],
  nowMs: number,
): OutcomeReason | null {
  if (comment?.isOwn) return 'own_message';
  if (triggerEvent === null || read.contactIgsid === null || read.isStandby || read.senderId !== read.contactIgsid)
    return 'stored_only';
  // Frequent, and few accounts use them.
  if (comment === null && !hasTrigger(automations, triggerEvent.kind, update.account_id)) return 'stored_only';
  const ageMs = nowMs - update.meta_ts.getTime();
  if (ageMs > (comment === null ? MESSAGING_WINDOW_MS : PRIVATE_REPLY_WINDOW_MS)) return 'too_old';
  if (update.origin !== 'reconciled') return null;
  if (read.isAnswered) return 'already_answered';
  return ageMs > RECONCILED_ANSWER_MS ? 'found_late' : null;
}

async function createEarlierAnswerTest(queries: Queries, loud: readonly TriggerUpdate[]) {
  const comments = loud.flatMap(({ comment, read }) =>
    comment === null || read.contactIgsid === null ? [] : [{ ...comment, igsid: read.contactIgsid }],
  );
  const answersTo = await findEarlierAnswers(queries, comments);
  return ({ comment }: TriggerUpdate) => {
    return comment === null ? () => null : getRepeatRefusal(answersTo(comment));
  };
}

async function createOwnMessageTest(queries: Queries, loud: readonly TriggerUpdate[]): Promise<(one: TriggerUpdate) => boolean> {
  const reacted = loud.flatMap(({ update, read: { reactedMid: mid } }) =>
    mid === null ? [] : [{ accountId: update.account_id, mid }],
  );
  const own = await findOwnMessages(queries, reacted);
  return ({ update, read: { reactedMid } }) => reactedMid === null || own.has(`${update.account_id}:${reactedMid}`);
}

type Started = { contact: UpsertedContact } & ({ plan: RunPlan; outcome: RunOutcome } | { silence: OutcomeReason });

async function start(
  queries: Queries,
  decisions: readonly Decision[],
  flows: PublishedFlows,
  nowMs: number,
): Promise<Map<Decision, Started>> {
  const chosen = decisions.flatMap((decision) => (decision.chosen ? [{ decision, ...decision.chosen }] : []));
  if (chosen.length === 0) return new Map();
  const met = await upsertContacts(
    queries,
    chosen.map(({ decision: { received } }) => toSighting(received.update)),
  );
  const flowOf = await flows.load(
    queries,
    chosen.map(({ version }) => version),
  );
  const started = new Map<Decision, Started>();
  const plans: { decision: Decision; contact: UpsertedContact; plan: RunPlan }[] = [];
  for (const { decision, version } of chosen) {
    const { update, read, comment } = decision.received;
    const contact = met.get(update.lane);
    const flow = flowOf(version);
    if (!contact || !flow) continue;
    const silence = contact.optedOutAt !== null ? 'opted_out' : contact.isWithPerson ? 'human_has_thread' : null;
    if (silence !== null) {
      started.set(decision, { contact, silence });
      continue;
    }
    const { owner_id: ownerId, account_id: accountId, lane } = update;
    const named = { ...contact, username: contact.username ?? read.senderUsername };
    const context = { ownerId, accountId, contact: named, conversationId: contact.conversationId, lane };
    const triggerEvent = { comment: comment && { id: comment.commentId } };
    const trigger = { inboxId: update.id, key: update.dedupe_key, text: read.text ?? '', triggerEvent };
    plans.push({ decision, contact, plan: planNewRun(context, flow, trigger, nowMs) });
  }
  await rememberUsernames(
    queries,
    plans.flatMap(({ decision, contact }) => {
      const { senderUsername: username } = decision.received.read;
      return contact.username === null && username !== null ? [{ contactId: contact.id, username }] : [];
    }),
  );
  await storeAnswers(queries, plans.flatMap(answerOf));
  const outcomes = await applyRunPlans(
    queries,
    plans.map(({ plan }) => plan),
  );
  for (const [index, { decision, contact, plan }] of plans.entries()) {
    const outcome = outcomes[index];
    if (outcome) started.set(decision, { contact, plan, outcome });
  }
  return started;
}

function toSighting({ owner_id: ownerId, account_id: accountId, lane }: ClaimedUpdate) {
  return { ownerId, accountId, igsid: lane.slice(accountId.length + 1), inboundAt: null, messageAt: null };
}

function answerOf({ decision, contact, plan }: { decision: Decision; contact: UpsertedContact; plan: RunPlan }) {
  const { comment } = decision.received;
  if (comment === null) return [];
  const { ownerId, accountId, mediaId, commentId } = comment;
  return [{ ownerId, accountId, contactId: contact.id, mediaId, flowId: plan.flow.flowId, commentId }];
}

function toEvents(
  { received: { update, read }, outcome, considered }: Decision,
  started: Started | undefined,
  known: ReadonlyMap<string, KnownContact>,
): OwnedEvent[] {
  const ownerId = update.owner_id;
  const contactId = started?.contact.id ?? known.get(laneOf(update.account_id, read.contactIgsid ?? ''))?.id ?? null;
  const verdict = { contactId, processedStatus: 'completed', processingError: null } as const;
  if (!started) return [{ ownerId, event: { ...eventOf(update, { ...verdict, outcome }), considered } }];
  if ('silence' in started) return [{ ownerId, event: eventOf(update, { ...verdict, outcome: started.silence }) }];
  const event = eventOf(update, { ...verdict, outcome: outcomeOfRun(started.outcome) });
  const { runId, flow } = started.plan;
  return [
    { ownerId, event: { ...event, considered, runId } },
    { ownerId, event: runEvent(event, started.outcome, flow) },
  ];
}
