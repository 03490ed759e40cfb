import { expect, test } from '@jest/globals';
import { durationText, latencyText, remainingText } from './durations.ts';

test.each([
  [0, '0 s'],
  [400, '0.4 s'],
  [9_999, '10 s'],
  [45_000, '45 s'],
  [59_700, '1 min'],
  [59.7 * 60_000, '1 h'],
  [119.8 * 60_000, '2 h'],
  [71.9 * 3_600_000, '3 d'],
  [28 * 60_000, '28 min'],
  [140 * 60_000, '2 h 20 min'],
  [3_600_000, '1 h'],
  [250_592_740, '2 d 22 h'],
])('%d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test('a latency below a second is in milliseconds, and a remaining time is at least a minute', () => {
  expect([84, 1_400].map(latencyText)).toEqual(['84 ms', '1.4 s']);
  expect([20_000, 5 * 3_600_000 + 12 * 60_000].map(remainingText)).toEqual(['1 min', '5 h 12 min']);
});
