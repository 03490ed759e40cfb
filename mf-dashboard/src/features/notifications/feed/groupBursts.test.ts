import { anEvent } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { groupBursts } from './groupBursts.ts';

const start = Date.UTC(2026, 2, 1, 9);
const comment = (minute: number, post = 'p1') =>
  anEvent({
    eventId: `${post}-${minute}`,
    eventType: 'comments',
    timestamp: new Date(start + minute * 60_000).toISOString(),
    payload: { value: { media: { id: post } } },
  });
const idsOf = (lines: ReturnType<typeof groupBursts>) => lines.map(({ id }) => id);
const none = new Set<string>();

test('groups four events in quick succession at the position of the latest', () => {
  const rows = [comment(9), comment(8, 'p2'), comment(7), comment(5), comment(1)];
  const lines = groupBursts(rows, none);
  expect(lines.map(({ kind, events }) => [kind, events.length])).toEqual([
    ['burst', 4],
    ['event', 1],
  ]);
});

test('does not group three events, or distant ones', () => {
  expect(idsOf(groupBursts([comment(3), comment(2), comment(1)], none))).toEqual(['p1-3', 'p1-2', 'p1-1']);
  expect(groupBursts([comment(50), comment(35), comment(20), comment(5)], none)).toHaveLength(4);
});

test('does not group notices about the work of members', () => {
  const payload = { notice: 'mention', team: 'mention' };
  const mentions = [4, 3, 2, 1].map((minute) => ({ ...comment(minute), eventType: 'webhook_error' as const, payload }));
  expect(groupBursts(mentions, none).map(({ kind }) => kind)).toEqual(['event', 'event', 'event', 'event']);
});

test('sorts ungrouped events by time', () => {
  const rows = [comment(9), comment(8, 'p2'), comment(7), comment(6, 'p2'), comment(5)];
  expect(idsOf(groupBursts(rows, none))).toEqual(['p1-9', 'p2-8', 'p1-7', 'p2-6', 'p1-5']);
});

test('keeps the id of a growing burst, and lists the members of an open one', () => {
  const rows = [comment(4), comment(3), comment(2), comment(1)];
  const [burst] = groupBursts(rows, none);
  const [grown] = groupBursts([comment(5), ...rows], none);
  expect(grown?.id).toBe(burst?.id);
  expect(groupBursts(rows, new Set([burst?.id ?? ''])).map(({ kind }) => kind)).toEqual([
    'burst',
    'member',
    'member',
    'member',
    'member',
  ]);
});
