import { Button, StatePanel } from '../../ui/index.ts';
import { AccountsChoice, type AccountsChoiceProps } from './AccountsChoice.tsx';
import type { ConnectedAccount } from './ConnectedAccount.ts';
import { copy } from './copy.ts';

export interface FlowAccountsFieldProps extends Omit<AccountsChoiceProps, 'accounts' | 'value'> {
  /** The result of `useConnectedAccountsQuery`. */
  accounts: { data?: { data: readonly ConnectedAccount[] }; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Undefined if the server does not know this choice. */
  value: readonly string[] | null | undefined;
}

/** Nothing for a workspace with one account, unless a choice was made before. */
export function FlowAccountsField({ accounts, value, ...choice }: FlowAccountsFieldProps) {
  const { data, error, isFetching, refetch } = accounts;
  if (value === undefined) return null;
  if (data) {
    const isOffered = data.data.length > 1 || value !== null;
    return isOffered ? <AccountsChoice accounts={data.data} value={value} {...choice} /> : null;
  }
  // A server of 1.0.0 has no list of accounts.
  if (!error || Object(error).status === 404) return null;
  return (
    <StatePanel
      kind="failed"
      error={error}
      title={copy.failed}
      action={
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      }
    />
  );
}
