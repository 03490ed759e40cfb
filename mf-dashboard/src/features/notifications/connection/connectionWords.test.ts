import { expect, test } from '@jest/globals';
import { connectionWords } from './connectionWords.ts';

test.each([
  ['connected', 0, 'Live', false],
  ['connecting', 0, 'Connecting', false],
  ['connecting', 2, 'Reconnecting 2 of 5', false],
  ['disconnected', 2, 'Reconnecting 2 of 5', false],
  ['disconnected', 5, 'Offline', true],
  ['disconnected', 0, 'Offline', true],
] as const)('%s after %d attempts is "%s"', (status, attempt, words, isOffline) => {
  expect(connectionWords({ status, attempt })).toMatchObject({ words, isOffline });
});
