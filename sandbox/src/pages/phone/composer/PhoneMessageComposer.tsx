import { Send, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { change } from '../../api/sandboxApi.ts';
import { IconButton } from '../../ui/Button.ts';
import type { Act } from '../../ui/feedback/useAction.ts';
import { type DraftAbout, describeDraft, fieldsOf } from './DraftAbout.ts';
import { EmojiPanel } from './EmojiPanel.tsx';

/** Limit of Instagram's composer. */
const TEXT_MAX = 1_000;

interface PhoneMessageComposerProps {
  /** Path of the conversation in the API. */
  path: string;
  writer: string;
  isAccount: boolean;
  about: DraftAbout | null;
  onAboutChange: (about: DraftAbout | null) => void;
  act: Act['act'];
  children: ReactNode;
}

export function PhoneMessageComposer({
  path,
  writer,
  isAccount,
  about,
  onAboutChange,
  act,
  children,
}: PhoneMessageComposerProps) {
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!about) return;
    if (about.kind === 'edit') setText(about.text);
    field.current?.focus();
  }, [about]);

  function send(): Promise<unknown> {
    if (isAccount) return change('POST', `${path}/business-messages`, { text });
    if (about?.kind === 'edit') return change('PATCH', `${path}/messages/${about.mid}`, { text });
    return change('POST', `${path}/messages`, { text, ...fieldsOf(about) });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    // Cleared immediately, so that users can write the next message.
    setText('');
    if (await act(send)) onAboutChange(null);
    else setText(text);
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  function drop(): void {
    if (about?.kind === 'edit') setText('');
    onAboutChange(null);
  }

  return (
    <Form ref={form} onSubmit={submit}>
      {about && (
        <About>
          <span dir="auto">{describeDraft(about)}</span>
          <IconButton aria-label="Cancel this" onClick={drop}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </About>
      )}
      {children}
      <textarea
        ref={field}
        aria-label="Message"
        placeholder={`Message as ${writer}`}
        rows={1}
        maxLength={TEXT_MAX}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <EmojiPanel onPick={(emoji) => setText(text + emoji)} />
      <SendButton type="submit" aria-label="Send" disabled={text.trim() === ''}>
        <Send size={20} aria-hidden="true" />
      </SendButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: end;
  gap: 2px;
  margin: 6px 10px 8px;
  padding: 2px;
  border: 1px solid var(--strongLine);
  border-radius: 24px;
  background: var(--raised);
  &:focus-within {
    border-color: var(--accent);
  }
  textarea {
    field-sizing: content;
    min-height: 40px;
    max-height: 120px;
    padding: 8px 4px;
    border: 0;
    resize: none;
    background: transparent;
    line-height: 24px;
  }
  textarea:focus-visible {
    outline: none;
  }
  &:has(textarea:focus-visible) {
    outline: 1px solid var(--accent);
  }
  textarea::placeholder {
    color: var(--soft);
    opacity: 1;
    white-space: nowrap;
  }
`;

const About = styled.p`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 0 0 0 14px;
  border-bottom: 1px solid var(--line);
  font-size: 14px;
  color: var(--soft);
  span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

const SendButton = styled(IconButton)`
  background: var(--mine);
  color: var(--onMine);
  &:hover:not(:disabled) {
    background: var(--mine);
    color: var(--onMine);
    filter: brightness(1.12);
  }
  &:disabled {
    background: transparent;
    color: var(--soft);
    opacity: 0.7;
  }
`;
