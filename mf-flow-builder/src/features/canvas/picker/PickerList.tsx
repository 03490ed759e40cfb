import { color, font, Input, space } from '@fanfare/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { PickerOption } from './PickerOption.ts';
import { PickerRow } from './PickerRow.tsx';

interface PickerListProps {
  label: string;
  options: readonly PickerOption[];
  nothing: string;
  onPick: (id: string) => void;
  onActive?: (id: string | null) => void;
}

export function PickerList({ label, options, nothing, onPick, onActive }: PickerListProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState(0);
  const terms = search.toLowerCase().split(/\s+/);
  const found = options.filter(({ label: text, hint = '', words = '', group }) =>
    terms.every((word) => `${text} ${hint} ${words} ${group ?? ''}`.toLowerCase().includes(word)),
  );
  const active = found[Math.min(place, found.length - 1)] ?? null;

  useEffect(() => {
    onActive?.(active?.id ?? null);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active?.id, onActive]);

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setPlace((Math.min(place, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onPick(active.id);
    }
  };

  return (
    <>
      <Input
        autoFocus
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${found.indexOf(active)}` : undefined}
        autoComplete="off"
        placeholder={label}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKey}
      />
      <List ref={list} role="listbox" id={listId} aria-label={label}>
        {[...Map.groupBy(found, ({ group = null }) => group)].map(([group, members]) => {
          const lines = members.map((option) => (
            <PickerRow
              key={option.id}
              option={option}
              id={`${listId}-${found.indexOf(option)}`}
              isActive={option === active}
              onPoint={() => setPlace(found.indexOf(option))}
              onPick={() => onPick(option.id)}
            />
          ));
          return group === null ? (
            lines
          ) : (
            <li key={group} role="presentation">
              <Group role="group" aria-label={group}>
                <Heading aria-hidden="true">{group}</Heading>
                {lines}
              </Group>
            </li>
          );
        })}
      </List>
      {found.length === 0 ? <Nothing role="status">{nothing}</Nothing> : null}
    </>
  );
}

const List = styled.ul`
  max-height: 260px;
  overflow-y: auto;
`;

const Group = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Heading = styled.li`
  padding: ${space.x1} ${space.x1} ${space.half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Nothing = styled.p`
  padding: ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
