import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { againstNotSlower, againstSlower } from './timeEvidence.ts';

const BUCKETS = [10, 11, 12] as const;
type Distribution = readonly [number, number, number];

/** Returns all possible reports of this many clients, with their probabilities. */
function outcomes(clients: number, distribution: Distribution): { times: Record<number, number>; probability: number }[] {
  if (clients === 0) return [{ times: {}, probability: 1 }];
  return outcomes(clients - 1, distribution).flatMap(({ times, probability }) =>
    distribution.map((share, at) => {
      const bucket = BUCKETS[at] ?? 0;
      return { times: { ...times, [bucket]: (times[bucket] ?? 0) + 1 }, probability: probability * share };
    }),
  );
}

function quartileOf(distribution: Distribution): number {
  let below = 0;
  return distribution.findIndex((share) => {
    below += share;
    return below >= 0.75;
  });
}

function meanEvidence(against: typeof againstSlower, candidate: Distribution, live: Distribution, buckets: number): number {
  const ofLive = outcomes(3, live);
  return outcomes(4, candidate)
    .flatMap((one) => ofLive.map((other) => [one, other] as const))
    .reduce(
      (sum, [one, other]) => sum + one.probability * other.probability * Math.exp(against(one.times, other.times, buckets)),
      0,
    );
}

const distribution = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }))
  .map(([a, b, c]): Distribution => [a / (a + b + c), b / (a + b + c), c / (a + b + c)]);

test('the e-value about times has a mean of 1 at most while the hypothesis holds', () => {
  fc.assert(
    fc.property(distribution, distribution, (candidate, live) => {
      const slower = quartileOf(candidate) - quartileOf(live);
      const allowed = Math.max(slower, 0);
      expect(meanEvidence(againstNotSlower, candidate, live, allowed)).toBeLessThanOrEqual(1 + 1e-6);
      if (slower > 0) expect(meanEvidence(againstSlower, candidate, live, slower)).toBeLessThanOrEqual(1 + 1e-6);
    }),
    { numRuns: 40 },
  );
});

test('twice the time is found, and the same time is let through', () => {
  const about = (quartile: number, each: number) =>
    Object.fromEntries(Array.from({ length: 9 }, (_, at) => [quartile - 6 + at, each]));
  expect(againstNotSlower(about(58, 40), about(50, 80), 3)).toBeGreaterThan(Math.log(1000));
  expect(againstSlower(about(50, 80), about(50, 80), 3)).toBeGreaterThan(Math.log(100));
  expect(againstNotSlower(about(50, 80), about(50, 80), 3)).toBeLessThan(0);
  expect(againstNotSlower({}, {}, 3)).toBe(0);
});
