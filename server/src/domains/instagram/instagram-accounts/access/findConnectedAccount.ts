import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import { type AccountRow, getConnectedAccount } from '../instagram-accounts.repository.ts';

/** The chosen account, or the first one. @throws account_not_connected */
export async function findConnectedAccount(
  queries: Queries,
  ownerId: string,
  accountId: string | null,
): Promise<AccountRow | undefined> {
  const account = await getConnectedAccount(queries, ownerId, accountId);
  if (!account && accountId !== null) throw new AppError('account_not_connected');
  return account;
}
