import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { createMinuteBudget } from './createMinuteBudget.ts';

test('S8: no 60 seconds hold more than the limit, and who waits as told is served', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20_000 }), { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (gaps, limit) => {
      let now = 0;
      const budget = createMinuteBudget(limit, () => now);
      const taken: number[] = [];
      for (const gap of gaps) {
        now += gap;
        const waitMs = budget.take('a');
        now += waitMs;
        if (waitMs > 0) expect(budget.take('a')).toBe(0);
        taken.push(now);
        expect(taken.filter((at) => now - at < 60_000).length).toBeLessThanOrEqual(limit);
      }
    }),
  );
});

test('owners do not use up what is left to others', () => {
  const budget = createMinuteBudget(1, () => 0);
  expect([budget.take('a'), budget.take('b'), budget.take('a')]).toEqual([0, 0, 60_000]);
});
