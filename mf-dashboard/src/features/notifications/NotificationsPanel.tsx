import { useEventCountsQuery } from '@fanfare/shared/api';
import {
  refreshRequested,
  selectNotifications,
  selectNotificationsStatus,
  useAppDispatch,
  useAppSelector,
} from '@fanfare/shared/store';
import { Button, Card, space } from '@fanfare/shared/ui';
import { CheckCheck, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { ConnectionBadge } from './connection/ConnectionBadge.tsx';
import { filterNotifications, noFilter } from './filterNotifications.ts';
import { NoNotifications } from './NoNotifications.tsx';
import { NotificationDialog } from './NotificationDialog.tsx';
import { NotificationFilters } from './NotificationFilters.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useChangeAll } from './useChangeAll.ts';

const text = copy.notifications;

export function NotificationsPanel() {
  const items = useAppSelector(selectNotifications);
  const status = useAppSelector(selectNotificationsStatus);
  const dispatch = useAppDispatch();
  const { refetch: refetchCounts } = useEventCountsQuery();
  const [filter, setFilter] = useState(noFilter);
  const { markAllRead, isMarkingAll } = useChangeAll(filter);
  const [openId, setOpenId] = useState<string | null>(null);
  const events = filterNotifications(items, filter);
  const hasUnread = items.some((event) => !event.isRead);

  const refresh = () => {
    dispatch(refreshRequested());
    void refetchCounts();
  };

  const whyNone = () => {
    if (items.length > 0) return filter.type !== 'all' || filter.search.trim() !== '' ? 'no-match' : 'all-read';
    if (status === 'failed') return 'failed';
    return status === 'ready' ? 'nothing-yet' : 'loading';
  };

  return (
    <Panel aria-labelledby="notifications">
      <Head>
        <h2 id="notifications">{text.title}</h2>
        <ConnectionBadge />
        <Actions>
          <Button $size="small" disabled={status === 'loading'} onClick={refresh}>
            <RefreshCw aria-hidden="true" />
            {text.refresh}
          </Button>
          <Button $size="small" disabled={!hasUnread || isMarkingAll} onClick={() => void markAllRead()}>
            <CheckCheck aria-hidden="true" />
            {text.markAllRead}
          </Button>
        </Actions>
      </Head>
      <NotificationFilters filter={filter} onChange={setFilter} />
      {events.length > 0 ? (
        <NotificationList events={events} onOpen={setOpenId} />
      ) : (
        <NoNotifications reason={whyNone()} onRetry={refresh} onClear={() => setFilter(noFilter)} />
      )}
      <NotificationDialog event={items.find((event) => event.eventId === openId)} onClose={() => setOpenId(null)} />
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
`;

const Actions = styled.div`
  display: flex;
  gap: ${space.x1};
  margin-left: auto;
`;
