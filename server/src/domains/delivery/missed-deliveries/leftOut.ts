import { DELIVERY_CHECK_MS, type Message, message } from '@fanfare/shared/contracts';
import { READABLE_MESSAGES } from '../../../integrations/instagram/index.ts';
import { COMPARED_DAYS_MAX, type Comparison } from './Comparison.ts';

/** In a shorter span, webhooks delivered the replies to older comments. */
const OUTAGE_MS = 3 * DELIVERY_CHECK_MS;

interface LeftOut {
  /** Events are or may be missing. */
  losses: Message[];
  notes: Message[];
}

export function describeLeftOut({ since, until, requestedSince, leftOut }: Comparison): LeftOut {
  const counts = Object.values(leftOut.messages);
  const messages = counts.reduce((sum, count) => sum + count, 0);
  const losses = [
    ...(messages > 0
      ? [message('notices.messages-not-compared', { count: messages, conversations: counts.length, limit: READABLE_MESSAGES })]
      : []),
    ...(leftOut.conversations > 0 ? [message('notices.conversations-not-compared', { count: leftOut.conversations })] : []),
    ...(leftOut.hasMoved ? [message('notices.conversations-kept-changing')] : []),
    ...(requestedSince < since
      ? [message('notices.time-not-compared', { time: { time: new Date(since).toISOString() }, days: COMPARED_DAYS_MAX })]
      : []),
  ];
  const isOutage = until - since > OUTAGE_MS;
  return {
    losses,
    notes: isOutage && leftOut.posts > 0 ? [message('notices.replies-not-compared', { count: leftOut.posts })] : [],
  };
}
