import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { type AccountRow, getConnectedAccount } from './instagram-accounts.repository.ts';

/**
 * Returns the account that a call is about.
 * @param accountId the chosen account, or null for the workspace's first one
 * @throws account_not_connected if the chosen account is not connected to the workspace
 */
export async function findConnectedAccount(
  queries: Queries,
  ownerId: string,
  accountId: string | null,
): Promise<AccountRow | undefined> {
  const account = await getConnectedAccount(queries, ownerId, accountId);
  if (!account && accountId !== null) throw new AppError('account_not_connected');
  return account;
}
