import { expect, test } from '@jest/globals';
import {
  clockText,
  dateText,
  daysText,
  dayText,
  exactMomentText,
  hourText,
  longDayText,
  momentText,
  monthText,
  preciseClockText,
  recentMomentText,
  weekdayClockText,
  weekdayNames,
  weekdayText,
} from './dates.ts';

const at = '2026-03-01T09:00:05.000Z';
// Some versions of ICU put a narrow space before AM.
const plain = (text: string) => text.replaceAll(' ', ' ');

test('dates and times are in the language of the page', () => {
  expect(dayText('2026-03-01')).toBe('Mar 1');
  expect(dateText(at)).toBe('Mar 1, 2026');
  expect([monthText('2026-03'), weekdayText('2026-03-01')]).toEqual(['March 2026', 'Sunday, March 1']);
  expect(plain(momentText(at))).toBe('Mar 1, 2026, 9:00 AM');
  expect(plain(exactMomentText(at))).toBe('Mar 1, 2026, 9:00:05 AM');
  expect(plain(clockText(at))).toBe('9:00 AM');
  expect(plain(hourText(13))).toBe('1 PM');
  expect(dateText('never')).toBe('never');
});

test('a period names its last day, in its time zone', () => {
  const days = { from: '2026-02-28T23:00:00.000Z', to: '2026-03-02T23:00:00.000Z', timeZone: 'Europe/Oslo' };
  expect(daysText(days)).toBe('Mar 1, 2026 – Mar 2, 2026');
  expect(daysText({ ...days, to: '2026-03-01T23:00:00.000Z' })).toBe('Mar 1, 2026');
});

test('a week begins on Monday', () => {
  expect(weekdayNames().map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

test('a time of today has no date, and a day of this year no year', () => {
  const today = new Date().setHours(9, 5, 7, 42);
  expect(plain(recentMomentText(today))).toBe('9:05 AM');
  expect(plain(recentMomentText('2020-10-05T07:15:00.000Z'))).toBe('Oct 5, 7:15 AM');
  expect(plain(preciseClockText(today))).toBe('9:05:07.042 AM');
  expect(plain(weekdayClockText('2026-03-01T09:00:00.000Z'))).toBe('Sun 9:00 AM');
  expect(longDayText('2020-10-05T07:15:00.000Z')).toBe('Monday, October 5, 2020');
  expect(longDayText(today)).not.toMatch(/\d{4}/);
});
