import { test } from 'node:test';
import { expect } from 'expect';
import { tooManyRequests } from './tooManyRequests.ts';

const said: [number, string][] = [
  [0, '1 second'],
  [1_000, '1 second'],
  [1_001, '2 seconds'],
  [59_999, '60 seconds'],
  [60_000, '1 minute'],
  [61_000, '2 minutes'],
  [90 * 60_000, '90 minutes'],
  [24 * 3_600_000, '24 hours'],
];
for (const [waitMs, words] of said) {
  test(`${waitMs} ms to wait are shown as ${words}`, () => {
    const { message, status, retryAfterMs } = tooManyRequests(waitMs);
    expect({ message, status, retryAfterMs }).toEqual({
      message: `Too many requests. Please try again in ${words}.`,
      status: 429,
      retryAfterMs: waitMs,
    });
  });
}
