import { type EventType, type TeamNotice, teamNotices } from './vocabulary/eventVocabulary.ts';

/** Returns the kind of a notice about the work of members, or null for other events. */
export function teamNoticeOf({ eventType, payload }: { eventType: EventType; payload?: unknown }): TeamNotice | null {
  if (eventType !== 'webhook_error' || typeof payload !== 'object' || payload === null) return null;
  const named: unknown = Reflect.get(payload, 'team');
  return teamNotices.find((each) => each === named) ?? null;
}
