import { type FailureNotice, failureNotice } from '@fanfare/shared/api';
import { CANNED_SHORTCUT_MAX_LENGTH, type CannedReply, MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { useAuthorName, useHost } from '@fanfare/shared/host';
import { Button, color, Dialog, FailureBanner, Field, font, IconButton, SkeletonRows, space } from '@fanfare/shared/ui';
import { TextAreaField } from '@fanfare/shared/widgets';
import { Pencil, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useCannedRepliesQuery } from '../../../state/cannedReplies.api.ts';
import { useAddCannedReplyMutation, useChangeCannedReplyMutation, useDeleteCannedReplyMutation } from '../inbox.api.ts';

const text = copy.inbox.canned;
const empty = { id: '', shortcut: '', text: '' };

export function CannedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <CannedReplies />
    </Dialog>
  );
}

function CannedReplies() {
  const host = useHost();
  const nameOf = useAuthorName();
  const { data, error, isLoading, isError, refetch } = useCannedRepliesQuery();
  const [form, setForm] = useState(empty);
  const [failure, setFailure] = useState<FailureNotice | null>(null);
  const [add, { isLoading: isAdding }] = useAddCannedReplyMutation();
  const [change, { isLoading: isChanging }] = useChangeCannedReplyMutation();
  const [remove] = useDeleteCannedReplyMutation();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    const shortcut = form.shortcut.trim().replace(/^\/+/, '');
    const result = form.id === '' ? await add({ shortcut, text: form.text }) : await change({ ...form, shortcut });
    if (result.error) setFailure(failureNotice(result.error, text.failed));
    else setForm(empty);
  };
  const drop = async ({ id, shortcut }: CannedReply) => {
    const question = { title: text.deleteTitle(shortcut), confirmLabel: text.deleteConfirm, tone: 'danger' } as const;
    if (!(await host.confirm(question))) return;
    const result = await remove(id);
    if (result.error) host.toast(failureNotice(result.error, text.deleteFailed));
    if (form.id === id) setForm(empty);
  };

  const replies = data?.data ?? [];
  return (
    <Frame>
      <Quiet>{text.text}</Quiet>
      {isLoading ? <SkeletonRows label={text.title} count={3} height="40px" /> : null}
      {isError ? (
        <FailureBanner
          failure={failureNotice(error, text.loadFailed)}
          action={
            <Button $size="small" onClick={refetch}>
              {copy.notifications.retry}
            </Button>
          }
        />
      ) : null}
      {data && replies.length === 0 ? <Quiet>{text.empty}</Quiet> : null}
      <List role="list">
        {replies.map((reply) => (
          <Row key={reply.id}>
            <strong>/{reply.shortcut}</strong>
            <span dir="auto" title={nameOf(reply.by) ?? undefined}>
              {reply.text}
            </span>
            <IconButton $variant="quiet" $size="small" aria-label={text.edit(reply.shortcut)} onClick={() => setForm(reply)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton $variant="quiet" $size="small" aria-label={text.delete(reply.shortcut)} onClick={() => void drop(reply)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </List>
      <Form onSubmit={(event) => void submit(event)}>
        <Field
          label={text.shortcut}
          hint={text.shortcutHint}
          value={form.shortcut}
          required
          maxLength={CANNED_SHORTCUT_MAX_LENGTH + 1}
          pattern="/?\S+"
          onChange={(event) => setForm({ ...form, shortcut: event.target.value })}
        />
        <TextAreaField
          label={text.reply}
          value={form.text}
          required
          limit={{ most: MESSAGE_TEXT_MAX_BYTES, unit: 'bytes' }}
          onChange={(event) => setForm({ ...form, text: event.target.value })}
        />
        {failure ? <FailureBanner failure={failure} /> : null}
        <Buttons>
          {form.id === '' ? null : <Button onClick={() => setForm(empty)}>{text.cancel}</Button>}
          <Button type="submit" $variant="primary" disabled={isAdding || isChanging}>
            {form.id === '' ? text.add : text.save}
          </Button>
        </Buttons>
      </Form>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-height: 240px;
  overflow-y: auto;
  &:empty { display: none; }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.half} 0;
  border-bottom: 1px solid ${color.border};
  span { overflow: hidden; color: ${color.textMuted}; text-overflow: ellipsis; white-space: nowrap; }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Form = styled.form`
  display: grid;
  gap: ${space.x2};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: end;
  gap: ${space.x1};
`;
