import { useEventCountsQuery } from '@fanfare/shared/api';
import { NOTIFICATIONS_MAX } from '@fanfare/shared/contracts';
import { selectNotifications, useAppSelector } from '@fanfare/shared/store';
import { color, font, IconButton, lazyPart, Popover, radius, SkeletonRows } from '@fanfare/shared/ui';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { bell as text } from '../../../copy/bell.ts';
import { frame as copy } from '../../../copy/frame.ts';
import { noFilter } from '../filterNotifications.ts';
import { NotificationDialog } from '../NotificationDialog.tsx';
import { unreadText } from './unreadText.ts';

const { Part: BellPanel } = lazyPart(() => import('./BellPanel.tsx').then((module) => module.BellPanel), {
  Meanwhile: () => <SkeletonRows label={copy.notifications.loading} count={4} height="72px" />,
});

export function NotificationBell() {
  const unreadHere = useAppSelector((state) => selectNotifications(state).filter(({ isRead }) => !isRead).length);
  const isEverythingHere = useAppSelector((state) => selectNotifications(state).length < NOTIFICATIONS_MAX);
  const { data: counts } = useEventCountsQuery();
  const [filter, setFilter] = useState(noFilter);
  const [isOpen, setIsOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const bell = useRef<HTMLButtonElement>(null);
  // Unread notifications may be older than those in the store.
  const unread = isEverythingHere ? unreadHere : Math.max(unreadHere, counts?.data.unread ?? 0);

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
        <BellPanel filter={filter} onFilter={setFilter} onOpen={openEvent} onClose={() => setIsOpen(false)} />
      </Popover>
      <NotificationDialog id={openId} onClose={() => setOpenId(null)} returnFocusTo={bell} />
    </>
  );
}

const BellButton = styled(IconButton)`
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  min-width: 20px;
  padding: 0 5px;
  border-radius: ${radius.pill};
  background: ${color.danger};
  color: ${color.surface};
  font-size: 0.6875rem;
  font-weight: ${font.weight.bold};
  line-height: 18px;
`;
