import { expect, test } from '@jest/globals';
import { connectionText } from './connectionText.ts';

test.each([
  ['connected', 0, false, 'Live', false],
  ['connecting', 0, false, 'Connecting', false],
  ['connecting', 2, false, 'Reconnecting (2 of 5)', false],
  ['disconnected', 1, true, 'Reconnecting (1 of 5)', false],
  ['disconnected', 5, true, 'Reconnecting (5 of 5)', false],
  ['disconnected', 0, false, 'Offline', true],
] as const)('shows %s in attempt %d, with another one coming %s, as "%s"', (status, attempt, isRetrying, words, isOffline) => {
  expect(connectionText({ status, attempt, isRetrying })).toMatchObject({ words, isOffline });
});
