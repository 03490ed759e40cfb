import type { WebhookEvent } from '@fanfare/shared/contracts';
import type { NotificationFilter } from '../filterNotifications.ts';

/** Rows are turns, unless a type is chosen: then they are the events of that type. */
export function isByTurn({ type }: NotificationFilter): boolean {
  return type === 'all';
}

/** Leaves out events that are shown with their turn. */
export function ownTurns(events: readonly WebhookEvent[], filter: NotificationFilter): readonly WebhookEvent[] {
  return isByTurn(filter) ? events.filter(({ turnId }) => !turnId) : events;
}
