import { expect, test } from '@jest/globals';
import { marksAt, pathOf, pauseMs } from './pathOf.ts';

const step = (nodeId: string, at: string, over = {}) => ({
  ...{ stepNo: 1, nodeType: 'messageNode', result: 'done', detail: '', at: `2026-03-01T10:00:${at}Z` },
  ...{ nodeId, ...over },
});
const path = pathOf({
  startedAt: '2026-03-01T10:00:00.000Z',
  steps: [
    step('start', '00.100'),
    step('run', '00.200', { nodeType: 'run' }),
    step('ask', '00.600'),
    step('send', '05.600', { result: 'failed' }),
  ],
});

test('a path has the nodes of a run in order, with their times', () => {
  expect(path).toEqual([
    { nodeId: 'start', isFailed: false, atMs: 100 },
    { nodeId: 'ask', isFailed: false, atMs: 600 },
    { nodeId: 'send', isFailed: true, atMs: 5_600 },
  ]);
});

test('marks the passed nodes, the current one and the failure, and dims the others', () => {
  const ids = ['start', 'ask', 'send', 'other'];
  expect(marksAt(path, 1, ids)).toEqual({ start: 'passed', ask: 'current', send: 'dimmed', other: 'dimmed' });
  expect(marksAt(path, 2, ids)).toEqual({ start: 'passed', ask: 'passed', send: 'failed', other: 'dimmed' });
});

test('waits as long as the run did, a tenth of it, or the same time for each step', () => {
  expect([pauseMs(path, 1, 'real'), pauseMs(path, 1, 'tenfold'), pauseMs(path, 1, 'steps')]).toEqual([5_000, 500, 700]);
});
