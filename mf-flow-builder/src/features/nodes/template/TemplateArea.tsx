import { color, font, radius, space, TextArea, VisuallyHidden } from '@fanfare/shared/ui';
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { placeholderAt, putIn } from './placeholderAt.ts';
import { type TemplateName, useTemplateNames } from './useTemplateNames.ts';

interface TemplateAreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  field?: RefObject<HTMLTextAreaElement | null>;
}

export function TemplateArea({ value, onChange, field, ...area }: TemplateAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const box = field ?? own;
  const listId = useId();
  const names = useTemplateNames();
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const wantedCaret = useRef<number | null>(null);

  const placeholder = caret === null ? null : placeholderAt(value, caret);
  const offered = placeholder ? names.filter(({ name }) => name.toLowerCase().includes(placeholder.typed.toLowerCase())) : [];
  const current = Math.min(chosen, offered.length - 1);

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    box.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  });

  const take = ({ name }: TemplateName) => {
    if (!placeholder || caret === null) return;
    const next = putIn(value, placeholder, caret, name);
    wantedCaret.current = next.caret;
    setCaret(null);
    onChange(next.text);
    box.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const name = offered[current];
    if (!name || event.nativeEvent.isComposing) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => setChosen((current + 1) % offered.length),
      ArrowUp: () => setChosen((current + offered.length - 1) % offered.length),
      Enter: () => take(name),
      Tab: () => take(name),
      Escape: () => setCaret(null),
    };
    const act = acts[event.key];
    if (!act || event.shiftKey) return;
    event.preventDefault();
    // Otherwise the surrounding editor would commit or revert.
    event.stopPropagation();
    act();
  };

  const isOpen = offered.length > 0;
  return (
    <Box>
      <TextArea
        {...area}
        ref={box}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${current}` : undefined}
        onChange={(event) => {
          setCaret(event.target.selectionStart);
          setChosen(0);
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      {isOpen ? (
        <List id={listId} role="listbox" aria-label={formCopy.template.values}>
          {offered.map((name, index) => (
            <Option
              key={name.name}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === current}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              <code>{name.name}</code>
              <small>{name.about}</small>
            </Option>
          ))}
        </List>
      ) : null}
      <VisuallyHidden role="status">{isOpen ? formCopy.template.offered(offered.length) : ''}</VisuallyHidden>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
`;

/** Part of the page flow, so that neither a dialog nor the canvas clips it. */
const List = styled.div`
  max-height: 168px;
  margin-top: ${space.half};
  padding: ${space.half};
  overflow-y: auto;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
`;

const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.x1};
  padding: ${space.half} ${space.x1};
  border-radius: ${radius.small};
  font-size: ${font.size.small};
  cursor: pointer;
  &[aria-selected='true'] { background: ${color.accentSoft}; }
  &:hover { background: ${color.sunken}; }
  code { font-family: ${font.mono}; overflow-wrap: anywhere; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
