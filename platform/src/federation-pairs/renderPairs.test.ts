import { test } from 'node:test';
import { expect } from 'expect';
import { renderPairs } from './renderPairs.ts';

test('one line for each pair, in columns', () => {
  const results = [
    { webpack: '5.110.3', enhanced: '2.9.3', builds: true, loads: true, note: '' },
    { webpack: '5.9.0', enhanced: '2.10.0', builds: false, loads: false, note: 'Cannot find module' },
  ];
  expect(renderPairs(results).split('\n')).toEqual([
    'webpack  enhanced  builds  loads  note',
    '5.110.3  2.9.3     yes     yes',
    '5.9.0    2.10.0    no      no     Cannot find module',
  ]);
});
