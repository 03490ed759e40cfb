import { message } from '@fanfare/shared/contracts';
import { recordEvents } from '../../../feed/events/index.ts';
import { noticeEvent } from '../noticeEvent.ts';
import { claimSilentAccounts, type SilentAccount } from './maintenance.repository.ts';
import type { MaintenanceDependencies } from './refreshTokens.ts';

const policy = { minimumEvents: 20, times: 3, minimumMs: 60 * 60 * 1000 };

/** A silence of three times the usual gap may mean lost events (failure F25). */
export async function notifyInactivity({ database, clock, bus }: MaintenanceDependencies): Promise<void> {
  const silent = await database.asSystem(async (queries) => {
    const accounts = await claimSilentAccounts(queries, policy);
    await recordEvents(
      queries,
      accounts.map((account) => silenceEvent(account, new Date(clock.nowMs()))),
    );
    return accounts;
  });
  for (const account of silent) bus.publish('feed-changed', account.owner_id);
}

function silenceEvent(account: SilentAccount, now: Date) {
  return noticeEvent(account, {
    key: `silence:${account.id}:${account.last_event_at.getTime()}`,
    text: message('notices.nothing-received', {
      username: account.username,
      time: { time: account.last_event_at.toISOString() },
    }),
    place: 'connection',
    payload: { lastEventAt: account.last_event_at },
    now,
  });
}
