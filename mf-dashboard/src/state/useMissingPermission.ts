import { useInstagramStatusQuery } from '@fanfare/shared/api';
import type { PermissionUse } from '@fanfare/shared/contracts';

/** Returns whether the connected account lacks a permission; false while that is loading. */
export function useMissingPermission(use: PermissionUse): boolean {
  const { data: status } = useInstagramStatusQuery();
  return status?.connected === true && status.missingPermissions.includes(use);
}
