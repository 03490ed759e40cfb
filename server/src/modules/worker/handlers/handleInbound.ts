import { MESSAGING_WINDOW_MS, type OutcomeReason } from '@fanfare/shared/contracts';
import { hasEarlierMessage, insertMessage, touchConversation, upsertContact } from '../../contacts/index.ts';
import { eventKeyOfRun, type NewEvent, recordEvents } from '../../events/index.ts';
import type { RunContext, RunOutcome } from '../../runs/index.ts';
import { eventOf } from '../eventOf.ts';
import { readUpdate } from '../readUpdate.ts';
import type { UpdateHandler } from '../UpdateHandler.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';
import { answerMessage } from './answerMessage.ts';
import { handleOther } from './handleOther.ts';

/** A follower's message or button press: stored, then answered by the flow it starts. */
export const handleInbound: UpdateHandler = async (queries, update, nowMs) => {
  const { owner_id: ownerId, account_id: accountId, lane } = update;
  const { contactIgsid, mid, text, isStandby } = readUpdate(update);
  if (contactIgsid === null || mid === null) return handleOther(queries, update, nowMs);

  const contact = await upsertContact(queries, ownerId, accountId, contactIgsid);
  // A clock that runs ahead must not hold the window open longer.
  const at = new Date(Math.min(update.meta_ts.getTime(), update.received_at.getTime()));
  const conversationId = await touchConversation(queries, {
    ownerId,
    accountId,
    contactId: contact.id,
    inboundAt: at,
    messageAt: at,
  });
  await insertMessage(queries, { ownerId, accountId, conversationId, mid, direction: 'in', text, sentAt: update.meta_ts });
  const handled = contact.is_profile_fresh ? {} : { contactId: contact.id };

  const silence = reasonForSilence(update, isStandby, nowMs);
  if (silence !== null) {
    const verdict = { contactId: contact.id, processedStatus: 'completed', processingError: null, outcome: silence } as const;
    await recordEvents(queries, ownerId, [eventOf(update, verdict)]);
    return handled;
  }

  const context: RunContext = { ownerId, accountId, contact, conversationId, lane };
  const isFirstMessage = !(await hasEarlierMessage(queries, ownerId, conversationId, mid));
  const answer = await answerMessage(
    queries,
    context,
    { inboxId: update.id, key: update.dedupe_key, text: text ?? '', isFirstMessage },
    nowMs,
  );
  const outcome = answer.run ? outcomeOf(answer.run) : answer.reason;
  const event = eventOf(update, { contactId: contact.id, processedStatus: 'completed', processingError: null, outcome });
  await recordEvents(queries, ownerId, answer.run ? [event, runEvent(event, answer.run, answer.flow)] : [event]);
  return handled;
};

/** An old message can be a replay, and Instagram would refuse the reply (security control S3). */
function reasonForSilence(update: ClaimedUpdate, isStandby: boolean, nowMs: number): OutcomeReason | null {
  if (isStandby) return 'stored_only';
  return nowMs - update.meta_ts.getTime() > MESSAGING_WINDOW_MS ? 'too_old' : null;
}

/** The execution of a flow is an event of its own; who wrote and what is repeated on it. */
function runEvent(trigger: NewEvent, run: RunOutcome, flow: { id: string; name: string; version: number }): NewEvent {
  const isGoingOn = run.status === 'waiting' || run.sendCount > 0;
  return {
    ...trigger,
    key: eventKeyOfRun(run.runId),
    type: 'flow_execution',
    happenedAt: trigger.receivedAt,
    payload: { runId: run.runId, flow, status: run.status, trace: run.trace },
    processedStatus: run.error !== null ? 'failed' : isGoingOn ? 'processing' : 'completed',
    processingError: run.error,
    outcome: outcomeOf(run),
    attempts: 1,
  };
}

function outcomeOf(run: RunOutcome): OutcomeReason {
  if (run.status === 'paused') return 'loop_guard';
  return run.status === 'failed' ? 'flow_failed' : 'flow_ran';
}
