import type { EventType, WebhookEvent } from '../../contracts/index.ts';
import { localize } from '../../language/index.ts';
import { copy } from '../copy.ts';

const notices: readonly EventType[] = ['webhook_error', 'goal_missed'];

/** Returns the text of an event, or the specified text if there is none. Users' texts are not translated. */
export function contentText({ eventType, content, message }: Pick<WebhookEvent, 'eventType' | 'content' | 'message'>): string {
  if (content.text === null) return message ?? copy.events.noContent;
  // The server describes events without a text.
  return message === null || notices.includes(eventType) ? localize(content.message, content.text) : content.text;
}
