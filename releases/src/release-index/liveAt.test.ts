import { test } from 'node:test';
import { expect } from 'expect';
import { liveAt } from './liveAt.ts';
import type { LogLine } from './ReleaseIndex.ts';

const line = (seq: number, at: string, change: LogLine['change'], liveBefore: string | null): LogLine => ({
  ...{ seq, at: `2026-05-0${at}T12:00:00.000Z`, by: 'anna', remote: 'mf-a', change, liveBefore },
});

test('before the first release nothing, then what each change made live, whatever kind it was', () => {
  const history = [
    line(5, '6', { kind: 'rollback' }, 'two'),
    line(4, '5', { kind: 'promote' }, 'one'),
    line(3, '4', { kind: 'rollout', build: 'two', traffic: 10 }, 'one'),
    line(1, '2', { kind: 'release', build: 'one' }, null),
  ];
  const at = (day: string) => liveAt(history, 'one', Date.parse(`2026-05-0${day}${day.includes('T') ? 'Z' : ''}`));
  expect([at('1'), at('2T11:59'), at('2T12:00'), at('4T13:00'), at('5T13:00'), at('6T13:00'), at('9')]).toEqual([
    null,
    null,
    'one',
    'one',
    'two',
    'one',
    'one',
  ]);
  expect(liveAt([], 'by hand', 0)).toBe('by hand');
});
