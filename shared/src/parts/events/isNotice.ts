import type { WebhookEvent } from '../../contracts/index.ts';

/** Something that Fanfare itself has to say: no delivery lies behind it, in contrast to one that could not be read. */
export function isNotice({ eventType, outcome }: Pick<WebhookEvent, 'eventType' | 'outcome'>): boolean {
  return eventType === 'webhook_error' && outcome === null;
}
