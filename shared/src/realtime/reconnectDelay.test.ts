import { expect, test } from '@jest/globals';
import { reconnectDelay } from './reconnectDelay.ts';

test('waits 1 s, doubling up to 5 s, and stops after five attempts', () => {
  expect([1, 2, 3, 4, 5, 6].map(reconnectDelay)).toEqual([1000, 2000, 4000, 5000, 5000, null]);
});
