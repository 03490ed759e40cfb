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
  /** How many new ones wait to be shown. */
  waiting: number;
  /** Ids of rows that left because they were archived or restored: they return at once when that is undone. */
  left: ReadonlySet<string>;
  /** Where the next page of the server begins; null at the end, undefined while no page has been asked for. */
  cursor: string | null | undefined;
}

interface Arrived {
  filter: NotificationFilter;
  /** Of what the page keeps, what the filter shows. */
  live: readonly WebhookEvent[];
  /** What came last, whatever the filter. */
  received: readonly WebhookEvent[];
  /** Somebody reads: rows stay where they are, new ones wait. */
  isHeld: boolean;
}

/** What one reads is kept, but a flood of events must not fill the memory. */
const ROWS_MAX = 2_000;

export const emptyFeed = (filter: NotificationFilter): Feed => ({
  filter,
  rows: [],
  waiting: 0,
  left: new Set(),
  cursor: undefined,
});

/** The list after something has arrived. */
export function foldFeed(before: Feed, { filter, live, received, isHeld }: Arrived): Feed {
  const feed = before.filter === filter ? before : emptyFeed(filter);
  const isListed = ({ isArchived = false }: WebhookEvent) => isArchived === (filter.show === 'archived');
  const renewed = renew(feed.rows, received, live);
  const rows = renewed.filter(isListed);
  const known = new Set(rows.map(({ eventId }) => eventId));
  if (isHeld && rows.length > 0) {
    const left = new Set([...feed.left, ...renewed.filter((row) => !isListed(row)).map(({ eventId }) => eventId)]);
    const others = live.filter(({ eventId }) => !known.has(eventId));
    // The update about an archived row may arrive after it was undone, and that about the undo after it.
    const returned = others.filter(({ eventId }) => left.has(eventId));
    return {
      ...feed,
      left,
      rows: returned.length > 0 ? unite(rows, returned) : rows,
      waiting: others.length - returned.length,
    };
  }
  const isGap = live.length > 0 && rows.length > 0 && !live.some(({ eventId }) => known.has(eventId));
  // Of these alone it is sure that none is missing in between; older ones are asked for anew.
  if (feed.cursor === undefined || isGap || rows.length > ROWS_MAX) return { ...emptyFeed(filter), rows: live };
  return { ...feed, rows: unite(filterNotifications(rows, filter), live), waiting: 0 };
}

/** The list with a page of the server. */
export function addPage(feed: Feed, { rows, nextCursor }: FeedPage): Feed {
  return { ...feed, rows: unite(feed.rows, rows), cursor: nextCursor };
}

/** Both together in their order, each once and in its latest state. */
export function unite(some: readonly WebhookEvent[], others: readonly WebhookEvent[]): readonly WebhookEvent[] {
  const byId = new Map(some.map((event) => [event.eventId, event]));
  for (const event of others) {
    const known = byId.get(event.eventId);
    if (!known || event.seq >= known.seq) byId.set(event.eventId, event);
  }
  return [...byId.values()].sort(newestFirst);
}

/** Rows in their latest state, each where it stood. What is live carries changes of this page too, ahead of the server. */
function renew(
  rows: readonly WebhookEvent[],
  received: readonly WebhookEvent[],
  live: readonly WebhookEvent[],
): readonly WebhookEvent[] {
  const changed = new Map(received.map((event) => [event.eventId, event]));
  const present = new Map(live.map((event) => [event.eventId, event]));
  return rows.map((row) => {
    const change = changed.get(row.eventId);
    const latest = change && change.seq > row.seq ? change : row;
    const own = present.get(row.eventId);
    return own && own.seq >= latest.seq ? own : latest;
  });
}
