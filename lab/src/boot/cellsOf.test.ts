import { test } from 'node:test';
import { expect } from 'expect';
import { cellsOf } from './cellsOf.ts';

test('combines each shell with live builds and rollouts of other remotes', () => {
  const index = {
    remotes: { 'mf-a': ['1-old', '1-live'], 'mf-b': ['2-live'], 'mf-c': ['3-old', '3-live'] },
    rollouts: {
      'mf-a': { build: '1-next', traffic: 5, salt: 's' },
      'mf-b': { build: '2-next', traffic: 10, salt: 's' },
      'mf-d': { build: '4-first', traffic: 0, salt: 's' },
    },
  };
  expect(cellsOf('mf-a', index, ['one', 'two'])).toEqual(
    ['one', 'two'].flatMap((shellDir) => [
      { shellDir, beside: { 'mf-b': '2-live', 'mf-c': '3-live' } },
      { shellDir, beside: { 'mf-b': '2-next', 'mf-c': '3-live' } },
      { shellDir, beside: { 'mf-b': '2-live', 'mf-c': '3-live', 'mf-d': '4-first' } },
    ]),
  );
  expect(cellsOf('mf-a', { remotes: {} }, ['one'])).toEqual([{ shellDir: 'one', beside: {} }]);
});
