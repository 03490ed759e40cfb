import { teamNoticeOf, type WebhookEvent } from '../../contracts/index.ts';
import { copy } from '../copy.ts';
import { eventTypeNames } from './eventTypeNames.ts';
import { isNotice } from './isNotice.ts';

/** Returns the name of an event's type, or of a notice. */
export function eventName(event: Pick<WebhookEvent, 'eventType' | 'outcome'> & Partial<Pick<WebhookEvent, 'payload'>>): string {
  const team = teamNoticeOf(event);
  if (team !== null) return copy.events.team[team];
  return isNotice(event) ? copy.events.notice : eventTypeNames[event.eventType];
}
