import type { BotFlow, FlowApproval } from '@fanfare/shared/contracts';
import { selectUser, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Banner, Button, color, space } from '@fanfare/shared/ui';
import { RefuseDialog } from '@fanfare/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { approvalCopy as copy } from '../../../copy/panels/approval.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { PublishDialog } from '../PublishDialog.tsx';
import { useApproval } from './useApproval.ts';

const { selectHasUnsavedChanges, selectTask } = flowBuilderSlice.selectors;

export interface ApprovalBarProps {
  flow: BotFlow;
  approval: FlowApproval;
}

export function ApprovalBar({ flow, approval }: ApprovalBarProps) {
  const mayDecide = usePermission('approvals.decide');
  const isOwn = useAppSelector(selectUser)?.id === approval.by.id;
  const task = useBuilderSelector(selectTask);
  const isBusy = task !== null;
  const hasUnsavedChanges = useBuilderSelector(selectHasUnsavedChanges);
  const { approve, refuse, withdraw } = useApproval();
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  const isOpen = approval.state !== 'refused';
  const isDecided = mayDecide && isOpen;
  return (
    <Banner tone={approval.state === 'open' ? 'info' : 'warning'}>
      <Line>
        <span>
          {textOf(approval, { isOwn, mayDecide })}
          {isDecided && approval.note !== '' ? <q>{approval.note}</q> : null}
          {approval.comment ? <q>{approval.comment}</q> : null}
          {isDecided && approval.state === 'open' && hasUnsavedChanges ? ` ${copy.unsaved}` : null}
        </span>
        <Choices>
          {isDecided && approval.state === 'open' ? (
            <Button $size="small" $variant="primary" disabled={isBusy || hasUnsavedChanges} onClick={() => setOpen('approve')}>
              {copy.approve}
            </Button>
          ) : null}
          {isDecided ? (
            <Button $size="small" disabled={isBusy} onClick={() => setOpen('refuse')}>
              {copy.refuse}
            </Button>
          ) : null}
          {isOwn && isOpen ? (
            <Button $size="small" disabled={isBusy} onClick={() => void withdraw()}>
              {copy.withdraw}
            </Button>
          ) : null}
        </Choices>
      </Line>
      <PublishDialog
        texts={copy.dialogs.approve}
        flow={flow}
        open={open === 'approve'}
        onClose={close}
        onPublish={() => void approve(approval.id).then((isDone) => isDone && close())}
      />
      <RefuseDialog
        author={approval.by.name}
        isBusy={task === 'deciding'}
        open={open === 'refuse'}
        onClose={close}
        onRefuse={(comment) => void refuse(approval.id, comment).then((isDone) => isDone && close())}
      />
    </Banner>
  );
}

function textOf({ state, by, refusedBy }: FlowApproval, { isOwn, mayDecide }: { isOwn: boolean; mayDecide: boolean }): string {
  const name = by.name ?? copy.formerMember;
  if (state === 'refused') return (isOwn ? copy.ownRefused : copy.refused)(refusedBy?.name ?? copy.formerMember);
  if (state === 'outdated') return isOwn ? copy.ownOutdated : copy.outdated(name);
  if (isOwn) return copy.ownRequest;
  return mayDecide ? copy.asks(name) : copy.othersRequest(name);
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x2};
  > span { min-width: 0; overflow-wrap: anywhere; }
  q { display: block; color: ${color.text}; white-space: pre-line; }
`;

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;
