import { expect, test } from '@jest/globals';
import { anEvent } from '../../testing/builders.ts';
import { liveEventArrived } from './connection.slice.ts';
import {
  eventsReceived,
  notificationsArchived,
  notificationsFailed,
  notificationsRead,
  notificationsSlice,
} from './notifications.slice.ts';

const { reducer } = notificationsSlice;
const empty = reducer(undefined, { type: 'start' });
const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

test('F24: retains the newest 100, newest first, and the highest position', () => {
  const events = Array.from({ length: 130 }, (_, index) =>
    anEvent({ eventId: `e${index}`, seq: index + 1, timestamp: new Date(Date.UTC(2026, 2, 1) + index * 1000).toISOString() }),
  );
  const state = reducer(empty, eventsReceived({ events }));
  expect(state.items).toHaveLength(100);
  expect(state.items[0]?.eventId).toBe('e129');
  expect(state.items.at(-1)?.eventId).toBe('e30');
  expect(state.latestSeq).toBe(130);
});

test('merges duplicates into the latest state', () => {
  const first = reducer(empty, eventsReceived({ events: [anEvent({ seq: 1, processedStatus: 'pending' })] }));
  const second = reducer(first, eventsReceived({ events: [anEvent({ seq: 2, processedStatus: 'completed' })] }));
  expect(second.items.map(({ processedStatus }) => processedStatus)).toEqual(['completed']);
});

test('ignores an older state that arrives late', () => {
  const first = reducer(empty, eventsReceived({ events: [anEvent({ seq: 5, processedStatus: 'completed' })] }));
  const second = reducer(first, eventsReceived({ events: [anEvent({ seq: 4, processedStatus: 'pending' })] }));
  expect(second.items[0]?.processedStatus).toBe('completed');
});

test('keeps the position of a changed event', () => {
  const first = reducer(
    empty,
    eventsReceived({
      events: [anEvent({ eventId: 'old', seq: 1, timestamp: at(1) }), anEvent({ eventId: 'new', seq: 2, timestamp: at(2) })],
    }),
  );
  const second = reducer(
    first,
    eventsReceived({ events: [anEvent({ eventId: 'old', seq: 3, timestamp: at(1), isRead: true })] }),
  );
  expect(second.items.map(({ eventId }) => eventId)).toEqual(['new', 'old']);
});

test('marks one or all as read', () => {
  const events = [anEvent({ eventId: 'a', seq: 1 }), anEvent({ eventId: 'b', seq: 2 })];
  const one = reducer(reducer(empty, eventsReceived({ events })), notificationsRead({ eventIds: ['a'] }));
  expect(one.items.filter(({ isRead }) => isRead).map(({ eventId }) => eventId)).toEqual(['a']);
});

test('removes archived events, and restores them after undo', () => {
  const events = [anEvent({ eventId: 'a', seq: 1 }), anEvent({ eventId: 'b', seq: 2 })];
  const idsOf = (state: ReturnType<typeof reducer>) => state.items.map(({ eventId }) => eventId);
  const full = reducer(empty, eventsReceived({ events }));
  expect(idsOf(reducer(full, notificationsArchived({ eventIds: ['a'] })))).toEqual(['b']);
  const elsewhere = reducer(full, eventsReceived({ events: [anEvent({ eventId: 'b', seq: 3, isArchived: true })] }));
  expect(idsOf(elsewhere)).toEqual(['a']);
  const back = reducer(elsewhere, eventsReceived({ events: [anEvent({ eventId: 'b', seq: 4, isArchived: false })] }));
  expect(idsOf(back).sort()).toEqual(['a', 'b']);
});

test('a complete page removes cleared events, and keeps later ones', () => {
  const full = reducer(
    empty,
    eventsReceived({
      events: [anEvent({ eventId: 'a', seq: 1 }), anEvent({ eventId: 'b', seq: 2 }), anEvent({ eventId: 'c', seq: 9 })],
    }),
  );
  const whole = reducer(full, eventsReceived({ events: [anEvent({ eventId: 'b', seq: 2 })], latestSeq: 8, isWhole: true }));
  expect(whole.items.map(({ eventId }) => eventId).sort()).toEqual(['b', 'c']);
});

test('remembers failed updates until a page loads; the socket is not enough', () => {
  expect(reducer(empty, notificationsFailed())).toMatchObject({ status: 'failed', isBehind: false });
  const known = reducer(empty, eventsReceived({ events: [anEvent({ eventId: 'a', seq: 1 })], latestSeq: 1 }));
  const behind = reducer(known, notificationsFailed());
  expect(behind).toMatchObject({ status: 'ready', isBehind: true });
  const live = reducer(behind, eventsReceived({ events: [anEvent({ eventId: 'c', seq: 3 })] }));
  expect(live.isBehind).toBe(true);
  expect(reducer(live, eventsReceived({ events: [], latestSeq: 3 })).isBehind).toBe(false);
});

test('exposes the latest events beyond the limit once', () => {
  const events = Array.from({ length: 400 }, (_, index) => anEvent({ eventId: `e${index}`, seq: index + 1 }));
  const received = reducer(empty, eventsReceived({ events }));
  expect(received.lastReceived).toEqual(events);
  const told = reducer(received, liveEventArrived({ at: at(1) }));
  expect(told.lastReceived).toEqual([]);
  expect(told.items).toBe(received.items);
});
