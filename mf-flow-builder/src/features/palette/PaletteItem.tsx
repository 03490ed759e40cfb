import { color, font, media, motion, radius, space, VisuallyHidden } from '@fanfare/shared/ui';
import type { DragEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { type CatalogEntry, nodeIcons } from '../../state/nodeCatalog.ts';
import { nodeDragFormat } from '../../state/nodeDragFormat.ts';
import { kindColors, nodeKind } from '../../state/nodeKind.ts';

interface PaletteItemProps {
  entry: CatalogEntry;
  isDescribed?: boolean;
  onAdd: () => void;
}

export function PaletteItem({ entry: { type, name, description }, isDescribed = false, onAdd }: PaletteItemProps) {
  const Icon = nodeIcons[type];
  const { ink, soft } = kindColors[nodeKind(type)];

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
    <Item
      draggable
      {...(!isDescribed && { 'data-tooltip': description })}
      onDragStart={carryType}
      onClick={onAdd}
      onKeyDown={addOnKey}
    >
      <Kind style={{ background: soft, color: ink }}>
        <Icon aria-hidden="true" size={16} />
      </Kind>
      <span>
        <strong>{name}</strong> {isDescribed ? <small>{description}</small> : <VisuallyHidden>{description}</VisuallyHidden>}
      </span>
    </Item>
  );
}

/** Not a `button` element, because Firefox does not let those be dragged. */
const Item = styled.div.attrs({ role: 'button', tabIndex: 0 })`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 34px;
  padding: 3px ${space.x1};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  font-size: ${font.size.small};
  line-height: 1.3;
  cursor: grab;
  transition: background ${motion.quick}, border-color ${motion.quick};
  &:hover { border-color: ${color.border}; background: ${color.sunken}; }
  strong { font-weight: ${font.weight.medium}; }
  small { display: block; font-size: inherit; color: ${color.textMuted}; }
  ${media.narrow} { gap: 6px; min-height: 44px; padding-inline: 6px; border-color: ${color.border}; font-size: ${font.size.caption}; }
`;

const Kind = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: ${radius.small};
`;
