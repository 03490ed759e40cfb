import { useEventCountsQuery } from '@fanfare/shared/api';
import { NOTIFICATIONS_MAX, PAGE_SIZE_MAX, type WebhookEvent } from '@fanfare/shared/contracts';
import { useAppSelector, useAppStore } from '@fanfare/shared/store';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../state/useLatest.ts';
import { filterNotifications, type NotificationFilter } from '../filterNotifications.ts';
import { useLazyNotificationPageQuery } from '../notifications.api.ts';
import { toQuery } from '../toQuery.ts';
import { isByTurn, ownTurns } from '../turns/ownTurns.ts';
import { addPage, emptyFeed, type Feed, foldFeed, mergeLatest } from './foldFeed.ts';

const OLDER_A_PAGE = 50;
type Events = readonly WebhookEvent[];

interface State {
  feed: Feed;
  /** Notifications that the feed has already merged. */
  items: Events;
  isHeld: boolean;
}

/**
 * Live notifications on top, followed by the pages of the server.
 * @param filter stable as long as its values do not change
 * @param isHeld true if rows stay in place and new ones wait until `show` is called
 */
export function useFeed(filter: NotificationFilter, isHeld: boolean) {
  const store = useAppStore();
  const { data: counts } = useEventCountsQuery();
  const [readPage] = useLazyNotificationPageQuery();
  const [first] = useState(() => store.getState().notifications);
  const [state, setState] = useState<State>(() => {
    const { items } = first;
    return { feed: arrive(emptyFeed(filter), { filter, items, received: [], isHeld }), items, isHeld };
  });
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');

  // Adjusted while rendering, as React recommends for derived state, so that no frame shows the old list.
  let current = state;
  if (state.feed.filter !== filter || state.isHeld !== isHeld) {
    const { feed, items } = state;
    current = { feed: arrive(feed, { filter, items, received: [], isHeld }), items, isHeld };
    setState(current);
    if (feed.filter !== filter && more !== 'idle') setMore('idle');
  }
  const { feed } = current;
  const latestFilter = useLatest(filter);

  // A transition, so that input is not blocked. Every update counts, even if it was not rendered.
  useEffect(() => {
    let seen = first;
    const look = () => {
      const now = store.getState().notifications;
      const received = now.lastReceived === seen.lastReceived ? [] : now.lastReceived;
      const { items } = now;
      const isNews = items !== seen.items || received.length > 0;
      seen = now;
      if (!isNews) return;
      startTransition(() =>
        setState(({ feed, isHeld }) => ({
          feed: arrive(feed, { filter: feed.filter, items, received, isHeld }),
          items,
          isHeld,
        })),
      );
    };
    look();
    return store.subscribe(look);
  }, [store, first]);

  const change = useCallback((next: (feed: Feed) => Feed) => setState((now) => ({ ...now, feed: next(now.feed) })), []);

  const loadMore = useCallback(
    async (cursor: string | null | undefined) => {
      if (cursor === null) return;
      setMore('loading');
      // The first page overlaps with the live rows, so it is larger.
      const { data } = await readPage({
        ...toQuery(filter),
        ...(isByTurn(filter) && { turns: true }),
        ...(cursor ? { cursor, limit: OLDER_A_PAGE } : { limit: PAGE_SIZE_MAX }),
      });
      if (latestFilter.current !== filter) return;
      setMore(data ? 'idle' : 'failed');
      if (data)
        change((now) => (now.filter === filter ? addPage(now, { rows: data.notifications, nextCursor: data.nextCursor }) : now));
    },
    [filter, latestFilter, readPage, change],
  );

  // Few of the stored rows may match a filter, so the first page is requested immediately.
  const isNarrowed = filter.type !== 'all' || filter.show !== 'all' || filter.search.trim() !== '';
  const isUnreachable = isNarrowed && feed.cursor === undefined && more === 'idle';
  useEffect(() => {
    if (isUnreachable) void loadMore(undefined);
  }, [isUnreachable, loadMore]);

  const hasItems = useAppSelector((state) => state.notifications.items.length > 0);
  const known = counts?.data.listed ?? NOTIFICATIONS_MAX;
  return {
    rows: feed.rows,
    waiting: feed.waiting,
    show: () =>
      setState((now) => ({ ...now, feed: arrive(now.feed, { filter, items: now.items, received: [], isHeld: false }) })),
    hasMore:
      feed.cursor === undefined ? !isNarrowed && current.items.length > 0 && known > current.items.length : feed.cursor !== null,
    // The rows follow the store in a transition.
    isLoading: more === 'loading' || isUnreachable || (current.items.length === 0 && hasItems),
    hasFailed: more === 'failed',
    loadMore: () => void loadMore(feed.cursor),
    /** Shows a change before the server has confirmed it. */
    patch: useCallback(
      (ids: ReadonlySet<string>, isRead: boolean) =>
        change((now) => ({ ...now, rows: now.rows.map((row) => (ids.has(row.eventId) ? { ...row, isRead } : row)) })),
      [change],
    ),
    remove: useCallback(
      (ids: ReadonlySet<string>) => change((now) => ({ ...now, rows: now.rows.filter(({ eventId }) => !ids.has(eventId)) })),
      [change],
    ),
    /** Rolls back `patch`. */
    restore: useCallback(
      (events: readonly WebhookEvent[]) => change((now) => ({ ...now, rows: mergeLatest(now.rows, events) })),
      [change],
    ),
  };
}

interface Arrived {
  filter: NotificationFilter;
  items: Events;
  received: Events;
  isHeld: boolean;
}

function arrive(feed: Feed, { items, ...arrived }: Arrived): Feed {
  return foldFeed(feed, { ...arrived, live: ownTurns(filterNotifications(items, arrived.filter), arrived.filter) });
}
