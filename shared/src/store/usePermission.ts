import type { Permission } from '../contracts/index.ts';
import { useAppSelector } from './hooks.ts';
import { selectIsAllowed } from './slices/workspaces.slice.ts';

/** Whether the user's role in the workspace of this tab allows it. Offer only what is allowed. */
export function usePermission(permission: Permission): boolean {
  return useAppSelector((state) => selectIsAllowed(state, permission));
}
