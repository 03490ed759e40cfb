import type { ConnectedAccount } from './ConnectedAccount.ts';
import { copy } from './copy.ts';

const NAMES_MAX = 2;

/**
 * Names the accounts that a flow is limited to.
 * @param accountIds of the flow; null or undefined for all accounts
 * @param accounts of the workspace; empty while they are loading
 * @returns null if the flow is not limited, and a warning if none of its accounts is connected
 */
export function accountsText(
  accountIds: readonly string[] | null | undefined,
  accounts: readonly ConnectedAccount[],
): string | null {
  if (!accountIds) return null;
  if (accountIds.length === 0) return copy.noneConnected;
  const names = accounts.flatMap(({ id, username }) => (accountIds.includes(id) ? [`@${username}`] : []));
  const [first] = names;
  if (first === undefined) return copy.onlyUnnamed(accountIds.length);
  return names.length > NAMES_MAX ? copy.onlyAndMore(first, names.length - 1) : copy.only(names.join(', '));
}
