import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { OwnedEvent } from '../../../feed/events/index.ts';
import { type AccountRow, getAccounts } from '../../instagram-accounts/index.ts';
import { type ClaimedRow, claimSendRows } from '../outbox.repository.ts';
import type { SendCall } from './SendCall.ts';

export interface ClaimedSend extends ClaimedRow {
  account: AccountRow | undefined;
  journaled?: JournaledSend;
}

/** A message that the journal has and the outbox may not have yet. */
export interface JournaledSend {
  /** Set if this is the only message of a run that has ended. */
  execution: OwnedEvent | null;
  /** Milliseconds of `performance.now()` after which the call must not be made, because others may look for it. */
  callBefore: number;
  onResponse: (messageId: string) => void;
  /** Rejects if the journal did not take it. */
  append: (sent: { messageId: string | null; sentAt: Date; call: SendCall | undefined }) => Promise<void>;
  onEnd: () => void;
}

export async function claimSends(queries: Queries, limit: number, after: string): Promise<ClaimedSend[]> {
  const rows = await claimSendRows(queries, limit, after);
  if (rows.length === 0) return [];
  const accounts = await getAccounts(queries, [...new Set(rows.map((row) => row.account_id))]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => ({ ...row, account: byId.get(row.account_id) }));
}
