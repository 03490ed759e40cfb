import { test } from 'node:test';
import { expect } from 'expect';
import { chooseVersions } from './chooseVersions.ts';

const now = Date.parse('2026-06-10T00:00:00Z');
const times = {
  created: '2020-01-01T00:00:00Z',
  '5.110.3': '2026-01-01T00:00:00Z',
  '5.110.4': '2026-02-01T00:00:00Z',
  '5.111.0': '2026-03-01T00:00:00Z',
  '5.112.0-beta.1': '2026-04-01T00:00:00Z',
  '6.0.0': '2026-04-01T00:00:00Z',
  '5.112.0': '2026-06-08T00:00:00Z',
  '5.9.0': '2025-01-01T00:00:00Z',
};

test('the newest patches of the installed minor and of two newer ones, if they are three days old', () => {
  expect(chooseVersions(times, '5.110.3', now)).toEqual(['5.110.4', '5.111.0']);
  expect(chooseVersions(times, '5.110.3', now + 86_400_000)).toEqual(['5.110.4', '5.111.0', '5.112.0']);
  expect(chooseVersions(times, '5.111.0', now)).toEqual(['5.111.0']);
  expect(chooseVersions({ ...times, '5.113.0': times['5.111.0'] }, '5.110.3', now + 86_400_000)).toEqual([
    '5.110.4',
    '5.112.0',
    '5.113.0',
  ]);
});
