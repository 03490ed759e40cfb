import { message } from '@fanfare/shared/contracts';
import type { OwnedEvent } from '../../feed/events/index.ts';
import { noticeEvent } from '../../instagram/instagram-accounts/index.ts';
import type { Backlog } from './overload.repository.ts';

const keyOf = ({ id }: Backlog, began: Date) => `delay:${id}:${began.getTime()}`;

export function delayNotice(account: Backlog, began: Date): OwnedEvent {
  const { username, seconds } = account;
  return noticeEvent(account, {
    key: keyOf(account, began),
    text: message('notices.events-delayed', { username, seconds: Math.round(seconds) }),
    place: 'connection',
    payload: { seconds },
    now: began,
  });
}

export function delayOverNotice(account: Backlog, began: Date, now: Date): OwnedEvent {
  const times = { from: { time: began.toISOString() }, until: { time: now.toISOString() } };
  const text = message('notices.events-delayed-over', { username: account.username, ...times });
  const { ownerId, event } = noticeEvent(account, {
    ...{ key: keyOf(account, began), text, place: 'connection' as const, payload: {}, now: began },
  });
  return { ownerId, event: { ...event, processedStatus: 'completed', processingError: null } };
}
