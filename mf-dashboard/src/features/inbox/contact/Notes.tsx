import { failureNotice } from '@fanfare/shared/api';
import type { ThreadNote } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { useAuthorName, useHost } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, font, IconButton, radius, SkeletonRows, space } from '@fanfare/shared/ui';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useDeleteNoteMutation, useThreadNotesQuery } from '../inbox.api.ts';

const text = copy.inbox.person;

export function Notes({ threadId }: { threadId: string }) {
  const host = useHost();
  const nameOf = useAuthorName();
  const { data, isLoading, isError, refetch } = useThreadNotesQuery(threadId);
  const mayDelete = usePermission('inbox.reply');
  const [remove] = useDeleteNoteMutation();

  const drop = async ({ id }: ThreadNote) => {
    const question = { title: text.deleteNoteTitle, confirmLabel: text.deleteNoteConfirm, tone: 'danger' } as const;
    if (!(await host.confirm(question))) return;
    const result = await remove(id);
    if (result.error) host.toast(failureNotice(result.error, text.deleteNoteFailed));
  };

  if (isLoading) return <SkeletonRows label={text.notes} count={2} height="48px" />;
  if (isError) {
    return (
      <Quiet role="alert">
        {text.notesFailed}{' '}
        <Button $size="small" onClick={refetch}>
          {text.tryAgain}
        </Button>
      </Quiet>
    );
  }
  if (data?.data.length === 0) return <Quiet>{text.noNotes}</Quiet>;
  return (
    <List role="list">
      {data?.data.map((note) => (
        <Note key={note.id}>
          <p dir="auto">{note.text}</p>
          <Foot>
            <span>
              {nameOf(note.by)} <RelativeTime at={note.createdAt} />
            </span>
            {mayDelete ? (
              <IconButton $variant="quiet" $size="small" aria-label={text.deleteNote} onClick={() => void drop(note)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            ) : null}
          </Foot>
        </Note>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
`;

const Note = styled.li`
  padding: ${space.x1} ${space.x1half};
  border-radius: ${radius.small};
  background: ${color.warningSoft};
  p { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
