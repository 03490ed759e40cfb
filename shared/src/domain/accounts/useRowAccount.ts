import { useAppSelector } from '../../store/hooks.ts';
import { selectAccountId, selectAccounts } from '../../store/slices/accounts.slice.ts';

/** Returns the username of a row's account, or null if the workspace has one account or this one is chosen. */
export function useRowAccount(accountId: string | null | undefined): string | null {
  const accounts = useAppSelector(selectAccounts);
  const chosenId = useAppSelector(selectAccountId);
  if (accounts.length < 2 || accountId === chosenId) return null;
  return accounts.find(({ id }) => id === accountId)?.username ?? null;
}
