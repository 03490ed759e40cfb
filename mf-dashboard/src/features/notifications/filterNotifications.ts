import type { EventType, WebhookEvent } from '@fanfare/shared/contracts';

export interface NotificationFilter {
  type: EventType | 'all';
  search: string;
  show: 'all' | 'unread' | 'archived';
}

export const noFilter: NotificationFilter = { type: 'all', search: '', show: 'all' };

/** Searches username, sender id, content and event type, ignoring case. */
export function filterNotifications(items: readonly WebhookEvent[], filter: NotificationFilter): readonly WebhookEvent[] {
  const query = filter.search.trim().toLowerCase();
  return items.filter(
    (event) =>
      (filter.type === 'all' || event.eventType === filter.type) &&
      (event.isArchived === true) === (filter.show === 'archived') &&
      (filter.show !== 'unread' || !event.isRead) &&
      (query === '' || searchable(event).some((text) => text?.toLowerCase().includes(query))),
  );
}

function searchable(event: WebhookEvent): readonly (string | null)[] {
  return [event.userInfo.username, event.senderId, event.content.text, event.eventType];
}
