import { expect, test } from '@jest/globals';
import { axisTicks } from './axisTicks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [19, [0, 5, 10, 15, 20]],
  [82, [0, 50, 100]],
  [140, [0, 50, 100, 150]],
  [1_234, [0, 500, 1_000, 1_500]],
])('an axis up to %d has round ticks', (most, lines) => {
  expect(axisTicks(most)).toEqual(lines);
});
