import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { change } from '../../pages/sandboxApi.ts';

/** What Instagram's composer takes; the sandbox refuses more. */
const TEXT_MAX = 1_000;

export function Composer({ path, follower }: { path: string; follower: string }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    // Cleared at once, so that the next message can be written while this one is on its way.
    setText('');
    try {
      await change('POST', path, { text });
      setProblem('');
    } catch (error) {
      setText(text);
      setProblem(error instanceof Error ? error.message : 'The message was not sent.');
    }
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <Form ref={form} onSubmit={send}>
      {problem && <p role="alert">{problem}</p>}
      <textarea
        aria-label="Message"
        placeholder={`Message as ${follower}`}
        rows={1}
        maxLength={TEXT_MAX}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" disabled={text.trim() === ''}>
        Send
      </button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 4px;
  margin: 8px 12px 14px;
  padding: 3px;
  border: 1px solid var(--strongLine);
  border-radius: 26px;
  background: var(--raised);
  &:focus-within {
    outline: 3px solid var(--ring);
    outline-offset: 1px;
  }
  [role='alert'] {
    grid-column: 1 / -1;
    padding: 6px 14px 0;
    color: var(--bad);
    font-size: 14px;
  }
  textarea {
    field-sizing: content;
    min-height: 44px;
    max-height: 132px;
    padding: 10px 14px;
    border: 0;
    resize: none;
    background: transparent;
    outline: none;
  }
  textarea::placeholder {
    color: var(--soft);
    opacity: 1;
  }
  button {
    min-height: 44px;
    padding: 0 18px;
    border: 0;
    border-radius: 22px;
    background: var(--mine);
    color: var(--onMine);
    font-weight: 700;
    cursor: pointer;
  }
  button:disabled {
    background: transparent;
    color: var(--soft);
    cursor: default;
  }
  button:hover:not(:disabled) {
    filter: brightness(1.1);
  }
`;
