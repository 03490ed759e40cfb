import type { WebhookEvent } from '../../contracts/index.ts';
import { copy } from '../copy.ts';
import { eventTypeNames } from './eventTypeNames.ts';
import { isNotice } from './isNotice.ts';

/** Returns the name of an event's type, or of a notice. */
export function eventName(event: Pick<WebhookEvent, 'eventType' | 'outcome'>): string {
  return isNotice(event) ? copy.events.notice : eventTypeNames[event.eventType];
}
