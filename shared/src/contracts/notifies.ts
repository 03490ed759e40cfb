import type { EventType } from './vocabulary/eventVocabulary.ts';
import { teamNoticeOf } from './vocabulary/eventVocabulary.ts';

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
  /** Notices about the work of members; on by default. */
  team?: boolean;
}

/** Returns whether an event may alert by count, sound or desktop notification. It is listed in any case. */
export function notifies(
  { eventType, accountId, payload }: { eventType: EventType; accountId: string | null; payload?: unknown },
  { eventTypes, mutedAccounts, team = true }: Choices,
): boolean {
  const isWanted = teamNoticeOf({ eventType, payload }) === null ? eventTypes[eventType] === true : team;
  return isWanted && (accountId === null || !mutedAccounts.includes(accountId));
}
