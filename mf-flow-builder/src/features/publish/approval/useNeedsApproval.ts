import { selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';

export function useNeedsApproval(): boolean {
  const mayDecide = usePermission('approvals.decide');
  return useAppSelector(selectWorkspace)?.needsApproval === true && !mayDecide;
}
