import type { WebhookEvent } from '../../contracts/index.ts';
import { copy } from '../copy.ts';

/** Returns the sender's username, or else the id. */
export function senderName(event: Pick<WebhookEvent, 'userInfo' | 'senderId'>): string {
  return event.userInfo.username ?? event.senderId ?? copy.events.unknownSender;
}
