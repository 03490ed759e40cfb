import type { SpecifiedNodeType } from '@fanfare/shared/contracts';
import { color, font, media, motion, radius, space } from '@fanfare/shared/ui';
import { GitFork, type LucideIcon, MessageSquare, Zap } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { nodeDragFormat } from '../../state/nodeDragFormat.ts';

const icons: Record<SpecifiedNodeType, LucideIcon> = { messageNode: MessageSquare, conditionNode: GitFork, actionNode: Zap };

export function PaletteItem({ type, onAdd }: { type: SpecifiedNodeType; onAdd: () => void }) {
  const { name, description } = copy.palette.items[type];
  const Icon = icons[type];

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
    <Item draggable onDragStart={carryType} onClick={onAdd} onKeyDown={addOnKey}>
      <Icon aria-hidden="true" size={20} />
      <span>
        <strong>{name}</strong>
        <small>{description}</small>
      </span>
    </Item>
  );
}

/** Not a `button` element: Firefox does not let those be dragged. */
const Item = styled.div.attrs({ role: 'button', tabIndex: 0 })`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-height: 44px;
  padding: ${space.x1half};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  cursor: grab;
  transition: background ${motion.quick};
  &:hover { background: ${color.sunken}; }
  svg { flex: none; color: ${color.accent}; }
  strong { display: block; font-weight: ${font.weight.medium}; }
  small { display: block; font-size: ${font.size.small}; color: ${color.textMuted}; }
  ${media.narrow} {
    height: 100%;
    flex-direction: column;
    gap: ${space.half};
    padding: ${space.x1};
    text-align: center;
    font-size: ${font.size.small};
    small { display: none; }
  }
`;
