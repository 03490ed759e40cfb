import { expect, test } from '@jest/globals';
import { unreadText } from './unreadText.ts';

test('shows an exact number up to 99', () => {
  expect([1, 99, 100, 1000].map(unreadText)).toEqual(['1', '99', '99+', '99+']);
});
