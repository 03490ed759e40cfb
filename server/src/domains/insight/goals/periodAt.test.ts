import { test } from 'node:test';
import { expect } from 'expect';
import { periodAt } from './periodAt.ts';

const cases = [
  ['day', 'UTC', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
  ['day', 'Asia/Kathmandu', '2026-03-01T18:20:00Z', '2026-03-01T18:15:00.000Z', '2026-03-02T18:15:00.000Z'],
  // DST changes make a day of 23 hours and a week of 169.
  ['day', 'Europe/Oslo', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['week', 'Europe/Oslo', '2026-10-25T22:59:59Z', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  // A week begins on Monday and may cross a year.
  ['week', 'UTC', '2026-11-16T00:00:00Z', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['week', 'UTC', '2027-01-02T00:00:00Z', '2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z'],
  ['month', 'America/New_York', '2026-12-31T12:00:00Z', '2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
] as const;

for (const [period, timeZone, at, from, to] of cases) {
  test(`the ${period} in ${timeZone} around ${at}`, () => {
    const found = periodAt(period, Date.parse(at), timeZone);
    expect([found.from.toISOString(), found.to.toISOString()]).toEqual([from, to]);
  });
}
