import { expect, test } from '@jest/globals';
import { agoText } from './agoText.ts';

test.each([
  [0, '0 s'],
  [14_999, '14 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [172_800_000, '2 d'],
  [-5_000, '0 s'],
])('formats %d ms as %s', (ms, text) => {
  expect(agoText(1_000_000_000_000 - ms, 1_000_000_000_000)).toBe(text);
});
