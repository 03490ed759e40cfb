import type { Publication } from '@fanfare/shared/contracts';
import { momentText } from '@fanfare/shared/domain';
import { Button, color, Dialog, Field, space } from '@fanfare/shared/ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { timeOfPost } from '../state/publicationTimes.ts';
import { localTime } from './days.ts';

const text = copy.publishing;

interface PostDialogProps {
  /** Null if closed. */
  post: Publication | null;
  /** The post with its actions. */
  children: ReactNode;
  /** Undefined if the post cannot move. */
  onMove: ((at: string) => void) | undefined;
  onClose: () => void;
}

export function PostDialog({ post, children, onMove, onClose }: PostDialogProps) {
  return (
    <Dialog open={post !== null} onClose={onClose} title={post ? momentText(timeOfPost(post)) : ''}>
      {children}
      {post && onMove ? <MoveForm key={post.id} post={post} onMove={onMove} /> : null}
    </Dialog>
  );
}

function MoveForm({ post, onMove }: { post: Publication; onMove: (at: string) => void }) {
  const [time, setTime] = useState(localTime(post.scheduledAt));
  const isPast = time !== '' && Date.parse(time) <= Date.now();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (time !== '' && !isPast) onMove(new Date(time).toISOString());
  };
  return (
    <Form onSubmit={submit}>
      <Field
        label={text.calendar.moveTo}
        type="datetime-local"
        required
        value={time}
        hint={text.form.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        error={isPast ? text.form.past : undefined}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button type="submit" disabled={time === localTime(post.scheduledAt)}>
        {text.calendar.move}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x1half};
  margin-top: ${space.x2};
  padding-top: ${space.x2};
  border-top: 1px solid ${color.border};
  > :first-child { width: 100%; }
`;
