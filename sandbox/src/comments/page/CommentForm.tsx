import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../pages/Button.ts';
import { change } from '../../pages/sandboxApi.ts';
import type { FollowerView } from '../../phone/views.ts';

export function CommentForm({ postId, followers }: { postId: string; followers: FollowerView[] }) {
  const [problem, setProblem] = useState('');

  async function comment(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    try {
      await change('POST', `/posts/${postId}/comments`, {
        followerId: String(fields.get('follower')),
        text: String(fields.get('text')),
      });
      form.reset();
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Form onSubmit={comment}>
      <select name="follower" aria-label="Comment as">
        {followers.map(({ id, username }) => (
          <option key={id} value={id}>
            {username}
          </option>
        ))}
      </select>
      <input name="text" aria-label="Comment" placeholder="Write a comment" required autoComplete="off" />
      <Button type="submit">Post</Button>
      {problem && <p role="alert">{problem}</p>}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  select,
  input {
    min-height: 44px;
    min-width: 0;
    padding: 0 12px;
    border: 1px solid var(--strongLine);
    border-radius: 12px;
    background: var(--card);
    font-size: 16px;
  }
  input {
    flex: 1 1 160px;
  }
  [role='alert'] {
    flex-basis: 100%;
    color: var(--bad);
  }
`;
