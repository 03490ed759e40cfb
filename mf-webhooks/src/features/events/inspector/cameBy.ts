import type { EventOrigin, WebhookEvent } from '@fanfare/shared/contracts';

/** How an event came into the feed. `ours`: no delivery brought it, Fanfare itself recorded it; `notice`: something the owner has to know. */
export type CameBy = EventOrigin | 'test' | 'ours' | 'notice';

/** What was written or run here has one time only: it happened when it was recorded. */
export function cameBy({ eventType, isSimulated, origin, timestamp, receivedAt }: WebhookEvent): CameBy {
  if (isSimulated) return 'test';
  if (eventType === 'flow_execution' || (eventType === 'message_echoes' && timestamp === receivedAt)) return 'ours';
  if (eventType === 'webhook_error' || eventType === 'goal_missed') return 'notice';
  return origin ?? 'webhook';
}
