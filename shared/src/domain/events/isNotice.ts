import type { WebhookEvent } from '../../contracts/index.ts';

/** Returns whether Fanfare recorded the event as a notice, as opposed to an invalid delivery. */
export function isNotice({ eventType, outcome }: Pick<WebhookEvent, 'eventType' | 'outcome'>): boolean {
  return eventType === 'webhook_error' && outcome === null;
}
