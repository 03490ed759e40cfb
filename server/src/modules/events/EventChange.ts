import type { OutcomeReason, ProcessedStatus } from '@fanfare/shared/contracts';
import type { Words } from '../../infrastructure/messages/words.ts';

/** What can change about an event after it has appeared. Absent means: stays. */
export interface EventChange {
  processedStatus?: ProcessedStatus;
  processingError?: Words | null;
  flowResponse?: string | null;
  outcome?: OutcomeReason | null;
  isRead?: boolean;
  isArchived?: boolean;
  /** Erases the text, for a message that was unsent. */
  erased?: boolean;
}

/** A flow's execution appears in the feed as an event of its own, under this key. */
export function eventKeyOfRun(runId: string): string {
  return `${RUN_PREFIX}${runId}`;
}

/** Null for the key of any other event. */
export function runIdOfEventKey(eventKey: string): string | null {
  return eventKey.startsWith(RUN_PREFIX) ? eventKey.slice(RUN_PREFIX.length) : null;
}

const RUN_PREFIX = 'run:';
