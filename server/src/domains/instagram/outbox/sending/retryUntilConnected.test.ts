import { test } from 'node:test';
import { expect } from 'expect';
import { retryUntilConnected } from './retryUntilConnected.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

test('a result is stored again after a deadlock and a lost connection', async () => {
  const failures = [failure('40P01'), failure('08006')];
  const stored = await retryUntilConnected(async () => {
    const next = failures.shift();
    if (next) throw next;
    return 'stored';
  });
  expect([stored, failures]).toEqual(['stored', []]);
});

test('a row that the database refuses is not stored again', async () => {
  let count = 0;
  const storing = retryUntilConnected(async () => {
    count += 1;
    throw failure('23505');
  });
  await expect(storing).rejects.toThrow('23505');
  expect(count).toBe(1);
});
