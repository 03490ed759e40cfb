import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Command } from '../../contracts/index.ts';
import { color, font, media, space, VisuallyHidden } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import type { PaletteProps } from './CommandViewProps.ts';
import { findCommands } from './findCommands.ts';
import { Keys } from './Keys.tsx';
import { PaletteOption } from './PaletteOption.tsx';
import { recentCommands, rememberCommand } from './recentCommands.ts';

const text = copy.palette;

interface PaletteSearchProps extends Omit<PaletteProps, 'open'> {
  input: RefObject<HTMLInputElement | null>;
}

const nothingFound = { groups: [], isSearching: false };

export function PaletteSearch({ input, commands, searchable, results, onSearch, onClose }: PaletteSearchProps) {
  const [query, setQuery] = useState('');
  const [chosen, setActive] = useState(0);
  const [recent] = useState(recentCommands);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const named = useMemo(() => findCommands(commands, query, recent, searchable), [commands, query, recent, searchable]);
  const { groups: others, isSearching } = results ?? nothingFound;
  const groups = [
    ...named,
    ...others.map(({ name, entries }) => ({ name, commands: entries.map((command) => ({ command, at: [] })) })),
  ];
  const found = groups.flatMap((group) => group.commands);
  const isResult = (command: Command) => others.some(({ entries }) => entries.some(({ id }) => id === command.id));
  const active = Math.max(0, Math.min(chosen, found.length - 1));
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => () => onSearch?.(''), [onSearch]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  function run(command: Command | undefined) {
    if (!command) return;
    if (!isResult(command)) rememberCommand(command.id);
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    };
    const to = moves[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') run(found[active]?.command);
    else if (to === undefined) return;
    else if (event.key.startsWith('Arrow')) setActive((to + found.length) % Math.max(1, found.length));
    else setActive(Math.max(0, Math.min(to, found.length - 1)));
    event.preventDefault();
  }

  let index = -1;
  return (
    <>
      <Head>
        <Search aria-hidden="true" size={18} />
        <input
          ref={input}
          role="combobox"
          aria-label={text.find}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          placeholder={onSearch ? text.searchPlaceholder : text.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
            onSearch?.(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </Head>
      <VisuallyHidden role="status">{query === '' || found.length === 0 ? '' : text.count(found.length)}</VisuallyHidden>
      {found.length === 0 ? (
        <Nothing role="status">{isSearching ? text.searching : onSearch ? text.noResults(query) : text.nothing(query)}</Nothing>
      ) : null}
      <List ref={list} id={`${id}-list`} role="listbox" aria-label={text.title} hidden={found.length === 0}>
        {groups.map(({ name, commands: members }) => (
          <Group key={name} aria-label={name}>
            <GroupName aria-hidden="true">{name}</GroupName>
            {members.map(({ command, at }) => {
              index += 1;
              const own = index;
              return (
                <PaletteOption
                  key={command.id}
                  id={optionId(own)}
                  command={command}
                  at={at}
                  isActive={own === active}
                  onPoint={() => setActive(own)}
                  onPress={() => run(command)}
                />
              );
            })}
          </Group>
        ))}
      </List>
      <Foot aria-hidden="true">
        <Keys keys="↑" /> <Keys keys="↓" /> {text.move} <Keys keys="Enter" /> {text.run} <Keys keys="Esc" /> {text.close}
      </Foot>
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  padding: 0 ${space.x2};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  svg { flex: none; }
  input {
    flex: 1;
    min-width: 0;
    height: 56px;
    border: 0;
    outline: none;
    background: none;
    color: ${color.text};
    font-size: ${font.size.lead};
  }
  input::placeholder { color: ${color.textMuted}; opacity: 1; }
  &:focus-within { box-shadow: inset 0 -2px ${color.accent}; }
`;

const List = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.x1};
  overflow: auto;
`;

const Group = styled.div.attrs({ role: 'group' })``;

const GroupName = styled.p`
  padding: ${space.x1} ${space.x1} ${space.half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Nothing = styled.p`
  padding: ${space.x4} ${space.x2};
  color: ${color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Foot = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.half};
  padding: ${space.x1} ${space.x2};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  ${media.narrow} { display: none; }
`;
