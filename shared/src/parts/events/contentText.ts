import type { WebhookEvent } from '../../contracts/index.ts';
import { copy } from '../copy.ts';

/** The text of the event, or the words for its absence. */
export function contentText(event: Pick<WebhookEvent, 'content' | 'message'>): string {
  return event.content.text ?? event.message ?? copy.events.noContent;
}
