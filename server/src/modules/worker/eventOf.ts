import { eventTypes, type OutcomeReason, type ProcessedStatus } from '@fanfare/shared/contracts';
import type { NewEvent } from '../events/index.ts';
import { readUpdate } from './readUpdate.ts';
import type { ClaimedUpdate } from './worker.repository.ts';

interface Verdict {
  contactId: string | null;
  processedStatus: ProcessedStatus;
  processingError: string | null;
  outcome: OutcomeReason | null;
}

/** The line in the feed for an update. */
export function eventOf(update: ClaimedUpdate, verdict: Verdict): NewEvent {
  const read = readUpdate(update);
  return {
    key: update.dedupe_key,
    type: eventTypes.find((type) => type === update.kind) ?? 'unknown',
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
