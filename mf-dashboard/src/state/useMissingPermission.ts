import { useInstagramStatusQuery } from '@fanfare/shared/api';
import type { PermissionUse } from '@fanfare/shared/contracts';
import { selectListsAllAccounts, useAppSelector } from '@fanfare/shared/store';

/** Returns whether the account lacks a permission; false while that is loading, and for all accounts. */
export function useMissingPermission(use: PermissionUse): boolean {
  const { data: status } = useInstagramStatusQuery();
  const listsAll = useAppSelector(selectListsAllAccounts);
  return !listsAll && status?.connected === true && status.missingPermissions.includes(use);
}
