import { color, Dialog, font, media, radius, space } from '@fanfare/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { catalogCopy } from '../../copy/nodes/catalog.ts';
import type { CatalogEntry, CatalogGroup } from '../../state/nodeCatalog.ts';
import { PaletteItem } from './PaletteItem.tsx';

export function MoreNodesDialog({ groups, onAdd }: { groups: readonly CatalogGroup[]; onAdd: (entry: CatalogEntry) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" aria-label={catalogCopy.all} onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
      </Opener>
      <Dialog open={isOpen} onClose={close} title={catalogCopy.all}>
        {groups.map(({ title, entries }) => (
          <Group key={title}>
            <h3>{title}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.type}>
                  <PaletteItem
                    entry={entry}
                    isDescribed
                    onAdd={() => {
                      onAdd(entry);
                      close();
                    }}
                  />
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Dialog>
    </>
  );
}

const Opener = styled.button`
  display: none;
  ${media.narrow} {
    display: grid;
    flex: none;
    place-items: center;
    width: 48px;
    border: 1px dashed ${color.borderStrong};
    border-radius: ${radius.medium};
    background: ${color.surface};
    color: ${color.accent};
  }
`;

const Group = styled.section`
  & + & { margin-top: ${space.x2}; }
  h3 { margin-bottom: ${space.half}; color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  ul { display: grid; gap: ${space.x1}; margin: 0; padding: 0; list-style: none; }
`;
