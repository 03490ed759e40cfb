import type { EventType, WebhookEvent } from '../../contracts/index.ts';
import { localize } from '../../language/index.ts';
import { copy } from '../copy.ts';

/** Kinds of events whose text is a notice of ours. */
const notices: readonly EventType[] = ['webhook_error', 'goal_missed'];

/** The text of the event, or the words for its absence. What people wrote stays as it is; what we say is in the language of the page. */
export function contentText({ eventType, content, message }: Pick<WebhookEvent, 'eventType' | 'content' | 'message'>): string {
  if (content.text === null) return message ?? copy.events.noContent;
  // What has no text of its own the server describes.
  return message === null || notices.includes(eventType) ? localize(content.message, content.text) : content.text;
}
