import { expect, test } from '@jest/globals';
import { fuzzyMatch } from './fuzzyMatch.ts';

const score = (query: string, text: string) => fuzzyMatch(query, text)?.score ?? Number.NEGATIVE_INFINITY;

test('requires the letters in order', () => {
  expect(fuzzyMatch('gd', 'Go to dashboard')?.at).toEqual([0, 6]);
  expect(fuzzyMatch('dg', 'Go to dashboard')).toBeNull();
  expect(fuzzyMatch('', 'Anything')).toEqual({ score: 0, at: [] });
});

test('prefers word starts and adjacent letters', () => {
  expect(score('gan', 'Go to analytics')).toBeGreaterThan(score('gan', 'Toggle navigation'));
  expect(score('dash', 'Go to dashboard')).toBeGreaterThan(score('dash', 'Delete all shared'));
  expect(fuzzyMatch('flow', 'Follow the flow')?.at).toEqual([11, 12, 13, 14]);
});

test('ignores case and spaces in the query', () => {
  expect(fuzzyMatch('GO DA', 'Go to dashboard')).not.toBeNull();
});
