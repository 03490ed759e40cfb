import { failureNotice } from '@fanfare/shared/api';
import type { BotFlow, FlowIssue } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { approvalCopy as copy } from '../../../copy/panels/approval.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import {
  useApproveMutation,
  useRefuseMutation,
  useRequestApprovalMutation,
  useWithdrawApprovalMutation,
} from './approval.api.ts';

const { publicationChanged, taskFailed, taskStarted } = flowBuilderSlice.actions;

/** Each returns whether it succeeded. */
export function useApproval() {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { toast } = useHost();
  const [requestApproval] = useRequestApprovalMutation();
  const [withdrawApproval] = useWithdrawApprovalMutation();
  const [approveRequest] = useApproveMutation();
  const [refuseRequest] = useRefuseMutation();

  async function change(
    kind: keyof typeof copy.done,
    call: (flow: BotFlow) => Promise<{ data: BotFlow; issues?: FlowIssue[] }>,
  ): Promise<boolean> {
    const { openFlow, task } = store.getState().flowBuilder;
    if (task || !openFlow) return false;
    dispatch(taskStarted('deciding'));
    try {
      const { data: flow, issues = [] } = await call(openFlow);
      dispatch(publicationChanged({ flow, issues }));
      toast({ kind: 'success', title: copy.done[kind] });
      return true;
    } catch (error) {
      dispatch(taskFailed());
      toast(failureNotice(error, copy.failed[kind]));
      return false;
    }
  }

  return {
    request: (note: string) => change('requested', ({ id, revision }) => requestApproval({ id, revision, note }).unwrap()),
    withdraw: () => change('withdrawn', ({ id }) => withdrawApproval(id).unwrap()),
    approve: (id: string) => change('approved', () => approveRequest(id).unwrap()),
    refuse: (id: string, comment: string) => change('refused', () => refuseRequest({ id, comment }).unwrap()),
  };
}
