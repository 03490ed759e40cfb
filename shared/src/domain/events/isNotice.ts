import type { WebhookEvent } from '../../contracts/index.ts';

/** Whether Fanfare recorded the event as a notice, rather than receiving an invalid delivery. */
export function isNotice({ eventType, outcome }: Pick<WebhookEvent, 'eventType' | 'outcome'>): boolean {
  return eventType === 'webhook_error' && outcome === null;
}
