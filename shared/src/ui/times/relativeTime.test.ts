import { expect, test } from '@jest/globals';
import { relativeTime } from './relativeTime.ts';

const now = Date.UTC(2026, 2, 20, 12);
const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;

test('an age is Just now, Xm, Xh or Xd, and a date from seven days on', () => {
  const ages = [0, 59 * seconds, minutes, 59 * minutes, hours, 23 * hours, days, 7 * days - seconds];
  expect(ages.map((age) => relativeTime(now - age, now))).toEqual(['Just now', 'Just now', '1m', '59m', '1h', '23h', '1d', '6d']);
  expect(relativeTime(now - 7 * days, now)).toMatch(/13/);
});
