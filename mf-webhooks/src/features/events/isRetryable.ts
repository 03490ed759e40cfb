import type { WebhookEvent } from '@fanfare/shared/contracts';

/** A failed event can be queued again; a notice about a webhook or a connection has nothing behind it that could be. */
export function isRetryable({ processedStatus, eventType }: WebhookEvent): boolean {
  return processedStatus === 'failed' && eventType !== 'webhook_error';
}
