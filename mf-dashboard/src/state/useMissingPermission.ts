import { useInstagramStatusQuery } from '@fanfare/shared/api';
import type { PermissionUse } from '@fanfare/shared/contracts';

/** Whether the connected account misses a permission; false while that is loading. */
export function useMissingPermission(use: PermissionUse): boolean {
  const { data: status } = useInstagramStatusQuery();
  return status?.connected === true && status.missingPermissions.includes(use);
}
