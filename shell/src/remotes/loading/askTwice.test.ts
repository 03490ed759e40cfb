import { expect, jest, test } from '@jest/globals';
import { LoadFailure } from '../failures/LoadFailure.ts';
import { askTwice } from './askTwice.ts';

const lostChunk = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type, request: '/7.js' });
const entryFailure = (kind: 'network' | 'timeout') => new LoadFailure({ kind, phase: 'entry', build: 'mf-x' }, 'no answer');

/** Fails with this the first time. */
const failingOnce = (cause: Error) => jest.fn<() => Promise<string>>(async () => 'here').mockRejectedValueOnce(cause);

test.each([entryFailure('network'), lostChunk('error'), lostChunk('missing')])(
  'what the line lost is asked for again: %s',
  async (cause) => {
    const ask = failingOnce(cause);
    expect(await askTwice(ask)).toBe('here');
    expect(ask).toHaveBeenCalledTimes(2);
  },
);

test.each([entryFailure('timeout'), lostChunk('timeout'), new TypeError('it threw')])(
  'anything else is not: %s',
  async (cause) => {
    const ask = failingOnce(cause);
    await expect(askTwice(ask)).rejects.toBe(cause);
    expect(ask).toHaveBeenCalledTimes(1);
  },
);

test('what is lost twice is lost', async () => {
  const ask = failingOnce(lostChunk('error')).mockRejectedValueOnce(lostChunk('missing'));
  await expect(askTwice(ask)).rejects.toMatchObject({ type: 'missing' });
});
