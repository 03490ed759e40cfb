import { SIDEBAR_WIDTH_UNITS, type SpecifiedNodeType, specifiedNodeTypes } from '@fanfare/shared/contracts';
import { color, font, media, space, VisuallyHidden } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { PaletteItem } from './PaletteItem.tsx';

/** One unit is 4 px, in rem so that it grows with the person's font size. */
const UNIT_REM = 0.25;

/** The kinds of nodes one can drag to the canvas; a press on one puts it into the middle of the view. */
export function NodePalette({ onAdd }: { onAdd: (type: SpecifiedNodeType) => void }) {
  const [added, setAdded] = useState('');
  return (
    <Sidebar aria-label={copy.palette.title}>
      <h2>{copy.palette.title}</h2>
      <Items>
        {specifiedNodeTypes.map((type) => (
          <li key={type}>
            <PaletteItem
              type={type}
              onAdd={() => {
                onAdd(type);
                setAdded(copy.palette.added(copy.palette.items[type].name));
              }}
            />
          </li>
        ))}
      </Items>
      <VisuallyHidden role="status">{added}</VisuallyHidden>
      <Instructions>
        <h2>{copy.palette.instructionsTitle}</h2>
        <ul>
          {copy.palette.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Instructions>
    </Sidebar>
  );
}

const Sidebar = styled.aside`
  flex: none;
  width: ${SIDEBAR_WIDTH_UNITS * UNIT_REM}rem;
  padding: ${space.x2};
  overflow-y: auto;
  border-right: 1px solid ${color.border};
  background: ${color.surface};
  h2 { margin-bottom: ${space.x1half}; font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
  ${media.narrow} {
    width: 100%;
    padding: ${space.x1};
    border-right: none;
    border-bottom: 1px solid ${color.border};
    > h2 { display: none; }
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${space.x1half};
  ${media.narrow} { grid-template-columns: repeat(3, 1fr); gap: ${space.x1}; }
`;

const Instructions = styled.div`
  margin-top: ${space.x3};
  font-size: ${font.size.small};
  color: ${color.textMuted};
  h2 { color: ${color.text}; }
  ul { padding-left: ${space.x2}; list-style: disc; }
  li + li { margin-top: ${space.half}; }
  ${media.narrow} { display: none; }
`;
