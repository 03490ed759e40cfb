import { X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CommentView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { Button, IconButton } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';

/** A follower, or the account if the id is null. */
export interface Commenter {
  id: string | null;
  username: string;
}

interface CommentFormProps {
  postId: string;
  by: Commenter;
  answered: CommentView | null;
  onDone: () => void;
}

export function CommentForm({ postId, by, answered, onDone }: CommentFormProps) {
  const [text, setText] = useState('');
  const { act, problem } = useAction();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answered) input.current?.focus();
  }, [answered]);

  async function comment(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const about = answered ? { parentId: answered.id } : {};
    // Cleared immediately, so that users can write the next comment.
    setText('');
    if (await act(() => change('POST', `/posts/${postId}/comments`, { followerId: by.id, text, ...about }))) onDone();
    else setText(text);
  }

  return (
    <Form onSubmit={comment}>
      {answered && (
        <p>
          Reply to {answered.username}
          <IconButton aria-label="Do not reply to this comment" onClick={onDone}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </p>
      )}
      <input
        ref={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={`Comment as ${by.username}`}
        placeholder={`Comment as ${by.username}`}
        maxLength={2_200}
        required
        dir="auto"
        autoComplete="off"
      />
      <Button type="submit">Post</Button>
      <Problem text={problem} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  input {
    min-height: 44px;
    min-width: 0;
    padding: 0 14px;
    border: 1px solid var(--strongLine);
    border-radius: var(--round);
    background: var(--card);
    font-size: 16px;
  }
  input::placeholder {
    color: var(--soft);
    opacity: 1;
  }
  > p {
    display: flex;
    align-items: center;
    grid-column: 1 / -1;
    font-size: 14px;
    color: var(--soft);
  }
  [role='alert'] {
    grid-column: 1 / -1;
  }
`;
