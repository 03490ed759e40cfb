import { APPROVAL_COMMENT_MAX_LENGTH, type FlowApproval } from '@fanfare/shared/contracts';
import { BusyButton, Button, Dialog, FieldFrame, space, TextArea } from '@fanfare/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { approvalCopy as copy } from '../../../copy/panels/approval.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';

interface RefuseDialogProps {
  approval: FlowApproval;
  open: boolean;
  onClose: () => void;
  onRefuse: (comment: string) => void;
}

export function RefuseDialog({ approval, open, onClose, onRefuse }: RefuseDialogProps) {
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isBusy = useBuilderSelector(flowBuilderSlice.selectors.selectTask) === 'deciding';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() === '') setIsMissing(true);
    else onRefuse(comment.trim());
  };
  return (
    <Dialog open={open} onClose={onClose} title={copy.refuseTitle}>
      <Form onSubmit={submit}>
        <p>{copy.refuseLead(approval.by.name ?? copy.formerMember)}</p>
        <FieldFrame label={copy.comment} error={isMissing ? copy.commentMissing : undefined}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={3}
              maxLength={APPROVAL_COMMENT_MAX_LENGTH}
              value={comment}
              onChange={({ target }) => {
                setComment(target.value);
                setIsMissing(false);
              }}
            />
          )}
        </FieldFrame>
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <BusyButton type="submit" $variant="danger" isBusy={isBusy} busyText={copy.refusing}>
            {copy.refuse}
          </BusyButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.x2};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;
