import type { WebhookEvent } from '@fanfare/shared/contracts';
import { isNotice } from '@fanfare/shared/domain';

/**
 * When Instagram last reported something, in epoch milliseconds; null if never. Flow executions and notices are not
 * from Instagram.
 */
export function lastReceivedAt(events: readonly Pick<WebhookEvent, 'eventType' | 'outcome' | 'receivedAt'>[]): number | null {
  const times = events
    .filter((event) => event.eventType !== 'flow_execution' && event.eventType !== 'goal_missed' && !isNotice(event))
    .map((event) => Date.parse(event.receivedAt));
  return times.length > 0 ? Math.max(...times) : null;
}
