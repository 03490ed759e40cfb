import type { EventOrigin, WebhookEvent } from '@fanfare/shared/contracts';

/**
 * How an event entered the feed. `ours`: Fanfare recorded it without a delivery; `notice`: something the owner has to
 * know.
 */
export type EventSourceName = EventOrigin | 'test' | 'ours' | 'notice';

/** Events that Fanfare recorded itself have a single time. */
export function eventSource({ eventType, isSimulated, origin, timestamp, receivedAt }: WebhookEvent): EventSourceName {
  if (isSimulated) return 'test';
  if (eventType === 'flow_execution' || (eventType === 'message_echoes' && timestamp === receivedAt)) return 'ours';
  if (eventType === 'webhook_error' || eventType === 'goal_missed') return 'notice';
  return origin ?? 'webhook';
}
