import type { MessageText } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { type AccountRow, markAccountExpired } from './instagram-accounts.repository.ts';
import { noticeEvent } from './noticeEvent.ts';

interface Cause {
  text: MessageText;
  code: number | null;
  subcode: number | null;
}

/** Notifies the owner once per connection (failure F10). */
export async function expireAccount(queries: Queries, account: AccountRow, cause: Cause, now: Date): Promise<void> {
  if (!(await markAccountExpired(queries, account))) return;
  const key = `expired:${account.id}:${account.connected_at.getTime()}`;
  const payload = { code: cause.code, subcode: cause.subcode };
  await recordEvents(queries, [noticeEvent(account, { key, text: cause.text, place: 'account', payload, now })]);
}
