import type { WebhookEvent } from '@fanfare/shared/contracts';
import { senderName } from '@fanfare/shared/domain';
import { copy } from '../../../copy/feed.ts';
import { flowOf, mediaOf } from './eventSubject.ts';

const text = copy.feed.bursts;

/** Title of a burst: "18 comments on the same reel". */
export function burstTitle(event: WebhookEvent, count: number): string {
  switch (event.eventType) {
    case 'comments':
      return text.comments(count, mediaOf(event.payload)?.product === 'REELS' ? text.reel : text.post);
    case 'live_comments':
      return text.liveComments(count);
    case 'flow_execution':
      return text.runs(count, flowOf(event.payload) ?? text.unnamedFlow);
    case 'webhook_error':
      return text.errors(count);
    default:
      return text.ofPerson(count, text.kinds[event.eventType], senderName(event));
  }
}
