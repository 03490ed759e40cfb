import { selectNotifications, useAppSelector } from '@fanfare/shared/store';
import { Button, color, font, IconButton, Popover, radius, space } from '@fanfare/shared/ui';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy.ts';
import { ConnectionBadge } from '../connection/ConnectionBadge.tsx';
import { NotificationDialog } from '../NotificationDialog.tsx';
import { NotificationRow } from '../NotificationRow.tsx';
import { useMarkRead } from '../useMarkRead.ts';
import { unreadText } from './unreadText.ts';

const text = copy.bell;
const LATEST_SHOWN = 8;

/** The bell of the header: how much is unread, and the latest notifications below it. */
export function NotificationBell() {
  const items = useAppSelector(selectNotifications);
  const { markAllRead, isMarkingAll } = useMarkRead();
  const [isOpen, setIsOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const unread = items.filter((event) => !event.isRead).length;

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
          <Button $size="small" disabled={unread === 0 || isMarkingAll} onClick={markAllRead}>
            {copy.notifications.markAllRead}
          </Button>
        </Bar>
        {items.length === 0 ? (
          <p>{text.empty}</p>
        ) : (
          <List aria-label={text.title}>
            {items.slice(0, LATEST_SHOWN).map((event) => (
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

const List = styled.ul.attrs({ role: 'list' })``;
