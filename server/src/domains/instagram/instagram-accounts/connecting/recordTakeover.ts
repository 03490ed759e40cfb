import { message, type TeamNotice } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { recordEvents } from '../../../feed/events/index.ts';
import { recordAudit } from '../../../identity/audit-log/index.ts';
import { auditedAccount } from '../auditedAccount.ts';
import type { AccountRow } from '../instagram-accounts.repository.ts';
import { noticeEvent } from '../noticeEvent.ts';
import { markTakenOver } from './connecting.repository.ts';

const team: TeamNotice = 'account_moved';

export async function recordTakeover(
  queries: Queries,
  account: AccountRow,
  { user, now }: { user: string; now: Date },
): Promise<void> {
  const { id, owner_id: ownerId, username } = account;
  await markTakenOver(queries, [id], now);
  const entry = { event: 'instagram_disconnected', actor: 'other_user' } as const;
  await recordAudit(queries, { ownerId, ...entry, ...auditedAccount(account) });
  await recordEvents(queries, [
    noticeEvent(account, {
      key: `taken-over:${id}:${now.getTime()}`,
      text: [message('instagram.connected-by-another-user', { username }), message('instagram.moved-by-user', { user })],
      place: 'account',
      payload: { team, takenOverAt: now.toISOString(), takenOverBy: user },
      now,
    }),
  ]);
}
