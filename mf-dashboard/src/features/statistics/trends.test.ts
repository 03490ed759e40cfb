import { expect, test } from '@jest/globals';
import { changeText } from './FigureTrend.tsx';
import { trendsOf } from './trends.ts';

const days = Array.from({ length: 14 }, (_, index) => ({
  day: `2026-03-${String(index + 1).padStart(2, '0')}`,
  events: index < 7 ? 10 : 20,
  flowExecutions: index < 7 ? 2 : 8,
  flows: 1,
}));
const counts = { total: 500, today: 20, unread: 0, flowExecutions: 70, activeFlows: 2 };
const trends = trendsOf({ days, yesterday: 16, flows: 3, flowsBefore: 1 }, counts);

test('compares each figure with the period before', () => {
  expect(trends.totalEvents.change).toBe(1);
  expect(trends.eventsToday.change).toBe(0.25);
  expect(trends.activeFlows.change).toBe(2);
  expect(trends.responseRate.change).toBeCloseTo(20);
});

test('the course of the total ends at the total', () => {
  expect(trends.totalEvents.values.slice(-3)).toEqual([460, 480, 500]);
  expect(trends.totalEvents.values[0]).toBe(300);
  expect(trends.responseRate.values).toEqual([...Array(7).fill(20), ...Array(7).fill(40)]);
});

test('shows no change if the previous period is missing', () => {
  const empty = days.map((day) => ({ ...day, events: 0, flowExecutions: 0, flows: 0 }));
  const none = trendsOf({ days: empty, yesterday: 0, flows: 0, flowsBefore: 0 }, { ...counts, total: 0 });
  expect(Object.values(none).map(({ change }) => change)).toEqual([null, null, null, null]);
});

test.each([
  ['share', 0.256, '+26%'],
  ['share', 0, '0%'],
  ['count', -2, '-2'],
  ['points', 20.4, '+20 pts'],
] as const)('shows a change in %s of %d as %s', (unit, change, words) => {
  expect(changeText({ values: [], change, unit })).toBe(words);
});
