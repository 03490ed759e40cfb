import type { WebhookEvent } from '../../contracts/index.ts';
import { copy } from '../copy.ts';

/** Who sent the event: the username where known, otherwise the id. */
export function senderName(event: Pick<WebhookEvent, 'userInfo' | 'senderId'>): string {
  return event.userInfo.username ?? event.senderId ?? copy.events.unknownSender;
}
