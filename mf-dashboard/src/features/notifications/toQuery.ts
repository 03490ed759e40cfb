import type { NotificationFilter } from './filterNotifications.ts';
import type { NotificationQuery } from './notifications.api.ts';

export function toQuery({ type, search, show }: NotificationFilter): NotificationQuery {
  const q = search.trim();
  return { ...(type !== 'all' && { eventType: type }), ...(show !== 'all' && { status: show }), ...(q && { q }) };
}
