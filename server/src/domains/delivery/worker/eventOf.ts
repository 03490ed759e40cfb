import { type EventType, eventTypes, type OutcomeReason, type ProcessedStatus } from '@fanfare/shared/contracts';
import type { Words } from '../../../infrastructure/messages/words.ts';
import { SCHEDULED_START } from '../../automation/automations/index.ts';
import type { NewEvent } from '../../feed/events/index.ts';
import { readUpdate } from './readUpdate.ts';
import type { ClaimedUpdate } from './worker.repository.ts';

interface Verdict {
  contactId: string | null;
  processedStatus: ProcessedStatus;
  processingError: Words | null;
  outcome: OutcomeReason | null;
}

export function eventOf(update: ClaimedUpdate, verdict: Verdict): NewEvent {
  const read = readUpdate(update);
  return {
    key: update.dedupe_key,
    type: typeOf(update.kind),
    accountId: update.account_id,
    happenedAt: update.meta_ts,
    receivedAt: update.received_at,
    senderId: read.senderId,
    senderUsername: read.senderUsername,
    text: read.text,
    payload: read.payload,
    attempts: update.attempt,
    origin: update.origin,
    ...verdict,
  };
}

function typeOf(kind: string): EventType {
  if (kind === SCHEDULED_START) return 'flow_execution';
  return eventTypes.find((type) => type === kind) ?? 'unknown';
}
