import type { WebhookEvent } from '../../contracts/index.ts';

/** A failed event can be queued again; a notice about a webhook or a connection has nothing behind it that could be. */
export function isRetryable({ processedStatus, eventType }: Pick<WebhookEvent, 'processedStatus' | 'eventType'>): boolean {
  return processedStatus === 'failed' && eventType !== 'webhook_error';
}
