import { expect, test } from '@jest/globals';
import { clockTime } from './clockTime.ts';

test('shows the time today, and the date otherwise', () => {
  expect(clockTime(new Date().toISOString())).toMatch(/^\d\d:\d\d$/);
  const october = new Date(2020, 9, 5, 7, 15).toISOString();
  expect(clockTime(october)).toMatch(/Oct/);
  expect(clockTime(october)).toMatch(/\b5\b.*07:15$/);
});
