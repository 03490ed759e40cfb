import { color, font, media, motion, radius, space } from '@fanfare/shared/ui';
import type { DragEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { type CatalogEntry, nodeIcons } from '../../state/nodeCatalog.ts';
import { nodeDragFormat } from '../../state/nodeDragFormat.ts';

interface PaletteItemProps {
  entry: CatalogEntry;
  isSmall: boolean;
  onAdd: () => void;
}

export function PaletteItem({ entry: { type, name, description }, isSmall, onAdd }: PaletteItemProps) {
  const Icon = nodeIcons[type];

  const carryType = (event: DragEvent) => {
    event.dataTransfer.setData(nodeDragFormat, type);
    event.dataTransfer.effectAllowed = 'move';
  };
  const addOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onAdd();
  };

  return (
    <Item draggable $isSmall={isSmall} onDragStart={carryType} onClick={onAdd} onKeyDown={addOnKey}>
      <Icon aria-hidden="true" size={isSmall ? 18 : 20} />
      <span>
        <strong>{name}</strong>
        <small>{description}</small>
      </span>
    </Item>
  );
}

/** Not a `button` element, because Firefox does not let those be dragged. */
const Item = styled.div.attrs({ role: 'button', tabIndex: 0 })<{ $isSmall: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-height: 44px;
  padding: ${({ $isSmall }) => ($isSmall ? `6px ${space.x1half}` : space.x1half)};
  border: 1px solid ${({ $isSmall }) => ($isSmall ? color.border : color.borderStrong)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  cursor: grab;
  transition: background ${motion.quick};
  &:hover { background: ${color.sunken}; }
  svg { flex: none; color: ${color.accent}; }
  strong { display: block; font-weight: ${font.weight.medium}; font-size: ${({ $isSmall }) => ($isSmall ? font.size.small : 'inherit')}; }
  small { display: block; font-size: ${font.size.small}; color: ${color.textMuted}; }
  ${media.narrow} {
    ${({ $isSmall }) =>
      $isSmall
        ? ''
        : `
      height: 100%;
      flex-direction: column;
      gap: 2px;
      padding: ${space.half};
      text-align: center;
      line-height: 1.25;
      font-size: ${font.size.small};
      small { display: none; }`}
  }
`;
