import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import type { Figure, Run } from './Figure.ts';
import { readHistory } from './keepRun.ts';
import { renderChart } from './renderChart.ts';
import { renderResults } from './renderResults.ts';
import { say, takeFigures } from './say.ts';

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

test('a page names what is short first, and each figure beside that of the run before', () => {
  const page = renderResults({ server: [runOf('aaa', { ...ack, value: 3 }), runOf('bbb', ack, rate, plain)] });
  expect(page).toContain('2 budgets, 1 kept, 1 short.');
  expect(page).toContain('| answered | 100 /s | >= 1000 /s | [server](#server) |');
  expect(page).toContain('| ack p50 | 2.00 ms | 3.00 ms | <= 4 ms: kept |');
  expect(page).toContain('| answered | 100 /s |  | >= 1000 /s: **short** |');
  expect(page).toContain('| memory <all> | 250 MiB |  |  |');
  expect(page).toContain('commit bbb, 2 x CPU; load at the start 0.5.');
});

test('a chart has a bar for each figure with a budget and a point for each of its runs; without budgets there is none', () => {
  const chart = renderChart('server', [runOf('aaa', ack), runOf('bbb', ack, rate, plain)]) ?? '';
  expect(chart.match(/<rect class="kept"/g)).toHaveLength(1);
  expect(chart.match(/<rect class="short"/g)).toHaveLength(1);
  expect(chart.match(/<circle/g)).toHaveLength(3);
  expect(chart).toContain('&lt;= 4 ms');
  expect(renderChart('sandbox', [runOf('aaa', plain)])).toBeNull();
});

test('figures are taken once', () => {
  say('a figure of the tests', 1, 'ms', { atMost: 2 });
  expect(takeFigures()).toEqual([{ what: 'a figure of the tests', value: 1, unit: 'ms', atMost: 2 }]);
  expect(takeFigures()).toEqual([]);
});

test('the page says what was recorded', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/benchmarks.md'), 'utf8');
  expect(page).toBe(renderResults(readHistory()));
});
