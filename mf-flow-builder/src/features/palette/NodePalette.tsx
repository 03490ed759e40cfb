import { type NodeType, SIDEBAR_WIDTH_UNITS } from '@fanfare/shared/contracts';
import { color, font, Input, media, space, VisuallyHidden } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { catalogCopy } from '../../copy/nodes/catalog.ts';
import { copy } from '../../copy.ts';
import { type CatalogEntry, type CatalogGroup, findInCatalog, nodeCatalog } from '../../state/nodeCatalog.ts';
import { MoreNodesDialog } from './MoreNodesDialog.tsx';
import { PaletteItem } from './PaletteItem.tsx';
import { useOpenGroups } from './useOpenGroups.ts';

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
  const [wanted, setWanted] = useState('');
  const { open, toggle } = useOpenGroups();
  const isSearching = wanted.trim() !== '';
  const matches = findInCatalog(wanted);
  const found = matches.filter(isAdded);
  const add = ({ type, name }: CatalogEntry) => {
    onAdd(type);
    setAdded(copy.palette.added(name));
  };
  const itemOf = (entry: CatalogEntry) => (
    <li key={entry.type}>
      <PaletteItem entry={entry} isSmall={!specified.includes(entry)} onAdd={() => add(entry)} />
    </li>
  );
  return (
    <Sidebar aria-label={copy.palette.title}>
      <h2>{copy.palette.title}</h2>
      <Group $isSpecified>
        <Items>{specified.map(itemOf)}</Items>
      </Group>
      <Instructions>
        <h2>{copy.palette.instructionsTitle}</h2>
        <ul>
          {copy.palette.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Instructions>
      <Search
        type="search"
        aria-label={catalogCopy.search}
        placeholder={catalogCopy.search}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.map(({ title, entries }) => (
        <Group key={title} $isSpecified={false}>
          <details
            open={isSearching || open.includes(title)}
            onToggle={({ currentTarget }) => {
              if (!isSearching && currentTarget.open !== open.includes(title)) toggle(title);
            }}
          >
            <summary>{title}</summary>
            <Items>{entries.map(itemOf)}</Items>
          </details>
        </Group>
      ))}
      {matches.length === 0 ? <p role="status">{catalogCopy.nothing(wanted)}</p> : null}
      <MoreNodesDialog groups={addedGroups} onAdd={add} />
      <VisuallyHidden role="status">{added}</VisuallyHidden>
    </Sidebar>
  );
}

const Sidebar = styled.aside`
  flex: none;
  width: ${SIDEBAR_WIDTH_UNITS * UNIT_REM}rem;
  padding: ${space.x2};
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  h2 { margin-bottom: ${space.x1half}; font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
  summary { padding: ${space.x1} 0; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; color: ${color.textMuted}; cursor: pointer; }
  ${media.narrow} {
    display: flex;
    gap: ${space.x1};
    width: 100%;
    padding: ${space.x1};
    border-inline-end: none;
    border-bottom: 1px solid ${color.border};
    > h2 { display: none; }
  }
`;

const Search = styled(Input)`
  margin-bottom: ${space.x1half};
  ${media.narrow} { display: none; }
`;

/** A phone shows the specified kinds and a button for the others. */
const Group = styled.section<{ $isSpecified: boolean }>`
  ${media.narrow} {
    flex: 1;
    display: ${({ $isSpecified }) => ($isSpecified ? 'block' : 'none')};
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${space.x1};
  ${media.narrow} { grid-template-columns: repeat(3, 1fr); height: 100%; }
`;

const Instructions = styled.div`
  margin: ${space.x2} 0;
  font-size: ${font.size.small};
  color: ${color.textMuted};
  h2 { color: ${color.text}; }
  ul { padding-inline-start: ${space.x2}; list-style: disc; }
  li + li { margin-top: ${space.half}; }
  ${media.narrow} { display: none; }
`;
