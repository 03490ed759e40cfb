import { expect, test } from '@jest/globals';
import { responseRate } from './responseRate.ts';

test.each([
  [0, 0, '0%'],
  [0, 7, '0%'],
  [1, 3, '33%'],
  [2, 3, '67%'],
  [5, 5, '100%'],
])('shows %d executions of %d events as %s', (flowExecutions, total, rate) => {
  expect(responseRate({ flowExecutions, total })).toBe(rate);
});
