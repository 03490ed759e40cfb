import { expect, test } from '@jest/globals';
import type { LoadRecord } from '../load/loadLog.ts';
import { createBoots } from './createBoots.ts';

const build = 'mf-x@1.0.0+abc';
const record = (phase: LoadRecord['phase'], rest: Partial<LoadRecord> = {}): LoadRecord => ({
  at: 0,
  build,
  phase,
  afterMs: 0,
  ...rest,
});
const of = { remote: 'mf-x', build: '1.0.0-abc' };

test('reports each step of a build once per page; the render time counts loading and rendering, but not the time between', () => {
  const toBoot = createBoots(() => true);
  const reported = [
    record('module', { afterMs: 80 }),
    record('view', { afterMs: 100 }),
    record('view', { afterMs: 9_000 }),
    record('drawn', { afterMs: 30 }),
    record('settled', { afterMs: 61_000 }),
    record('drawn', { afterMs: 500 }),
    record('settled', { afterMs: 99_000 }),
  ].map(toBoot);
  expect(reported).toEqual([
    null,
    { ...of, step: 'loaded', ms: 100 },
    null,
    { ...of, step: 'drawn', ms: 130, isCached: true },
    { ...of, step: 'settled' },
    null,
    null,
  ]);
});

test('reports a failure with its phase and kind, a crash as a crash, and a successful retry as loaded', () => {
  const toBoot = createBoots(() => true);
  const failure = { kind: 'timeout', phase: 'entry', build, url: 'https://x/secret' } as const;
  expect(toBoot(record('entry', { problem: 'timeout: no entry within 8 s', failure }))).toEqual({
    ...{ ...of, step: 'failed', phase: 'entry', kind: 'timeout' },
  });
  expect(toBoot(record('entry', { problem: 'again', failure }))).toBeNull();
  expect(toBoot(record('view', { afterMs: 20 }))).toMatchObject({ step: 'loaded', ms: 20 });
  expect(toBoot(record('render', { problem: 'it crashed while drawing' }))).toEqual({ ...of, step: 'crashed' });
});

test('does not report records without a build', () => {
  const toBoot = createBoots(() => true);
  expect(toBoot(record('document', { build: 'release-document', problem: 'forged' }))).toBeNull();
  expect(toBoot(record('document', { build: 'mf-x', problem: 'it is not in the release document' }))).toBeNull();
});
