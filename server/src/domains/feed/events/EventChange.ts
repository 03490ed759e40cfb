import type { OutcomeReason, ProcessedStatus } from '@fanfare/shared/contracts';
import type { Words } from '../../../infrastructure/messages/words.ts';

/** Absent fields stay unchanged. */
export interface EventChange {
  processedStatus?: ProcessedStatus;
  processingError?: Words | null;
  flowResponse?: string | null;
  outcome?: OutcomeReason | null;
  isRead?: boolean;
  isArchived?: boolean;
  erased?: boolean;
}

export function eventKeyOfRun(runId: string): string {
  return `${RUN_PREFIX}${runId}`;
}

export function runIdOfEventKey(eventKey: string): string | null {
  return eventKey.startsWith(RUN_PREFIX) ? eventKey.slice(RUN_PREFIX.length) : null;
}

const RUN_PREFIX = 'run:';
