import { expect, test } from '@jest/globals';
import { dayStarts } from './dayStarts.ts';

const now = new Date('2026-03-02T12:00:00');
const start = (...times: string[]) => [...dayStarts(times, now)];

test('the first row of a day has its name', () => {
  expect(
    start('2026-03-02T11:00:00', '2026-03-02T01:00:00', '2026-03-01T23:59:59', '2026-02-28T10:00:00').map(([index]) => index),
  ).toEqual([0, 2, 3]);
  expect(start('2026-03-02T11:00:00', '2026-03-01T23:59:59').map(([, name]) => name)).toEqual(['Today', 'Yesterday']);
});

test('a date of another year includes the year', () => {
  expect(start('2026-01-05T11:00:00')[0]?.[1]).not.toMatch(/2026/);
  expect(start('2025-01-05T11:00:00')[0]?.[1]).toMatch(/2025/);
});

test('returns no days without rows', () => {
  expect(start()).toEqual([]);
});
