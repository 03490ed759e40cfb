import { expect, test } from '@jest/globals';
import { durationText } from './durationText.ts';

test.each([
  [400, '0 s'],
  [45_000, '45 s'],
  [28 * 60_000, '28 min'],
  [140 * 60_000, '2 h 20 min'],
  [3_600_000, '1 h'],
  [250_592_740, '2 d 22 h'],
])('%d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
