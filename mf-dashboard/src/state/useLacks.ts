import { useInstagramStatusQuery } from '@fanfare/shared/api';
import type { PermissionUse } from '@fanfare/shared/contracts';

/** Whether the connected account was not allowed to be used for this; while that is not known, nothing is held back. */
export function useLacks(use: PermissionUse): boolean {
  const { data: status } = useInstagramStatusQuery();
  return status?.connected === true && status.missingPermissions.includes(use);
}
