import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Turn } from '../contracts/index.ts';
import { anEvent } from '../testing/builders.ts';
import { toNotification } from './toNotification.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

test("passes Fanfare's own events unchanged", () => {
  expect(toNotification(anEvent(), now)).toEqual(anEvent());
});

test('passes the turn of a conversation', () => {
  const turn: Turn = {
    state: 'answered',
    answer: { text: 'Yes.', by: 'flow', at: '2026-03-01T09:00:00.600Z', ms: 600, count: 1 },
    seenAt: '2026-03-01T09:01:00.000Z',
  };
  const userInfo = { username: 'ana', picture: 'https://cdn.example.com/ana.jpg' };
  const event = anEvent({ turn, turnId: null, userInfo });
  expect(toNotification(event, now)).toEqual(event);
  expect(toNotification(anEvent({ turn: { ...turn, answer: null }, turnId: 'e9' }), now)).toMatchObject({
    turn: { state: 'answered', answer: null },
    turnId: 'e9',
  });
  expect(toNotification({ ...anEvent(), turn: { state: 'odd' } }, now)?.turn).toBeNull();
});

test('accepts the loose forms: sender or from, message or comment, timestamp or created_time', () => {
  expect(
    toNotification({ id: 'x1', sender: { id: '12', username: 'ana' }, message: { text: 'hi' }, timestamp: 1772362800 }, now),
  ).toMatchObject({
    eventId: 'x1',
    senderId: '12',
    userInfo: { username: 'ana' },
    content: { text: 'hi' },
    timestamp: '2026-03-01T11:00:00.000Z',
    processedStatus: 'completed',
  });
  expect(
    toNotification({ from: { id: '13', username: 'bo' }, comment: { text: 'nice' }, created_time: '2026-03-01T10:30:00Z' }, now),
  ).toMatchObject({
    senderId: '13',
    userInfo: { username: 'bo' },
    content: { text: 'nice' },
    timestamp: '2026-03-01T10:30:00.000Z',
  });
});

test('adds the text and the id to an event without them', () => {
  const event = toNotification({}, now);
  expect(event?.content.text).toBe('No content available');
  expect(event?.eventId).toMatch(/^local-/);
});

test('returns an event or null for any input', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const event = toNotification(value, now);
      if (event === null) expect(typeof value !== 'object' || value === null || Array.isArray(value)).toBe(true);
      else expect(Number.isNaN(new Date(event.timestamp).getTime())).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
