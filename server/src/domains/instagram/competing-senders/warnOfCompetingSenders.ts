import { type FlowIssue, type Message, message } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import { listCompetingSenders, type SenderRow } from './competing-senders.readModel.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;
/** One fast reply can be a coincidence. */
const INSTANT_MIN = 3;

export async function warnOfCompetingSenders(
  queries: Queries,
  ownerId: string,
  accountId: string | null,
  clock: Clock,
): Promise<FlowIssue[]> {
  const since = new Date(clock.nowMs() - DAYS * DAY_MS);
  const senders = await listCompetingSenders(queries, ownerId, { accountId, since });
  return senders.flatMap((sender) => {
    const text = warningOf(sender);
    return text === null ? [] : [{ severity: 'warning', rule: 'other_sender', nodeId: null, ...inBoth('text', 'message', text) }];
  });
}

/** Warns about tools and about replies sent together with ours, not about occasional human replies. */
function warningOf({ appId, messages, doubleReplies, instantReplies }: SenderRow): Message | null {
  const who = appId === null ? message('notices.unnamed-tool') : message('notices.another-tool', { app: appId });
  if (doubleReplies > 0) {
    return message('notices.other-sender-answers-twice', { who, times: doubleReplies, days: DAYS });
  }
  if (appId === null && instantReplies < INSTANT_MIN) return null;
  return message('notices.other-sender-answers', { who, times: messages, days: DAYS, quick: instantReplies });
}
