import { test } from 'node:test';
import { expect } from 'expect';
import { createPace } from './createPace.ts';

const HOUR_MS = 3_600_000;

test('the first after a pause begins at once', () => {
  const pace = createPace({ everyMs: HOUR_MS, enough: 10, begin: () => {} });
  expect(pace.mayBegin(1)).toBe(true);
});

test('what follows gathers until there is enough of it', () => {
  const pace = createPace({ everyMs: HOUR_MS, enough: 10, begin: () => {} });
  pace.mayBegin(1);
  expect(pace.mayBegin(1)).toBe(false);
  expect(pace.mayBegin(9)).toBe(false);
  expect(pace.mayBegin(10)).toBe(true);
});

test('what follows begins when the time has passed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pace = createPace({ everyMs: 5, enough: 10, begin: resolve });
  pace.mayBegin(1);
  expect(pace.mayBegin(1)).toBe(false);
  await promise;
  expect(pace.mayBegin(1)).toBe(true);
});
