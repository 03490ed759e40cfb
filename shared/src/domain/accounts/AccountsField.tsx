import { failureNotice, isApiError, useAccountsQuery } from '../../api/index.ts';
import { Button, FailureBanner } from '../../ui/index.ts';
import { AccountsChoice, type AccountsChoiceProps } from './AccountsChoice.tsx';
import { copy } from './copy.ts';

export interface AccountsFieldProps extends Omit<AccountsChoiceProps, 'accounts' | 'value'> {
  /** Undefined if the server does not know this choice. */
  value: readonly string[] | null | undefined;
}

/** Nothing for a workspace with one account, unless a choice was made before. */
export function AccountsField({ value, ...choice }: AccountsFieldProps) {
  const { data, error, isFetching, refetch } = useAccountsQuery(undefined, { skip: value === undefined });
  if (value === undefined) return null;
  if (data) {
    const isOffered = data.data.length > 1 || value !== null;
    return isOffered ? <AccountsChoice accounts={data.data} value={value} {...choice} /> : null;
  }
  // A server of 1.0.0 has no list of accounts.
  if (!error || (isApiError(error) && error.kind === 'server' && error.status === 404)) return null;
  return (
    <FailureBanner
      failure={failureNotice(error, copy.failed)}
      action={
        <Button $size="small" disabled={isFetching} onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      }
    />
  );
}
