import type { WebhookEvent } from '../../contracts/index.ts';
import { copy } from '../copy.ts';
import { eventTypeNames } from './eventTypeNames.ts';
import { isNotice } from './isNotice.ts';

/** What an event is called: by its kind, and a notice of ours by what it is. */
export function eventName(event: Pick<WebhookEvent, 'eventType' | 'outcome'>): string {
  return isNotice(event) ? copy.events.notice : eventTypeNames[event.eventType];
}
