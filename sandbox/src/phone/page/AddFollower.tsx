import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../pages/Button.ts';
import { change } from '../../pages/sandboxApi.ts';

export function AddFollower({ onAdded }: { onAdded: (id: string) => void }) {
  const [problem, setProblem] = useState('');

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const username = String(fields.get('username')).trim();
    const name = String(fields.get('name')).trim();
    try {
      await change('POST', '/followers', { username, name: name === '' ? null : name });
      form.reset();
      setProblem('');
      onAdded(username);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Box>
      <summary>Add a follower</summary>
      <form onSubmit={add}>
        <label>
          Username
          <input
            name="username"
            required
            pattern="[a-z0-9._]{1,30}"
            title="Up to 30 small letters, digits, dots and underscores"
            autoComplete="off"
            autoCapitalize="none"
          />
        </label>
        <label>
          Name (optional)
          <input name="name" maxLength={100} autoComplete="off" />
        </label>
        <p role="alert">{problem}</p>
        <Button type="submit">Add follower</Button>
      </form>
    </Box>
  );
}

const Box = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 4px;
    font-weight: 600;
    color: var(--accent);
    cursor: pointer;
  }
  summary::before {
    content: '+';
    margin-right: 8px;
    font-size: 20px;
  }
  &[open] summary::before {
    content: '−';
  }
  form {
    display: grid;
    gap: 12px;
    padding-top: 8px;
  }
  label {
    display: grid;
    gap: 4px;
    font-size: 14px;
    font-weight: 600;
    color: var(--soft);
  }
  input {
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid var(--strongLine);
    border-radius: 12px;
    background: var(--card);
    color: var(--ink);
    font-size: 16px;
  }
  [role='alert']:empty {
    display: none;
  }
  [role='alert'] {
    color: var(--bad);
    font-size: 14px;
  }
`;
