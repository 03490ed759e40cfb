import { expect, test } from '@jest/globals';
import { addDays, addMonths, dayOf, onDay, spanOf, suggestedTime, weeksOf } from './days.ts';

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-03');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks[0]?.[6], weeks.at(-1)?.[6]]).toEqual(['2026-02-23', '2026-03-01', '2026-04-05']);
  expect(weeksOf('2027-02').flat()).toHaveLength(28);
});

test('days and months are counted over the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('the period begins and ends at local midnight', () => {
  const { from, to } = spanOf(weeksOf('2026-03'));
  expect([dayOf(from), new Date(from).getHours(), dayOf(to), new Date(to).getHours()]).toEqual([
    '2026-02-23',
    0,
    '2026-04-06',
    0,
  ]);
});

test('a post keeps its time of day on another day', () => {
  const at = new Date(2026, 2, 20, 18, 45).toISOString();
  const moved = new Date(onDay(at, '2026-04-02'));
  expect([dayOf(moved), moved.getHours(), moved.getMinutes()]).toEqual(['2026-04-02', 18, 45]);
});

test('a new post is suggested for ten o’clock, or for the next full hour today', () => {
  const now = new Date(2026, 2, 20, 14, 20);
  expect(suggestedTime('2026-03-21', now)).toBe('2026-03-21T10:00');
  expect(suggestedTime('2026-03-20', now)).toBe('2026-03-20T15:00');
  expect(suggestedTime('2026-03-20', new Date(2026, 2, 20, 7))).toBe('2026-03-20T10:00');
});
