import type { EventType } from '@fanfare/shared/contracts';
import { selectNotifications, useAppSelector } from '@fanfare/shared/store';
import { Button, color, font, IconButton, Input, Popover, radius, Select, space } from '@fanfare/shared/ui';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../../copy/frame.ts';
import { ConnectionBadge } from '../connection/ConnectionBadge.tsx';
import { filterNotifications, noFilter } from '../filterNotifications.ts';
import { NotificationDialog } from '../NotificationDialog.tsx';
import { NotificationRow } from '../NotificationRow.tsx';
import { useChangeAll } from '../useChangeAll.ts';
import { unreadText } from './unreadText.ts';

const text = copy.bell;
const LATEST_SHOWN = 8;
/** The values of the specification for the bell, in its order. */
const bellTypes = [
  'comments',
  'messages',
  'mentions',
  'live_comments',
  'message_reactions',
] as const satisfies readonly EventType[];

/** The bell of the header: how much is unread, and the latest notifications below it. */
export function NotificationBell() {
  const items = useAppSelector(selectNotifications);
  const [filter, setFilter] = useState(noFilter);
  const { markAllRead, isMarkingAll, clearAll, isClearing } = useChangeAll(filter);
  const [isOpen, setIsOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const unread = items.filter((event) => !event.isRead).length;
  const found = filterNotifications(items, filter);

  const openEvent = (eventId: string) => {
    setIsOpen(false);
    setOpenId(eventId);
  };

  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        title={text.title}
        trigger={
          <BellButton ref={bell} $variant="quiet" aria-label={unread > 0 ? text.name(unreadText(unread)) : text.nameNoUnread}>
            <Bell aria-hidden="true" />
            {unread > 0 ? <Count aria-hidden="true">{unreadText(unread)}</Count> : null}
          </BellButton>
        }
      >
        <Bar>
          <ConnectionBadge />
          <Buttons>
            <Button $size="small" disabled={unread === 0 || isMarkingAll} onClick={() => void markAllRead()}>
              {copy.notifications.markAllRead}
            </Button>
            <Button $size="small" disabled={found.length === 0 || isClearing} onClick={() => void clearAll()}>
              {copy.notifications.clearAll}
            </Button>
          </Buttons>
        </Bar>
        {items.length > 0 ? (
          <Filters role="search" aria-label={text.title}>
            <Input
              type="search"
              aria-label={copy.notifications.search}
              placeholder={copy.notifications.searchHint}
              value={filter.search}
              onChange={(event) => setFilter({ ...filter, search: event.target.value })}
            />
            <Select
              aria-label={copy.notifications.type}
              value={filter.type}
              onChange={(event) => setFilter({ ...filter, type: bellTypes.find((type) => type === event.target.value) ?? 'all' })}
            >
              <option value="all">{copy.notifications.allTypes}</option>
              {bellTypes.map((type) => (
                <option key={type} value={type}>
                  {copy.notifications.types[type]}
                </option>
              ))}
            </Select>
          </Filters>
        ) : null}
        {found.length === 0 ? (
          <p>{items.length === 0 ? text.empty : copy.notifications.noMatchTitle}</p>
        ) : (
          <List aria-label={text.title}>
            {found.slice(0, LATEST_SHOWN).map((event) => (
              <NotificationRow key={event.eventId} event={event} onOpen={openEvent} />
            ))}
          </List>
        )}
      </Popover>
      <NotificationDialog
        event={items.find((event) => event.eventId === openId)}
        onClose={() => setOpenId(null)}
        returnFocusTo={bell}
      />
    </>
  );
}

const BellButton = styled(IconButton)`
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  min-width: 20px;
  padding: 0 5px;
  border-radius: ${radius.pill};
  background: ${color.danger};
  color: ${color.surface};
  font-size: 0.6875rem;
  font-weight: ${font.weight.bold};
  line-height: 18px;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
`;

const Buttons = styled.span`
  display: flex;
  gap: ${space.half};
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space.half};
`;

const List = styled.ul.attrs({ role: 'list' })``;
