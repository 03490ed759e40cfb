import { expect, test } from '@jest/globals';
import { efficiencyOf, percentText } from './percentText.ts';

test.each([
  [100, '100.0%'],
  [99.95, '100.0%'],
  [66.666, '66.7%'],
  [0, '0.0%'],
])('formats %d as %s', (percent, text) => {
  expect(percentText(percent)).toBe(text);
});

test.each([
  [1, 20],
  [1.5, 30],
  [5, 100],
  [9, 100],
  [0, 0],
])('%d attempts fill the bar to %d %%', (attempts, percent) => {
  expect(efficiencyOf(attempts)).toBe(percent);
});
