import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { OwnedEvent } from '../../events/index.ts';
import { type AccountRow, getAccounts } from '../../instagram-accounts/index.ts';
import { type ClaimedRow, claimSendRows } from '../outbox.repository.ts';

export interface ClaimedSend extends ClaimedRow {
  /** The account as it was at the claim; undefined when it is gone. */
  account: AccountRow | undefined;
  /** Of the only message of a run that has ended: the event of its execution, recorded when it is sent. */
  execution?: OwnedEvent | undefined;
}

/** A message that this process took as it stored it. */
export type TakenSend = ClaimedRow;

/** Takes the first open message of up to `limit` lanes, each with the account it goes out from. */
export async function claimSends(queries: Queries, limit: number, after: string): Promise<ClaimedSend[]> {
  const rows = await claimSendRows(queries, limit, after);
  if (rows.length === 0) return [];
  const accounts = await getAccounts(queries, [...new Set(rows.map((row) => row.account_id))]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => ({ ...row, account: byId.get(row.account_id) }));
}
