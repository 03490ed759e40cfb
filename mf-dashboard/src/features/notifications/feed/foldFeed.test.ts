import type { WebhookEvent } from '@fanfare/shared/contracts';
import { anEvent } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { noFilter } from '../filterNotifications.ts';
import { addPage, emptyFeed, type Feed, foldFeed } from './foldFeed.ts';

const at = (minute: number, over: Partial<WebhookEvent> = {}) =>
  anEvent({ eventId: `e${minute}`, seq: minute, timestamp: new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString(), ...over });
const some = (...minutes: number[]) => minutes.map((minute) => at(minute));
const idsOf = ({ rows }: Feed) => rows.map(({ eventId }) => eventId);
const fold = (feed: Feed, live: WebhookEvent[], isHeld = false, received: WebhookEvent[] = []) =>
  foldFeed(feed, { filter: noFilter, live, received, isHeld });

test('shows live events at once', () => {
  expect(idsOf(fold(fold(emptyFeed(noFilter), some(2, 1)), some(4, 3, 2, 1)))).toEqual(['e4', 'e3', 'e2', 'e1']);
});

test('counts new rows while held, without moving any', () => {
  const held = fold(fold(emptyFeed(noFilter), some(2, 1)), some(4, 3, 2, 1), true);
  expect(idsOf(held)).toEqual(['e2', 'e1']);
  expect(held.waiting).toBe(2);
  expect(idsOf(fold(held, some(4, 3, 2, 1)))).toEqual(['e4', 'e3', 'e2', 'e1']);
});

test('updates held rows, and removes archived ones', () => {
  const held = fold(fold(emptyFeed(noFilter), some(2, 1)), [at(2, { seq: 9, isRead: true })], true, [
    at(1, { seq: 10, isArchived: true }),
  ]);
  expect(held.rows).toMatchObject([{ eventId: 'e2', isRead: true }]);
});

test('restores a held row when its archive update arrives after the undo', () => {
  const restored = fold(fold(emptyFeed(noFilter), some(3, 2, 1)), some(3, 2, 1), true);
  const late = fold(restored, some(3, 2), true, [at(1, { seq: 10, isArchived: true })]);
  expect(idsOf(late)).toEqual(['e3', 'e2']);
  const undone = fold(late, [...some(4, 3, 2), at(1, { seq: 11 })], true);
  expect(idsOf(undone)).toEqual(['e3', 'e2', 'e1']);
  expect(undone.waiting).toBe(1);
});

test('keeps a local change over an older update of the server', () => {
  const first = fold(emptyFeed(noFilter), some(2));
  const read = [at(2, { isRead: true })];
  expect(fold(first, read, true, some(2)).rows[0]?.isRead).toBe(true);
});

test('keeps older pages below, including rows no longer in the store', () => {
  const paged = addPage(fold(emptyFeed(noFilter), some(9, 8)), { rows: some(9, 8, 7, 6), nextCursor: 'c' });
  const later = fold(paged, some(10, 9));
  expect(idsOf(later)).toEqual(['e10', 'e9', 'e8', 'e7', 'e6']);
  expect(later.cursor).toBe('c');
});

test('drops older pages at a gap, and refetches them', () => {
  const paged = addPage(fold(emptyFeed(noFilter), some(9, 8)), { rows: some(7), nextCursor: null });
  const later = fold(paged, some(30, 29));
  expect(idsOf(later)).toEqual(['e30', 'e29']);
  expect(later.cursor).toBeUndefined();
});

test('starts a new list for another filter', () => {
  const paged = addPage(fold(emptyFeed(noFilter), some(9)), { rows: some(7), nextCursor: null });
  const other = { ...noFilter, type: 'comments' as const };
  expect(foldFeed(paged, { filter: other, live: [], received: [], isHeld: true })).toEqual(emptyFeed(other));
});
