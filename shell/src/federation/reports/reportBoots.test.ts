import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLoadLog } from '../load/loadLog.ts';
import { reportBoots } from './reportBoots.ts';

let loadLog = createLoadLog();
const sent: { url: string; init: RequestInit }[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  loadLog = createLoadLog();
  sent.length = 0;
  files.splice(0, files.length, cached);
  Object.defineProperty(performance, 'getEntriesByType', { value: () => files, configurable: true });
  globalThis.fetch = jest.fn(async (url: string | URL | Request, init?: RequestInit) => {
    sent.push({ url: String(url), init: init ?? {} });
    return { ok: false, status: 503 } as Response;
  });
});
afterEach(() => {
  jest.useRealTimers();
});

/** jsdom has no resource timings. */
const cached = { name: `${location.origin}/r/mf-x/1.0.0-abc/remoteEntry.js`, transferSize: 0 };
const files: object[] = [];

const bootsOf = (at: number) => JSON.parse(String(sent[at]?.init.body)).boots;

test('reports earlier and later records in batches, without a session, and at the latest when the page closes', async () => {
  loadLog.begin('mf-x@1.0.0+abc');
  loadLog.add('mf-x@1.0.0+abc', 'view');
  reportBoots(loadLog);
  loadLog.add('mf-x@1.0.0+abc', 'drawn');
  expect(sent).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ url: '/api/releases/boots', init: { method: 'POST', keepalive: true, credentials: 'omit' } });
  expect(bootsOf(0).map(({ step }: { step: string }) => step)).toEqual(['loaded', 'drawn']);

  loadLog.add('mf-x@1.0.0+abc', 'settled');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(bootsOf(1)).toEqual([{ remote: 'mf-x', build: '1.0.0-abc', step: 'settled' }]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);

  // `diagnose` requests a failed script again.
  const failure = { kind: 'network', phase: 'entry', build: 'mf-x@1.0.0+two', url: 'https://x.example/e.js' } as const;
  loadLog.add('mf-x@1.0.0+two', 'entry', 'network: no answer', failure);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent[2]?.url).toBe('https://x.example/e.js');
  expect(bootsOf(3)).toEqual([{ remote: 'mf-x', build: '1.0.0-two', step: 'failed', phase: 'entry', kind: 'http' }]);
});

test('marks a time as cached only if every file of the build came from the cache', async () => {
  reportBoots(loadLog);
  loadLog.add('mf-x@1.0.0+abc', 'drawn');
  await jest.advanceTimersByTimeAsync(5_000);
  files.push({ name: `${location.origin}/r/mf-x/1.0.0-two/remoteEntry.js`, transferSize: 900 });
  files.push({ name: `${location.origin}/r/mf-x/1.0.0-two/part.js`, transferSize: 0 });
  loadLog.add('mf-x@1.0.0+two', 'drawn');
  loadLog.add('mf-x@1.0.0+unheard', 'drawn');
  await jest.advanceTimersByTimeAsync(5_000);
  const reported = sent.flatMap(({ init }, at) => (init.body ? bootsOf(at) : [])).map(({ build, isCached }) => [build, isCached]);
  expect(reported).toEqual(
    expect.arrayContaining([
      ['1.0.0-abc', true],
      ['1.0.0-two', false],
      ['1.0.0-unheard', false],
    ]),
  );
});
