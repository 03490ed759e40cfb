import { useEventCountsQuery } from '@fanfare/shared/api';
import { useCommands } from '@fanfare/shared/host';
import { useQueryState } from '@fanfare/shared/router';
import {
  refreshRequested,
  selectNotifications,
  selectNotificationsStatus,
  useAppDispatch,
  useAppSelector,
} from '@fanfare/shared/store';
import { Button, font, lazyPart, media, space } from '@fanfare/shared/ui';
import { CheckCheck, FlaskConical, RefreshCw } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { explainParams } from '../../state/params/explainParams.ts';
import { probeParams } from '../../state/params/probeParams.ts';
import { ConnectionBadge } from './connection/ConnectionBadge.tsx';
import { useShownType } from './connection/useShownType.ts';
import { FeedPlaceholder } from './FeedPlaceholder.tsx';
import type { NotificationFilter } from './filterNotifications.ts';
import { FirstAnswer } from './first-answer/FirstAnswer.tsx';
import { NotificationDialog } from './NotificationDialog.tsx';
import { NotificationFilters } from './NotificationFilters.tsx';
import { notificationParams } from './notificationParams.ts';
import { useChangeAll } from './useChangeAll.ts';

const text = copy.notifications;
// Needs the lazy widgets, which the first screen does not load.
const { Part: NotificationFeed } = lazyPart(
  () => import('./feed/NotificationFeed.tsx').then((module) => module.NotificationFeed),
  { Meanwhile: () => <FeedPlaceholder /> },
);
const { Part: AlertsMenu } = lazyPart(() => import('./alerts/AlertsMenu.tsx').then((module) => module.AlertsMenu), {
  Meanwhile: () => null,
});

export function NotificationsPanel() {
  const isAnyUnread = useAppSelector((state) => selectNotifications(state).some(({ isRead }) => !isRead));
  const status = useAppSelector(selectNotificationsStatus);
  const dispatch = useAppDispatch();
  const { data: counts, refetch: refetchCounts } = useEventCountsQuery();
  const { values, set, reset } = useQueryState(notificationParams);
  const why = useQueryState(explainParams);
  const probe = useQueryState(probeParams);
  const search = useDeferredValue(values.search);
  const { type, show } = values;
  useShownType('notifications', type);
  const filter = useMemo<NotificationFilter>(() => ({ type, show, search }), [type, show, search]);
  const { markAllRead, isChanging } = useChangeAll(filter);
  const searchField = useRef<HTMLInputElement>(null);
  const hasUnread = isAnyUnread || (counts?.data.unread ?? 0) > 0;
  useCommands([
    {
      id: 'notifications.search',
      title: text.searchCommand,
      group: text.title,
      keys: '/',
      run: () => searchField.current?.focus(),
    },
  ]);

  const refresh = () => {
    dispatch(refreshRequested());
    void refetchCounts();
  };

  return (
    <Panel aria-labelledby="notifications">
      <Head>
        <h2 id="notifications">{text.title}</h2>
        <ConnectionBadge />
        <Actions>
          <Button $size="small" $variant="quiet" onClick={() => probe.set({ probe: 'open' })}>
            <FlaskConical aria-hidden="true" />
            <span>{text.probe}</span>
          </Button>
          <AlertsMenu />
          <Button $size="small" $variant="quiet" disabled={status === 'loading'} onClick={refresh}>
            <RefreshCw aria-hidden="true" />
            <span>{text.refresh}</span>
          </Button>
          <Button $size="small" $variant="quiet" disabled={!hasUnread || isChanging} onClick={() => void markAllRead()}>
            <CheckCheck aria-hidden="true" />
            <span>{text.markAllRead}</span>
          </Button>
        </Actions>
      </Head>
      <FirstAnswer onWhy={(id) => why.set({ why: id })} />
      <NotificationFilters filter={{ type, show, search: values.search }} onChange={set} searchField={searchField} />
      <NotificationFeed
        filter={filter}
        onClearFilters={() => reset('type', 'search', 'show')}
        onShowAll={() => reset('show')}
        onOpen={(event) => set({ event })}
        onExplain={(id) => why.set({ why: id })}
        onRefresh={refresh}
      />
      <NotificationDialog id={values.event} onClose={() => set({ event: null })} />
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x2};
  h2 { font-size: ${font.size.title}; }
  ${media.narrow} {
    column-gap: ${space.x1};
    h2 { font-size: ${font.size.lead}; }
    /* The words change while the page connects; the row keeps its height. */
    &:not(:has(> :nth-child(2) button)) {
      flex-wrap: nowrap;
      > :nth-child(2) { flex: 0 1 auto; min-width: 0; overflow: hidden; }
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  margin-inline-start: auto;
  ${media.narrow} {
    flex: none;
    flex-wrap: nowrap;
    gap: 0;
    button { min-width: 32px; padding-inline: ${space.half}; }
    button > span:not(:only-child) { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); overflow: hidden; white-space: nowrap; }
  }
`;
