import { test } from 'node:test';
import { isTimeZone, minutesOf, toZonedTime } from '@fanfare/engine';
import { weekdays } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { nextDue } from './nextDue.ts';

const at = (iso: string) => Date.parse(iso);
const next = (schedule: Parameters<typeof nextDue>[0], after: string) => new Date(nextDue(schedule, at(after))).toISOString();

test('the schedule follows its time zone in summer and in winter', () => {
  const morning = { days: [...weekdays], time: '09:00', timeZone: 'Europe/Oslo' };
  expect(next(morning, '2030-01-07T07:59:00Z')).toBe('2030-01-07T08:00:00.000Z');
  expect(next(morning, '2030-01-07T08:00:00Z')).toBe('2030-01-08T08:00:00.000Z');
  expect(next(morning, '2030-07-01T00:00:00Z')).toBe('2030-07-01T07:00:00.000Z');
  // DST starts on 31 March 2030.
  expect(next(morning, '2030-03-30T08:00:00Z')).toBe('2030-03-31T07:00:00.000Z');
});

test('only the selected days of the time zone count', () => {
  const monday = { days: ['monday'] as const satisfies ['monday'], time: '00:30', timeZone: 'Pacific/Auckland' };
  // 2030-01-07 is a Monday, which starts 13 hours earlier in Auckland than in UTC.
  expect(next(monday, '2030-01-06T00:00:00Z')).toBe('2030-01-06T11:30:00.000Z');
  expect(next(monday, '2030-01-06T11:30:00Z')).toBe('2030-01-13T11:30:00.000Z');
});

test('a time skipped by a DST change shifts by at most an hour', () => {
  const gap = { days: [...weekdays], time: '02:30', timeZone: 'Europe/Oslo' };
  const due = nextDue(gap, at('2030-03-30T12:00:00Z'));
  expect(Math.abs(due - at('2030-03-31T01:00:00Z'))).toBeLessThanOrEqual(60 * 60_000);
});

test('time zone names', () => {
  expect([isTimeZone('Europe/Oslo'), isTimeZone('UTC'), isTimeZone('Europe/Nowhere'), isTimeZone('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('any schedule is due later, on a selected day, within eight days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') }),
      fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'),
      (after, days, hour, minute, timeZone) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const due = nextDue({ days, time, timeZone }, after);
        expect(due).toBeGreaterThan(after);
        expect(due - after).toBeLessThanOrEqual(8.1 * 24 * 60 * 60_000);
        const shown = toZonedTime(due, timeZone);
        expect(days).toContain(shown.weekday);
        expect(Math.abs(shown.minutes - minutesOf(time))).toBeLessThanOrEqual(60);
      },
    ),
    { numRuns: 300 },
  );
});
