import { test } from 'node:test';
import { expect } from 'expect';
import { createKeyedQueue } from './createKeyedQueue.ts';

test('work with one key runs in order, one at a time, despite failures; other keys do not wait', async () => {
  const enqueue = createKeyedQueue();
  const seen: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = enqueue('a', async () => {
    await gate;
    seen.push('first');
    throw new Error('first failed');
  });
  const second = enqueue('a', async () => {
    seen.push('second');
    return 2;
  });
  await enqueue('b', async () => seen.push('other'));
  expect(seen).toEqual(['other']);
  open();
  await expect(first).rejects.toThrow('first failed');
  expect(await second).toBe(2);
  expect(seen).toEqual(['other', 'first', 'second']);
});
