import { message, TOKEN_NOTICE_DAYS } from '@fanfare/shared/contracts';
import { recordEvents } from '../../../feed/events/index.ts';
import { expireAccount } from '../expireAccount.ts';
import type { AccountRow } from '../instagram-accounts.repository.ts';
import { noticeEvent } from '../noticeEvent.ts';
import { findEndingTokens, markNoticeGiven } from './maintenance.repository.ts';
import type { MaintenanceDependencies } from './refreshTokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDED = {
  text: message('notices.connection-ended'),
  code: null,
  subcode: null,
} as const;

/** Notifies 14, 7, 3 and 1 days before the end, and after it. */
export async function notifyExpiringTokens({ database, clock, bus }: MaintenanceDependencies): Promise<void> {
  const nowMs = clock.nowMs();
  for (const account of await findEndingTokens(database.system, Math.max(...TOKEN_NOTICE_DAYS))) {
    const leftMs = (account.token_expires_at?.getTime() ?? nowMs) - nowMs;
    const isNews = await database.asSystem(async (queries) => {
      if (leftMs <= 0) {
        await expireAccount(queries, account, ENDED, new Date(nowMs));
        return true;
      }
      const days = Math.min(...TOKEN_NOTICE_DAYS.filter((threshold) => leftMs <= threshold * DAY_MS));
      if (!(await markNoticeGiven(queries, account, days))) return false;
      await recordEvents(queries, [endingEvent(account, days, new Date(nowMs))]);
      return true;
    });
    if (isNews) bus.publish('feed-changed', account.owner_id);
  }
}

function endingEvent(account: AccountRow, days: number, now: Date) {
  const expiresMs = account.token_expires_at?.getTime() ?? 0;
  const time = days === 1 ? message('notices.within-day') : message('notices.within-days', { days });
  return noticeEvent(account, {
    key: `token-ends:${account.id}:${expiresMs}:${days}`,
    text: message('notices.connection-ends', { username: account.username, time }),
    place: 'account',
    payload: { tokenExpiresAt: account.token_expires_at, days },
    now,
  });
}
