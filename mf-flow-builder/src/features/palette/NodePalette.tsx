import { type NodeType, SIDEBAR_WIDTH_UNITS } from '@fanfare/shared/contracts';
import { color, font, Input, media, radius, space, VisuallyHidden } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { catalogCopy } from '../../copy/nodes/catalog.ts';
import { copy } from '../../copy.ts';
import { type CatalogEntry, type CatalogGroup, findInCatalog, nodeCatalog } from '../../state/nodeCatalog.ts';
import { MoreNodesDialog } from './MoreNodesDialog.tsx';
import { PaletteItem } from './PaletteItem.tsx';
import { useClosedGroups } from './useClosedGroups.ts';

/** 4 px, in rem so that it scales with the user's font size. */
const UNIT_REM = 0.25;

type AddedGroup = CatalogGroup & { title: string };

function isAdded(group: CatalogGroup): group is AddedGroup {
  return group.title !== null;
}

const specified = nodeCatalog.filter((group) => !isAdded(group)).flatMap(({ entries }) => entries);
const addedGroups = nodeCatalog.filter(isAdded);

/** Lists the specified kinds first. A click adds the node in the centre of the view. */
export function NodePalette({ onAdd }: { onAdd: (type: NodeType) => void }) {
  const [added, setAdded] = useState('');
  const [query, setQuery] = useState('');
  const { closed, toggle } = useClosedGroups();
  const isSearching = query.trim() !== '';
  const matches = findInCatalog(query);
  const found = matches.filter(isAdded);
  const add = ({ type, name }: CatalogEntry) => {
    onAdd(type);
    setAdded(copy.palette.added(name));
  };
  const itemOf = (entry: CatalogEntry) => (
    <li key={entry.type}>
      <PaletteItem entry={entry} onAdd={() => add(entry)} />
    </li>
  );
  return (
    <Sidebar aria-label={copy.palette.title}>
      <h2>{copy.palette.title}</h2>
      <Search
        type="search"
        aria-label={catalogCopy.search}
        placeholder={catalogCopy.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Group $isSpecified>
        <Items>{specified.map(itemOf)}</Items>
      </Group>
      {found.map(({ title, entries }) => (
        <Group key={title} $isSpecified={false}>
          <details
            open={isSearching || !closed.includes(title)}
            onToggle={({ currentTarget }) => {
              if (!isSearching && currentTarget.open === closed.includes(title)) toggle(title);
            }}
          >
            <summary>{title}</summary>
            <Items>{entries.map(itemOf)}</Items>
          </details>
        </Group>
      ))}
      {matches.length === 0 ? <p role="status">{catalogCopy.nothing(query)}</p> : null}
      <Instructions>
        <h2>{copy.palette.instructionsTitle}</h2>
        <ul>
          {copy.palette.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Instructions>
      <MoreNodesDialog groups={addedGroups} onAdd={add} />
      <VisuallyHidden role="status">{added}</VisuallyHidden>
    </Sidebar>
  );
}

const Sidebar = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${SIDEBAR_WIDTH_UNITS * UNIT_REM}rem;
  padding: ${space.x1half} ${space.x1half} 0;
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  h2 { padding-inline: ${space.x1}; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  summary {
    padding: ${space.x1} ${space.x1} 2px;
    border-radius: ${radius.small};
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    color: ${color.textMuted};
    cursor: pointer;
  }
  > p { padding: ${space.x1}; font-size: ${font.size.small}; color: ${color.textMuted}; }
  ${media.narrow} {
    flex-direction: row;
    gap: ${space.x1};
    width: 100%;
    padding: ${space.half} ${space.x1};
    border-inline-end: none;
    border-bottom: 1px solid ${color.border};
    > h2 { display: none; }
  }
`;

const Search = styled(Input)`
  flex: none;
  min-height: 34px;
  margin-block: ${space.x1};
  font-size: ${font.size.small};
  ${media.narrow} { display: none; }
`;

/** A phone shows the specified kinds and a button for the others. */
const Group = styled.section<{ $isSpecified: boolean }>`
  flex: none;
  ${media.narrow} {
    flex: 1;
    min-width: 0;
    display: ${({ $isSpecified }) => ($isSpecified ? 'block' : 'none')};
  }
`;

const Items = styled.ul`
  display: grid;
  ${media.narrow} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.half}; }
`;

const Instructions = styled.div`
  margin: auto calc(-1 * ${space.x1half}) 0;
  padding: ${space.x1} ${space.x2};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  font-size: ${font.size.caption};
  color: ${color.textMuted};
  h2 { padding: 0; color: ${color.text}; font-size: inherit; }
  ul { padding-inline-start: ${space.x2}; list-style: disc; }
  @media (min-height: 820px) { position: sticky; bottom: 0; }
  ${media.narrow} { display: none; }
`;
