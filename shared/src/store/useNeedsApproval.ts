import { useAppSelector } from './hooks.ts';
import { selectWorkspace } from './slices/workspaces.slice.ts';
import { usePermission } from './usePermission.ts';

/** Whether the user has to request approval in the workspace of this tab instead of publishing. */
export function useNeedsApproval(): boolean {
  const mayDecide = usePermission('approvals.decide');
  return useAppSelector(selectWorkspace)?.needsApproval === true && !mayDecide;
}
