import { COMMENT_REPLY_MAX_LENGTH } from '@fanfare/shared/contracts';
import { selectWorkspaceId, useAppSelector } from '@fanfare/shared/store';
import { Button, Dialog, space } from '@fanfare/shared/ui';
import { TextAreaField } from '@fanfare/shared/widgets';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/comments.ts';
import { useDraft } from '../../state/storage/useDraft.ts';

const text = copy.comments.bulk;

interface BulkReplyDialogProps {
  open: boolean;
  count: number;
  leftOut: string;
  onClose: () => void;
  onSend: (words: string) => void;
}

export function BulkReplyDialog({ open, count, leftOut, onClose, onSend }: BulkReplyDialogProps) {
  const [draft, setDraft] = useDraft(`comments.bulk.${useAppSelector(selectWorkspaceId)}`);
  const canSend = draft.trim() !== '' && draft.trim().length <= COMMENT_REPLY_MAX_LENGTH;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSend) return;
    onSend(draft.trim());
    setDraft('');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={text.askReply(count)}>
      <Form onSubmit={submit}>
        <TextAreaField
          label={text.replyLabel}
          hint={`${text.replyHint} ${leftOut}`.trim()}
          value={draft}
          rows={3}
          dir="auto"
          limit={{ most: COMMENT_REPLY_MAX_LENGTH, unit: 'characters' }}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Buttons>
          <Button onClick={onClose}>{copy.comments.reply.cancel}</Button>
          <Button type="submit" $variant="primary" disabled={!canSend}>
            {text.reply(count)}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;
