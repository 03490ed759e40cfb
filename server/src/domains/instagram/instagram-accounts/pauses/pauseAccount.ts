import { message, type PauseReason } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { recordEvents } from '../../../feed/events/index.ts';
import type { AccountRow } from '../instagram-accounts.repository.ts';
import { noticeEvent } from '../noticeEvent.ts';
import { markPaused } from './pauses.repository.ts';
import { pauseTexts } from './pauseTexts.ts';

export async function pauseAccount(queries: Queries, account: AccountRow, reason: PauseReason, now: Date): Promise<void> {
  if (!(await markPaused(queries, account.owner_id, account.id, reason))) return;
  const { text, fix } = pauseTexts[reason];
  const notice = {
    key: `paused:${account.id}:${now.getTime()}`,
    text: [message('notices.account-paused', { username: account.username }), text, fix, message('notices.messages-wait')],
    place: 'connection' as const,
    payload: { reason },
    now,
  };
  await recordEvents(queries, [noticeEvent(account, notice)]);
}
