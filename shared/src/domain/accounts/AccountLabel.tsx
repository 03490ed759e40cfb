import { useAccountsQuery } from '../../api/index.ts';
import { AccountName } from './AccountName.tsx';

interface AccountLabelProps {
  /** The id in `instagram_accounts`. */
  accountId: string;
}

/** Image and username of a connected account; nothing while they are unknown. */
export function AccountLabel({ accountId }: AccountLabelProps) {
  const { account } = useAccountsQuery(undefined, {
    selectFromResult: ({ data }) => ({ account: data?.data.find(({ id }) => id === accountId) }),
  });
  return account ? <AccountName username={account.username} picture={account.picture} /> : null;
}
