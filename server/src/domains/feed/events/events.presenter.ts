import { eventTypes, outcomeReasons, processedStatuses, type WebhookEvent } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import { describeContent } from './describeContent.ts';
import type { EventRow } from './events.readModel.ts';
import { presentTurn } from './turns/presentTurn.ts';

export function presentEvent(row: EventRow): WebhookEvent {
  const processedStatus = oneOf(processedStatuses, row.processed_status) ?? 'completed';
  const outcome = oneOf(outcomeReasons, row.outcome);
  const eventType = oneOf(eventTypes, row.event_type) ?? 'unknown';
  return {
    id: row.id,
    eventId: row.id,
    seq: row.seq,
    eventType,
    timestamp: row.happened_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    status: processedStatus === 'failed' ? 'failed' : row.is_read ? 'read' : 'new',
    isRead: row.is_read,
    isProcessed: processedStatus === 'completed',
    processedStatus,
    userInfo: { username: row.contact_username ?? row.sender_username, ...(row.picture && { picture: row.picture }) },
    senderId: row.sender_id,
    content: inBoth('text', 'message', row.text_message ?? row.text ?? describeContent(eventType, row.payload, row.author_name)),
    message: row.text,
    accountId: row.ig_id,
    connectedAccountId: row.account_id,
    payload: row.payload,
    ...inBoth('processingError', 'processingErrorMessage', row.processing_error_message ?? row.processing_error),
    flowResponse: row.flow_response,
    outcome,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    isSimulated: row.is_simulated,
    isArchived: row.is_archived,
    origin: row.origin,
    replayOf: row.replay_of,
    turn:
      row.turn && outcome !== 'own_message'
        ? presentTurn(row.turn, { happenedAt: row.happened_at, processedStatus, outcome, flowResponse: row.flow_response })
        : null,
    turnId: row.turn_id ?? null,
  };
}

function oneOf<const T extends string>(allowed: readonly T[], text: string | null): T | null {
  return allowed.find((value) => value === text) ?? null;
}
