import { color, depth, font, radius, shadow, space } from '@fanfare/shared/ui';
import { type RefObject, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { savedReplies as text } from '../../copy/instagram/savedReplies.ts';
import { useCannedRepliesQuery } from '../../state/cannedReplies.api.ts';
import { findCanned } from './cannedSearch.ts';

const SHOWN = 6;

interface CannedMenuProps {
  search: string;
  /** The text field; it retains the focus. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** Saved replies above the field while a shortcut is typed: arrows move, Enter and Tab select, Escape closes. */
export function CannedMenu({ search, field, onChoose, onClose }: CannedMenuProps) {
  const { data } = useCannedRepliesQuery();
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const found = findCanned(data?.data ?? [], search).slice(0, SHOWN);
  const current = Math.min(chosen, found.length - 1);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const move = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      const reply = found[current];
      if (event.key === 'ArrowDown') setChosen((current + 1) % found.length);
      else if (event.key === 'ArrowUp') setChosen((current - 1 + found.length) % found.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && reply) onChoose(reply.text);
      else if (event.key === 'Escape') onClose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', move);
    element.setAttribute('aria-activedescendant', found[current] ? `${listId}-${current}` : '');
    element.setAttribute('aria-controls', listId);
    return () => {
      element.removeEventListener('keydown', move);
      element.removeAttribute('aria-activedescendant');
      element.removeAttribute('aria-controls');
    };
  });

  return (
    <Panel id={listId} role="listbox" aria-label={text.label}>
      {found.map((reply, index) => (
        <Option
          key={reply.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === current}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reply.text)}
        >
          <strong>/{reply.shortcut}</strong>
          <span>{reply.text}</span>
        </Option>
      ))}
      {found.length === 0 ? <Nothing role="presentation">{text.none}</Nothing> : null}
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  inset-inline-end: 0;
  bottom: calc(100% + ${space.half});
  inset-inline-start: 0;
  z-index: ${depth.menu};
  display: grid;
  max-height: 280px;
  overflow-y: auto;
  padding: ${space.half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
`;

const Option = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.x1half};
  padding: ${space.x1};
  border-radius: ${radius.small};
  font-size: ${font.size.small};
  cursor: pointer;
  &[aria-selected='true'], &:hover { background: ${color.accentSoft}; }
  span { overflow: hidden; color: ${color.textMuted}; text-overflow: ellipsis; white-space: nowrap; }
`;

const Nothing = styled.p`
  padding: ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
