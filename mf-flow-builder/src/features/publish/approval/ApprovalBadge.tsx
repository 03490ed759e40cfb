import { Badge } from '@fanfare/shared/ui';
import { approvalCopy as copy } from '../../../copy/panels/approval.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';

export function ApprovalBadge() {
  const state = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow)?.approval?.state;
  return state ? <Badge tone={state === 'open' ? 'info' : 'warning'}>{copy.states[state]}</Badge> : null;
}
