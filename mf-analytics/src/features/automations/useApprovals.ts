import { selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { useApprovalsQuery } from './automations.api.ts';

/** Requests of editors to publish flows; none for those who do not decide. */
export function useApprovals() {
  const mayDecide = usePermission('approvals.decide');
  const workspace = useAppSelector(selectWorkspace);
  const isSkipped = !mayDecide || workspace === null;
  const { data = [] } = useApprovalsQuery(undefined, { skip: isSkipped, refetchOnMountOrArgChange: true });
  return isSkipped ? [] : data;
}
