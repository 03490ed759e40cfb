import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Automation } from '@fanfare/shared/contracts';
import { color, font, IconButton, shadow, space } from '@fanfare/shared/ui';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/automation.ts';

const text = copy.list.sort;
const DRAG_AFTER_PX = 4;

interface SortableCardsProps {
  automations: readonly Automation[];
  canSort: boolean;
  onMove: (id: string, to: number) => Promise<void>;
  children: (automation: Automation, place: number) => ReactNode;
}

/** The automations in evaluation order. Each has a handle for the pointer and the keyboard. */
export function SortableCards({ automations, canSort, onMove, children }: SortableCardsProps) {
  // Shown while the server saves it.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byId = new Map(automations.map((automation) => [automation._id, automation]));
  const ids = order?.every((id) => byId.has(id)) && order.length === automations.length ? [...order] : [...byId.keys()];
  const nameOf = (id: unknown) => byId.get(String(id))?.name ?? '';
  const placeOf = (id: unknown) => ids.indexOf(String(id)) + 1;

  const drop = async ({ active, over }: DragEndEvent) => {
    const [id, to] = [String(active.id), ids.indexOf(String(over?.id))];
    if (to < 0 || ids[to] === id) return;
    setOrder(ids.filter((each) => each !== id).toSpliced(to, 0, id));
    await onMove(id, to);
    setOrder(null);
  };
  // Places that the library reports before the first move would replace what is announced first.
  const hasMoved = useRef(false);
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => {
      hasMoved.current = false;
      return text.lifted(nameOf(active.id));
    },
    onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over && hasMoved.current ? text.moved(nameOf(active.id), placeOf(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? text.dropped(nameOf(active.id), placeOf(over.id)) : text.cancelled(nameOf(active.id)),
    onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => text.cancelled(nameOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragMove={({ delta }) => {
        hasMoved.current ||= delta.x !== 0 || delta.y !== 0;
      }}
      onDragEnd={(event) => void drop(event)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List>
          {ids.map((id, index) => {
            const automation = byId.get(id);
            return automation ? (
              <Place key={id} id={id} name={automation.name} place={index + 1} canSort={canSort}>
                {children(automation, index + 1)}
              </Place>
            ) : null;
          })}
        </List>
      </SortableContext>
    </DndContext>
  );
}

interface PlaceProps {
  id: string;
  name: string;
  place: number;
  canSort: boolean;
  children: ReactNode;
}

function Place({ id, name, place, canSort, children }: PlaceProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <Item ref={setNodeRef} style={style} data-dragged={isDragging}>
      <Rank>
        <span aria-hidden="true">{place}</span>
        {canSort ? (
          <Handle
            ref={setActivatorNodeRef}
            $variant="quiet"
            $size="small"
            {...attributes}
            {...listeners}
            aria-label={text.handle(name)}
          >
            <GripVertical aria-hidden="true" />
          </Handle>
        ) : null}
      </Rank>
      {children}
    </Item>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space.x1};
  padding: ${space.x2} 0;
  border-bottom: 1px solid ${color.border};
  background: ${color.canvas};
  &[data-dragged='true'] { position: relative; z-index: 1; box-shadow: ${shadow.high}; }
`;

const Rank = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space.half};
  > span { color: ${color.textMuted}; font-size: ${font.size.title}; font-weight: ${font.weight.bold}; font-variant-numeric: tabular-nums; line-height: 28px; }
`;

const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;
  color: ${color.textMuted};
  &:active { cursor: grabbing; }
`;
