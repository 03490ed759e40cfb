import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { OwnedEvent } from '../../../feed/events/index.ts';
import { type AccountRow, getAccounts } from '../../instagram-accounts/index.ts';
import { type ClaimedRow, claimSendRows } from '../outbox.repository.ts';

export interface ClaimedSend extends ClaimedRow {
  account: AccountRow | undefined;
  /** Monotonic, from before the transaction. */
  claimedAtMs: number;
  execution?: OwnedEvent | undefined;
}

export type TakenSend = ClaimedRow;

export async function claimSends(queries: Queries, limit: number, after: string): Promise<ClaimedSend[]> {
  const claimedAtMs = performance.now();
  const rows = await claimSendRows(queries, limit, after);
  if (rows.length === 0) return [];
  const accounts = await getAccounts(queries, [...new Set(rows.map((row) => row.account_id))]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => ({ ...row, claimedAtMs, account: byId.get(row.account_id) }));
}
