import type { WebhookEvent } from '@fanfare/shared/contracts';

/** When Instagram last reported something, in epoch milliseconds; null when it never did. What flows did is not from Instagram. */
export function lastReceivedAt(events: readonly Pick<WebhookEvent, 'eventType' | 'receivedAt'>[]): number | null {
  const times = events
    .filter((event) => event.eventType !== 'flow_execution' && event.eventType !== 'goal_missed')
    .map((event) => Date.parse(event.receivedAt));
  return times.length > 0 ? Math.max(...times) : null;
}
