import { expect, test } from '@jest/globals';
import { efficiencyOf } from './efficiencyOf.ts';

test.each([
  [1, 20],
  [1.5, 30],
  [5, 100],
  [9, 100],
  [0, 0],
])('%d attempts fill the bar to %d %%', (attempts, percent) => {
  expect(efficiencyOf(attempts)).toBe(percent);
});
