import { AccountLabel } from './AccountLabel.tsx';
import { useRowAccount } from './useRowAccount.ts';

/** The account of a row in a list of all accounts; nothing if it is the chosen one. */
export function RowAccount({ accountId }: { accountId: string | null | undefined }) {
  return useRowAccount(accountId) === null || !accountId ? null : <AccountLabel accountId={accountId} />;
}
