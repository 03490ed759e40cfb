import { type EventType, UNREAD_SHOWN, type WebhookEvent } from '@fanfare/shared/contracts';

export interface NotificationFilter {
  type: EventType | 'all';
  search: string;
  show: 'all' | 'unread';
}

export const noFilter: NotificationFilter = { type: 'all', search: '', show: 'all' };

/**
 * The notifications that fit. The search matches username, sender id, content text or event type, whatever the case; showing only
 * unread ones stops after the first five.
 */
export function filterNotifications(items: readonly WebhookEvent[], filter: NotificationFilter): readonly WebhookEvent[] {
  const wanted = filter.search.trim().toLowerCase();
  const matching = items.filter(
    (event) =>
      (filter.type === 'all' || event.eventType === filter.type) &&
      (filter.show === 'all' || !event.isRead) &&
      (wanted === '' || searchable(event).some((text) => text?.toLowerCase().includes(wanted))),
  );
  return filter.show === 'unread' ? matching.slice(0, UNREAD_SHOWN) : matching;
}

function searchable(event: WebhookEvent): readonly (string | null)[] {
  return [event.userInfo.username, event.senderId, event.content.text, event.eventType];
}
