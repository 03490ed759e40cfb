import type { EventOrigin, WebhookEvent } from '../../../contracts/index.ts';

/** How an event entered the feed. `ours` was recorded without a delivery; `notice` is for the owner's attention. */
export type EventSourceName = EventOrigin | 'test' | 'ours' | 'notice';

export function eventSource({ eventType, isSimulated, origin, timestamp, receivedAt }: WebhookEvent): EventSourceName {
  if (isSimulated) return 'test';
  if (eventType === 'flow_execution' || (eventType === 'message_echoes' && timestamp === receivedAt)) return 'ours';
  if (eventType === 'webhook_error' || eventType === 'goal_missed') return 'notice';
  return origin ?? 'webhook';
}
