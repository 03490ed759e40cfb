import type { EventType } from './vocabulary/eventVocabulary.ts';

/** What notifies nobody unless it is switched on: one's own messages, receipts and edits are many and call for nothing. */
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

/** Whether an event may draw attention by its type and its account: by a number, a sound, or on the desktop. It is in the list all the same. */
export function notifies(
  { eventType, accountId }: { eventType: EventType; accountId: string | null },
  { eventTypes, mutedAccounts }: Choices,
): boolean {
  return eventTypes[eventType] === true && (accountId === null || !mutedAccounts.includes(accountId));
}
