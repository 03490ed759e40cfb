import { expect, jest, test } from '@jest/globals';
import { LoadFailure } from '../recover/LoadFailure.ts';
import { retryOnce } from './retryOnce.ts';

const lostChunk = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type, request: '/7.js' });
const failureIn = (phase: 'entry' | 'view', kind: 'network' | 'timeout') =>
  new LoadFailure({ kind, phase, build: 'mf-x' }, 'no response');
const failingOnce = (cause: Error) => jest.fn<() => Promise<string>>(async () => 'loaded').mockRejectedValueOnce(cause);

test.each([
  failureIn('view', 'network'),
  lostChunk('error'),
  lostChunk('missing'),
  new TypeError('Failed to fetch dynamically imported module: https://fanfare.example/r/mf-x/7.js'),
])('retries a script once after a network failure: %s', async (cause) => {
  const load = failingOnce(cause);
  expect(await retryOnce(load)).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([failureIn('view', 'timeout'), failureIn('entry', 'network'), lostChunk('timeout'), new TypeError('it threw')])(
  'other failures are not retried: %s',
  async (cause) => {
    const load = failingOnce(cause);
    await expect(retryOnce(load)).rejects.toBe(cause);
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('a second failure is final', async () => {
  const load = failingOnce(lostChunk('error')).mockRejectedValueOnce(lostChunk('missing'));
  await expect(retryOnce(load)).rejects.toMatchObject({ type: 'missing' });
});
