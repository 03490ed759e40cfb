import type { EventType } from './vocabulary/eventVocabulary.ts';

/** Frequent types that need no action. By default they do not alert. */
export const quietTypes: ReadonlySet<string> = new Set([
  'message_seen',
  'message_echoes',
  'message_edits',
  'message_deletions',
  'unknown',
]);

interface Choices {
  eventTypes: Readonly<Record<string, boolean>>;
  /** Muted accounts by Instagram's id. */
  mutedAccounts: readonly string[];
}

/** Returns whether an event may alert by count, sound or desktop notification. It is listed in any case. */
export function notifies(
  { eventType, accountId }: { eventType: EventType; accountId: string | null },
  { eventTypes, mutedAccounts }: Choices,
): boolean {
  return eventTypes[eventType] === true && (accountId === null || !mutedAccounts.includes(accountId));
}
