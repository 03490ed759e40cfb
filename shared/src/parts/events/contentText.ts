import type { WebhookEvent } from '../../contracts/index.ts';

/** The specification's words for an event without text. */
const NO_CONTENT = 'No content available';

/** The text of the event, or the words for its absence. */
export function contentText(event: Pick<WebhookEvent, 'content' | 'message'>): string {
  return event.content.text ?? event.message ?? NO_CONTENT;
}
