import { test } from 'node:test';
import { expect } from 'expect';
import { startOfDay } from './zonedTime.ts';

for (const [what, at, timeZone, start] of [
  ['a plain day', '2026-06-10T15:00:00Z', 'UTC', '2026-06-10T00:00:00Z'],
  ['summer in Berlin', '2026-06-10T22:30:00Z', 'Europe/Berlin', '2026-06-10T22:00:00Z'],
  ['winter in Berlin', '2026-12-10T22:30:00Z', 'Europe/Berlin', '2026-12-09T23:00:00Z'],
  ['the day of 23 hours', '2026-03-29T20:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
  ['the day of 25 hours', '2026-10-25T22:30:00Z', 'Europe/Berlin', '2026-10-24T22:00:00Z'],
  ['a day whose midnight is skipped', '2026-09-06T12:00:00Z', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ['a zone half an hour apart', '2026-06-10T19:00:00Z', 'Asia/Kolkata', '2026-06-10T18:30:00Z'],
] as const) {
  test(`startOfDay: ${what}`, () => {
    expect(new Date(startOfDay(Date.parse(at), timeZone)).toISOString()).toBe(new Date(start).toISOString());
  });
}
