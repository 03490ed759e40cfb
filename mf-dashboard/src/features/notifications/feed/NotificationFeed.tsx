import { PAGE_SIZE, UNREAD_SHOWN, type WebhookEvent } from '@fanfare/shared/contracts';
import { contentText, eventName, isRetryable, senderName } from '@fanfare/shared/domain';
import { selectNotificationsBehind, selectNotificationsStatus, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Banner, Button, color, media, space } from '@fanfare/shared/ui';
import { LiveBar, LoadMore, SelectionBar, useAreaInUse, VirtualList } from '@fanfare/shared/widgets';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/feed.ts';
import type { NotificationFilter } from '../filterNotifications.ts';
import { NoNotifications } from '../NoNotifications.tsx';
import { useArrivals } from '../turns/useArrivals.ts';
import { useChangeSome } from '../useChangeSome.ts';
import { useMayMark } from '../useMayMark.ts';
import { burstTitle } from './burstTitle.ts';
import { FeedRow } from './FeedRow.tsx';
import { eachAlone, type FeedLine, groupBursts } from './groupBursts.ts';
import { useFeed } from './useFeed.ts';

const text = copy.notifications;
const ROW_HEIGHT_PX = 60;
const rowId = ({ id }: FeedLine) => id;
const rowTime = ({ events }: FeedLine) => events[0].timestamp;

interface NotificationFeedProps {
  filter: NotificationFilter;
  onClearFilters: () => void;
  onShowAll: () => void;
  onOpen: (eventId: string) => void;
  onExplain: (eventId: string) => void;
  onRefresh: () => void;
}

export function NotificationFeed({ filter, onClearFilters, onShowAll, onOpen, onExplain, onRefresh }: NotificationFeedProps) {
  const status = useAppSelector(selectNotificationsStatus);
  const isBehind = useAppSelector(selectNotificationsBehind);
  const { isInUse, area } = useAreaInUse();
  const isScrolledAway = useScrolledAway(area.ref);
  const [isPaused, setPaused] = useState(false);
  const feed = useFeed(filter, isPaused || isInUse || isScrolledAway);
  const { setRead, setArchived, retry } = useChangeSome(feed);
  const mayMark = useMayMark();
  const mayArchive = usePermission('inbox.reply');
  const mayRetry = usePermission('events.manage');
  const [shown, setShown] = useState<{ filter: NotificationFilter; count: number }>({ filter, count: PAGE_SIZE });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isUnreadOnly = filter.show === 'unread';
  const isArchive = filter.show === 'archived';

  const lines = useMemo(
    () => (isUnreadOnly ? eachAlone(feed.rows.slice(0, UNREAD_SHOWN)) : groupBursts(feed.rows, open)),
    [feed.rows, open, isUnreadOnly],
  );
  const count = shown.filter === filter ? shown.count : PAGE_SIZE;
  const visible = useMemo(() => lines.slice(0, count), [lines, count]);
  const ids = useMemo(() => visible.map(rowId), [visible]);
  const arrivals = useArrivals(ids, filter);
  const chosen = uniqueEvents(lines.filter(({ id }) => selected.has(id)));

  const toggle = (id: string) =>
    setOpen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
  const isAnyUnread = (events: readonly WebhookEvent[]) => events.some(({ isRead }) => !isRead);
  const press = ({ kind, id, events }: FeedLine) => (kind === 'burst' ? toggle(id) : onOpen(events[0].eventId));

  const act = async (work: (events: readonly WebhookEvent[]) => Promise<void>) => {
    setSelected(new Set());
    await work(chosen);
  };

  const emptyReason = () => {
    if (status === 'failed') return 'failed';
    if (status !== 'ready' || feed.isLoading) return 'loading';
    if (filter.type !== 'all' || filter.search.trim() !== '') return 'no-match';
    if (isArchive) return 'none-archived';
    return isUnreadOnly ? 'all-read' : 'nothing-yet';
  };

  if (visible.length === 0) {
    return <NoNotifications reason={emptyReason()} onRetry={onRefresh} onClear={onClearFilters} />;
  }
  const hasMore = !isUnreadOnly && (lines.length > count || feed.hasMore);
  return (
    <Frame>
      {isBehind ? (
        <Banner
          tone="warning"
          action={
            <Button $size="small" onClick={onRefresh}>
              {text.retry}
            </Button>
          }
        >
          {copy.feed.behind}
        </Banner>
      ) : null}
      <div {...area}>
        <LiveBar isBesideDay waiting={feed.waiting} isPaused={isPaused} setPaused={setPaused} show={feed.show} />
        <VirtualList
          label={text.title}
          rows={visible}
          rowId={rowId}
          rowName={nameOf}
          rowTime={rowTime}
          rowHeight={ROW_HEIGHT_PX}
          isStateless
          onOpen={press}
          selected={selected}
          onSelect={setSelected}
          rowKeys={{
            u: ({ events }) => mayMark(events) && void setRead(events, isAnyUnread(events)),
            e: ({ events }) => mayArchive && void setArchived(events, !isArchive),
            w: ({ events }) => onExplain(events[0].eventId),
            r: ({ events }) => mayRetry && isRetryable(events[0]) && void retry(events[0]),
            Escape: () => setSelected(new Set()),
          }}
        >
          {(line) => (
            <FeedRow
              key={arrivals.has(line.id) ? line.id : null}
              line={line}
              isOpen={open.has(line.id)}
              onToggle={toggle}
              onRead={setRead}
              onArchive={setArchived}
              isArchive={isArchive}
              isNew={arrivals.has(line.id)}
              onWhy={onExplain}
              onRetry={(event) => void retry(event)}
            />
          )}
        </VirtualList>
      </div>
      <SelectionBar count={chosen.length} onClear={() => setSelected(new Set())}>
        {mayMark(chosen) ? (
          <Button $size="small" onClick={() => void act((events) => setRead(events, isAnyUnread(events)))}>
            {isAnyUnread(chosen) ? text.markRead : text.markUnread}
          </Button>
        ) : null}
        {mayArchive ? (
          <Button $size="small" onClick={() => void act((events) => setArchived(events, !isArchive))}>
            {isArchive ? text.unarchive : text.archive}
          </Button>
        ) : null}
      </SelectionBar>
      {isUnreadOnly && feed.rows.length > UNREAD_SHOWN ? (
        <Foot>
          {copy.feed.unreadFive}{' '}
          <Button $size="small" onClick={onShowAll}>
            {copy.feed.all}
          </Button>
        </Foot>
      ) : null}
      {isUnreadOnly ? null : (
        <LoadMore
          hasMore={hasMore}
          isLoading={feed.isLoading}
          error={feed.hasFailed ? copy.feed.loadFailed : undefined}
          onLoad={() => {
            setShown({ filter, count: Number.POSITIVE_INFINITY });
            if (lines.length <= count) feed.loadMore();
          }}
          endText={copy.feed.end}
        />
      )}
    </Frame>
  );
}

function nameOf({ kind, events }: FeedLine): string {
  const [latest] = events;
  if (kind === 'burst') {
    return copy.feed.burstName(burstTitle(latest, events.length), events.filter(({ isRead }) => !isRead).length);
  }
  return `${copy.feed.rowName(eventName(latest), senderName(latest), !latest.isRead)}: ${contentText(latest)}`;
}

function uniqueEvents(lines: readonly FeedLine[]): readonly WebhookEvent[] {
  return [...new Map(lines.flatMap(({ events }) => events).map((event) => [event.eventId, event])).values()];
}

/** Returns whether the top of the element is above the viewport. */
function useScrolledAway(element: { readonly current: HTMLElement | null }): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const look = () => setAway((element.current?.getBoundingClientRect().top ?? 0) < 0);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [element]);
  return isAway;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  article { align-items: center; min-height: 60px; padding-block: ${space.x1}; ${media.narrow} { padding-inline: 0; } }
  li + li article { box-shadow: 0 -1px ${color.border}; border-start-start-radius: 0; border-start-end-radius: 0; }
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.x1};
`;
