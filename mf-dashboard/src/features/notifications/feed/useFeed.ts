import { useEventCountsQuery } from '@fanfare/shared/api';
import { NOTIFICATIONS_KEPT, PAGE_SIZE_MAX, type WebhookEvent } from '@fanfare/shared/contracts';
import { selectLastReceived, selectNotifications, useAppSelector } from '@fanfare/shared/store';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { filterNotifications, type NotificationFilter } from '../filterNotifications.ts';
import { useLazyNotificationPageQuery } from '../notifications.api.ts';
import { toQuery } from '../toQuery.ts';
import { addPage, emptyFeed, type Feed, foldFeed, unite } from './foldFeed.ts';

const OLDER_A_PAGE = 50;

/**
 * The notifications that a filter shows: on top those that arrive by themselves, below them page by page what the server has.
 *
 * @param filter the same object as long as nothing in it changes
 * @param isHeld somebody reads: rows stay where they are and new ones wait until `show`
 */
export function useFeed(filter: NotificationFilter, isHeld: boolean) {
  const items = useAppSelector(selectNotifications);
  const received = useAppSelector(selectLastReceived);
  const { data: counts } = useEventCountsQuery();
  const [readPage] = useLazyNotificationPageQuery();
  const live = useMemo(() => filterNotifications(items, filter), [items, filter]);
  const [shows, setShows] = useState(0);
  const [state, setState] = useState<{ feed: Feed; seen: readonly unknown[]; shows: number }>(() => ({
    feed: emptyFeed(filter),
    seen: [],
    shows: 0,
  }));
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const latestFilter = useRef(filter);
  latestFilter.current = filter;

  // Adjusted while rendering, as React recommends for state that follows from what came in: no frame shows the old list.
  let current = state;
  const seen = [filter, live, received, isHeld, shows];
  if (seen.some((each, index) => each !== state.seen[index])) {
    const holds = isHeld && shows === state.shows;
    current = { feed: foldFeed(state.feed, { filter, live, received, isHeld: holds }), seen, shows };
    setState(current);
    if (state.feed.filter !== filter && more !== 'idle') setMore('idle');
  }
  const { feed } = current;

  /** Another look at the list in the same place. */
  const change = useCallback((next: (feed: Feed) => Feed) => setState((now) => ({ ...now, feed: next(now.feed) })), []);

  const loadMore = useCallback(
    async (cursor: string | null | undefined) => {
      if (cursor === null) return;
      setMore('loading');
      // The first page begins at the top, where most is known already: it is a large one, so that it reaches further down.
      const { data } = await readPage({
        ...toQuery(filter),
        ...(cursor ? { cursor, limit: OLDER_A_PAGE } : { limit: PAGE_SIZE_MAX }),
      });
      if (latestFilter.current !== filter) return;
      setMore(data ? 'idle' : 'failed');
      if (data)
        change((now) => (now.filter === filter ? addPage(now, { rows: data.notifications, nextCursor: data.nextCursor }) : now));
    },
    [filter, readPage, change],
  );

  // Of a filter little may be among what is kept here, so it is asked for at once.
  const isNarrowed = filter.type !== 'all' || filter.show !== 'all' || filter.search.trim() !== '';
  const isUnasked = isNarrowed && feed.cursor === undefined && more === 'idle';
  useEffect(() => {
    if (isUnasked) void loadMore(undefined);
  }, [isUnasked, loadMore]);

  const known = counts?.data.total ?? NOTIFICATIONS_KEPT;
  return {
    rows: feed.rows,
    waiting: feed.waiting,
    show: () => setShows(shows + 1),
    hasMore: feed.cursor === undefined ? !isNarrowed && items.length > 0 && known > items.length : feed.cursor !== null,
    isLoading: more === 'loading' || isUnasked,
    hasFailed: more === 'failed',
    loadMore: () => void loadMore(feed.cursor),
    /** Shows a change of these before the server has told of it. */
    patch: useCallback(
      (ids: ReadonlySet<string>, isRead: boolean) =>
        change((now) => ({ ...now, rows: now.rows.map((row) => (ids.has(row.eventId) ? { ...row, isRead } : row)) })),
      [change],
    ),
    remove: useCallback(
      (ids: ReadonlySet<string>) => change((now) => ({ ...now, rows: now.rows.filter(({ eventId }) => !ids.has(eventId)) })),
      [change],
    ),
    /** Puts rows back as they were. */
    restore: useCallback(
      (events: readonly WebhookEvent[]) => change((now) => ({ ...now, rows: unite(now.rows, events) })),
      [change],
    ),
  };
}
