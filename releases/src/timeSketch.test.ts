import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { bucketOf, quantileOf } from './timeSketch.ts';

function sketchOf(times: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const ms of times) counts.set(bucketOf(ms), (counts.get(bucketOf(ms)) ?? 0) + 1);
  return counts;
}

test('a quantile is within 5 % of the true one, whatever the times', () => {
  const times = fc.array(fc.integer({ min: 20, max: 60_000 }), { minLength: 1, maxLength: 300 });
  const share = fc.constantFrom(0.5, 0.75, 0.95, 1);
  fc.assert(
    fc.property(times, share, (all, wanted) => {
      const exact = [...all].sort((a, b) => a - b)[Math.ceil(wanted * all.length) - 1] ?? 0;
      const found = quantileOf(wanted, sketchOf(all)) ?? 0;
      // The extra half millisecond allows for rounding.
      expect(Math.abs(found - exact)).toBeLessThanOrEqual(exact * 0.05 + 0.5);
    }),
  );
});

test('without times there is no quantile, and a time of nothing counts as one', () => {
  expect(quantileOf(0.75, new Map())).toBeNull();
  expect(quantileOf(0.75, sketchOf([0, 0, 0]))).toBe(1);
});
