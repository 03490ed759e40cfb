import type { WebhookEvent } from '../../contracts/index.ts';

/** Returns whether a failed event can be queued again. Notices have nothing to process. */
export function isRetryable({ processedStatus, eventType }: Pick<WebhookEvent, 'processedStatus' | 'eventType'>): boolean {
  return processedStatus === 'failed' && eventType !== 'webhook_error';
}
