import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadLog } from '../../remotes/loading/loadLog.ts';
import { reportBoots } from '../../reports/reportBoots.ts';
import { aDocument, anEntry } from '../../testing/releases.ts';
import { overrides } from '../choosing/overrides.ts';
import { changeFaults } from './changeFaults.ts';
import { faults } from './faults.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('how builds start is not told while faults are played, and is told without them', async () => {
  const send = jest.fn(async () => ({ ok: true }) as Response);
  globalThis.fetch = send as typeof fetch;
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  loadLog.begin('mf-x@1.0.0+abc');
  loadLog.add('mf-x@1.0.0+abc', 'view');
  changeFaults.put('mf-y', { kinds: ['slow'], isEverywhere: false });
  reportBoots();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(send).not.toHaveBeenCalled();
  changeFaults.end();
  reportBoots();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('they do not stand in the way of a build that this tab asked for', async () => {
  jest.useRealTimers();
  changeFaults.put('mf-a', { kinds: ['slow'], isEverywhere: false });
  history.replaceState(null, '', `/?remote=${faults.mark}@this-tab&remote=mf-a@https://evil.example/mf-manifest.json`);
  const { entries, problems } = await overrides.open(aDocument({ 'mf-a': [anEntry('mf-a')] }, { environment: 'development' }));
  expect(entries).toEqual({});
  expect(problems).toEqual(['mf-a: Only builds from this machine are allowed.']);
  expect(Object.keys(overrides.read())).toEqual([faults.mark]);
  changeFaults.end();
  expect(overrides.read()).toEqual({});
});
