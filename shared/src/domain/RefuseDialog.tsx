import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { APPROVAL_COMMENT_MAX_LENGTH } from '../contracts/index.ts';
import { BusyButton, Button, Dialog, FieldFrame, space, TextArea } from '../ui/index.ts';
import { copy } from '../ui/lazyCopy.ts';

const text = copy.refuse;

interface RefuseDialogProps {
  open: boolean;
  /** The member who requested approval; null for a former one. */
  author: string | null;
  isBusy: boolean;
  onClose: () => void;
  onRefuse: (comment: string) => void;
}

/** Asks for the comment with which an admin refuses a request. */
export function RefuseDialog({ open, author, isBusy, onClose, onRefuse }: RefuseDialogProps) {
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() === '') setIsMissing(true);
    else onRefuse(comment.trim());
  };
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Form onSubmit={submit}>
        <p>{author === null ? text.leadOfFormer : text.lead(author)}</p>
        <FieldFrame label={text.comment} error={isMissing ? text.missing : undefined}>
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
          <Button onClick={onClose}>{text.cancel}</Button>
          <BusyButton type="submit" $variant="danger" isBusy={isBusy} busyText={text.busy}>
            {text.refuse}
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
