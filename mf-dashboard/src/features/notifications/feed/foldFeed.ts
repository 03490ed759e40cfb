import type { WebhookEvent } from '@fanfare/shared/contracts';
import { newestFirst } from '@fanfare/shared/store';
import { filterNotifications, type NotificationFilter } from '../filterNotifications.ts';

export interface FeedPage {
  rows: readonly WebhookEvent[];
  nextCursor: string | null;
}

export interface Feed {
  filter: NotificationFilter;
  rows: readonly WebhookEvent[];
  /** Number of new rows that are not shown yet. */
  waiting: number;
  /** Ids of archived or restored rows, which undo restores immediately. */
  left: ReadonlySet<string>;
  /** Cursor of the next page; null at the end, undefined before the first page. */
  cursor: string | null | undefined;
}

interface Arrived {
  filter: NotificationFilter;
  /** The filtered notifications of the store. */
  live: readonly WebhookEvent[];
  /** The latest notifications, regardless of the filter. */
  received: readonly WebhookEvent[];
  /** True while the user is reading: rows stay in place and new ones wait. */
  isHeld: boolean;
}

/** Bounds the memory. */
const ROWS_MAX = 2_000;

export const emptyFeed = (filter: NotificationFilter): Feed => ({
  filter,
  rows: [],
  waiting: 0,
  left: new Set(),
  cursor: undefined,
});

export function foldFeed(before: Feed, { filter, live, received, isHeld }: Arrived): Feed {
  const feed = before.filter === filter ? before : emptyFeed(filter);
  const isListed = ({ isArchived = false }: WebhookEvent) => isArchived === (filter.show === 'archived');
  const renewed = renew(feed.rows, received, live);
  const rows = renewed.filter(isListed);
  const known = new Set(rows.map(({ eventId }) => eventId));
  if (isHeld && rows.length > 0) {
    const left = new Set([...feed.left, ...renewed.filter((row) => !isListed(row)).map(({ eventId }) => eventId)]);
    const others = live.filter(({ eventId }) => !known.has(eventId));
    // The update for an archived row may arrive after its undo, and vice versa.
    const returned = others.filter(({ eventId }) => left.has(eventId));
    return {
      ...feed,
      left,
      rows: returned.length > 0 ? mergeLatest(rows, returned) : rows,
      waiting: others.length - returned.length,
    };
  }
  const isGap = live.length > 0 && rows.length > 0 && !live.some(({ eventId }) => known.has(eventId));
  // Only the live rows are known to have no gaps; older ones are refetched.
  if (feed.cursor === undefined || isGap || rows.length > ROWS_MAX) return { ...emptyFeed(filter), rows: live };
  return { ...feed, rows: mergeLatest(filterNotifications(rows, filter), live), waiting: 0 };
}

export function addPage(feed: Feed, { rows, nextCursor }: FeedPage): Feed {
  return { ...feed, rows: mergeLatest(feed.rows, rows), cursor: nextCursor };
}

/** Merges both lists in order, without duplicates and with the latest state of each event. */
export function mergeLatest(some: readonly WebhookEvent[], others: readonly WebhookEvent[]): readonly WebhookEvent[] {
  const byId = new Map(some.map((event) => [event.eventId, event]));
  for (const event of others) {
    const known = byId.get(event.eventId);
    if (!known || event.seq >= known.seq) byId.set(event.eventId, event);
  }
  return [...byId.values()].sort(newestFirst);
}

/** Updates rows in place. Live rows include changes that the server has not confirmed. */
function renew(
  rows: readonly WebhookEvent[],
  received: readonly WebhookEvent[],
  live: readonly WebhookEvent[],
): readonly WebhookEvent[] {
  const changed = new Map(received.map((event) => [event.eventId, event]));
  const present = new Map(live.map((event) => [event.eventId, event]));
  return rows.map((row) => {
    const change = changed.get(row.eventId);
    // A turn changes without its event.
    const latest = change && change.seq >= row.seq ? change : row;
    const own = present.get(row.eventId);
    return own && own.seq >= latest.seq ? own : latest;
  });
}
