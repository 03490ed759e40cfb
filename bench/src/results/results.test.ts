import { test } from 'node:test';
import { expect } from 'expect';
import type { Figure, Run } from './Figure.ts';
import { renderResults } from './renderResults.ts';
import { doNotJudge, say, takeFigures, takeNotJudged } from './say.ts';

const runOf = (commit: string, ...figures: Figure[]): Run => ({
  finishedAt: '2026-01-02T03:04:05.000Z',
  commit,
  machine: '2 x CPU',
  load: 0.51,
  figures,
});
const ack: Figure = { what: 'ack p50', value: 2, unit: 'ms', atMost: 4 };
const rate: Figure = { what: 'answered', value: 100, unit: '/s', atLeast: 1_000 };
const plain: Figure = { what: 'memory <all>', value: 250.4, unit: 'MiB' };

test('a page has each figure with its budget and the previous value', () => {
  const page = renderResults('server', runOf('bbb', ack, rate, plain), runOf('aaa', { ...ack, value: 3 }));
  expect(page).toContain('| ack p50 | 2.00 ms | 3.00 ms | <= 4 ms: kept |');
  expect(page).toContain('| answered | 100 /s |  | >= 1000 /s: **short** |');
  expect(page).toContain('| memory <all> | 250 MiB |  |  |');
  expect(page).toContain('commit bbb, 2 x CPU; load at the start 0.5.');
  expect(renderResults('server', runOf('aaa', ack))).not.toContain('Before:');
});

test('a run that is not judged says why and has no verdicts', () => {
  const page = renderResults('server', {
    ...runOf('aaa', ack, { ...rate, detail: '100 /s; peer 400 /s' }),
    notJudged: 'tsc 30 %',
  });
  expect(page).toContain('Not judged: tsc 30 %.');
  expect(page).toContain('| answered | 100 /s (100 /s; peer 400 /s) |  | >= 1000 /s: not judged |');
  expect(page).not.toMatch(/kept|short/);
});

test('a reason not to judge is taken once', () => {
  doNotJudge('tsc 30 %');
  expect(takeNotJudged()).toBe('tsc 30 %');
  expect(takeNotJudged()).toBeUndefined();
});

test('figures are taken once', () => {
  say('a figure of the tests', 1, 'ms', { atMost: 2 });
  expect(takeFigures()).toEqual([{ what: 'a figure of the tests', value: 1, unit: 'ms', atMost: 2 }]);
  expect(takeFigures()).toEqual([]);
});
