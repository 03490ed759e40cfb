import type { WebhookEvent } from '../../contracts/index.ts';

/** Who sent the event: the username where known, otherwise the id. */
export function senderName(event: Pick<WebhookEvent, 'userInfo' | 'senderId'>): string {
  return event.userInfo.username ?? event.senderId ?? 'Unknown sender';
}
