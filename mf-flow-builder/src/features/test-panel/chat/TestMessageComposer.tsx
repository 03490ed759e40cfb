import type { SimulatedInput, SimulatedSurface } from '@fanfare/engine';
import { color, IconButton, Input, Select, space } from '@fanfare/shared/ui';
import { SendHorizontal } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { testCopy as copy } from '../../../copy/panels/testPanel.ts';

const surfaces: readonly SimulatedSurface[] = ['message', 'comment', 'story_reply'];

export function TestMessageComposer({ onSay }: { onSay: (written: SimulatedInput) => void }) {
  const [surface, setSurface] = useState<SimulatedSurface>('message');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field only if the user has opened the panel.
  useEffect(() => {
    const input = field.current;
    if (input?.closest('[data-panel]') === document.activeElement) input?.focus({ preventScroll: true });
  }, []);
  const say = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay({ surface, text: text.trim() });
    setText('');
    // After a comment, the conversation continues with messages.
    setSurface('message');
    field.current?.focus();
  };
  return (
    <Form onSubmit={say}>
      <Select
        aria-label={copy.surface}
        value={surface}
        onChange={(event) => setSurface(surfaces.find((one) => one === event.target.value) ?? 'message')}
      >
        {surfaces.map((one) => (
          <option key={one} value={one}>
            {copy.surfaces[one]}
          </option>
        ))}
      </Select>
      <Input
        ref={field}
        aria-label={copy.text}
        placeholder={copy.placeholder[surface]}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" $variant="primary" aria-label={copy.send} disabled={text.trim() === ''}>
        <SendHorizontal aria-hidden="true" />
      </IconButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 9.5rem minmax(0, 1fr) auto;
  gap: ${space.x1};
  padding: ${space.x1half} ${space.x2};
  border-top: 1px solid ${color.border};
  @container panel (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr) auto;
    select { grid-column: 1 / -1; }
  }
`;
