import { expect, test } from '@jest/globals';
import { elapsedTime } from './elapsedTime.ts';

test.each([
  [0, '+0 ms'],
  [999, '+999 ms'],
  [1_449, '+1.4 s'],
  [-2_000, '−2.0 s'],
  [60_000, '+1 min'],
  [7_200_000, '+2 h'],
])('formats %d ms as %s', (ms, text) => {
  expect(elapsedTime(ms)).toBe(text);
});
