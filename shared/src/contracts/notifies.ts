import type { EventType } from './vocabulary/eventVocabulary.ts';

/** Frequent types without a need to act; they do not alert by default. */
export const quietTypes: ReadonlySet<string> = new Set([
  'message_seen',
  'message_echoes',
  'message_edits',
  'message_deletions',
  'unknown',
]);

interface Choices {
  eventTypes: Readonly<Record<string, boolean>>;
  /** By Instagram's id. */
  mutedAccounts: readonly string[];
}

/** Whether an event may alert by count, sound or desktop notification. It is listed regardless. */
export function notifies(
  { eventType, accountId }: { eventType: EventType; accountId: string | null },
  { eventTypes, mutedAccounts }: Choices,
): boolean {
  return eventTypes[eventType] === true && (accountId === null || !mutedAccounts.includes(accountId));
}
