import { test } from 'node:test';
import { expect } from 'expect';
import { shiftTime, shiftTimes } from './shiftTimes.ts';

const at = (text: string) => Date.parse(text);
const began = at('2026-06-10T12:00:00.000Z');
const spans = [
  { fromMs: began, atMs: at('2026-03-01T09:00:00.000Z'), pace: 1 },
  { fromMs: began + 100, atMs: at('2026-03-01T10:30:00.000Z'), pace: 1 },
];

test('rows of a span move to its time, with the same distances', () => {
  expect(shiftTime(began + 40, spans)).toBe(at('2026-03-01T09:00:00.040Z'));
  expect(shiftTime(began + 100, spans)).toBe(at('2026-03-01T10:30:00.000Z'));
  expect(shiftTime(began + 90_050, spans)).toBe(at('2026-03-01T10:31:29.950Z'));
});

test('short delays are stretched; waits keep their duration', () => {
  const paced = [{ fromMs: began, atMs: at('2026-03-01T09:00:00.000Z'), pace: 20 }];
  expect(shiftTime(began + 50, paced)).toBe(at('2026-03-01T09:00:01.000Z'));
  expect(shiftTime(began + 3_600_001, paced)).toBe(at('2026-03-01T10:00:38.001Z'));
});

test('earlier rows stay', () => {
  expect(shiftTime(began - 1, spans)).toBe(began - 1);
  expect(shiftTime(began, [])).toBe(began);
});

test('a whole second belongs to a span reported in seconds, if there is one', () => {
  const comment = { fromMs: began + 700, atMs: at('2026-03-02T08:00:00.000Z'), pace: 1, isByTheSecond: true };
  expect(shiftTime(began, [...spans, comment])).toBe(at('2026-03-02T08:00:00.000Z'));
  expect(shiftTime(began, [...spans, { ...comment, isByTheSecond: false }])).toBe(at('2026-03-01T09:00:00.000Z'));
  expect(shiftTime(began - 1_000, [...spans, comment])).toBe(began - 1_000);
});

test('times in JSON move, similar numbers do not', () => {
  const value = {
    timestamp: began + 1,
    trace: [{ at: new Date(began + 120).toISOString(), detail: '2026' }],
    waitingUntil: new Date(began + 3_600_100).toISOString(),
    before: began - 5,
    stepNo: 3,
    id: '17841405822304913',
    big: 9_007_199_254_740_991,
    none: null,
  };
  expect(shiftTimes(value, spans)).toEqual({
    ...value,
    timestamp: at('2026-03-01T09:00:00.001Z'),
    trace: [{ at: '2026-03-01T10:30:00.020Z', detail: '2026' }],
    waitingUntil: '2026-03-01T11:30:00.000Z',
  });
});

test('a value without times is returned unchanged', () => {
  const value = { lines: [{ text: 'hello' }], n: 1 };
  expect(shiftTimes(value, spans)).toBe(value);
});
