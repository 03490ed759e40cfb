import { useAppSelector } from './hooks.ts';
import { usePermission } from './usePermission.ts';
import { selectWorkspace } from './workspaces.slice.ts';

/** Whether the user has to request approval in the workspace of this tab instead of publishing. */
export function useNeedsApproval(): boolean {
  const mayDecide = usePermission('approvals.decide');
  return useAppSelector(selectWorkspace)?.needsApproval === true && !mayDecide;
}
