import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { logBeta } from './logBeta.ts';
import { againstNotWorse, againstWorse } from './shareEvidence.ts';

test('the beta function has its known values', () => {
  expect(Math.exp(logBeta(0.5, 0.5))).toBeCloseTo(Math.PI, 9);
  expect(Math.exp(logBeta(3, 4))).toBeCloseTo(1 / 60, 10);
  expect(logBeta(1, 100_000)).toBeCloseTo(-Math.log(100_000), 9);
});

/** Returns the probabilities of 0 to n failures. */
function binomial(n: number, share: number): number[] {
  const choose = (k: number) =>
    Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((product, factor) => product * factor, 1);
  return Array.from({ length: n + 1 }, (_, k) => choose(k) * share ** k * (1 - share) ** (n - k));
}

/** Returns the expected e-value over all possible outcomes. */
function meanEvidence(against: typeof againstWorse, candidate: [number, number], live: [number, number], margin: number): number {
  const [ofCandidate, ofLive] = [binomial(...candidate), binomial(...live)];
  let sum = 0;
  for (const [bad, one] of ofCandidate.entries()) {
    for (const [liveBad, other] of ofLive.entries()) {
      const counts = [
        { clients: candidate[0], bad },
        { clients: live[0], bad: liveBad },
      ] as const;
      sum += one * other * Math.exp(against(...counts, margin));
    }
  }
  return sum;
}

const clients = fc.integer({ min: 1, max: 14 });
const share = fc.double({ min: 0, max: 0.9, noNaN: true });
const margin = fc.constantFrom(0.005, 0.03, 0.1);

test('the e-value against "not worse" has a mean of 1 at most while it holds', () => {
  fc.assert(
    fc.property(clients, clients, share, share, margin, (n, m, live, part, more) => {
      const candidate = part * Math.min(1, live + more);
      expect(meanEvidence(againstNotWorse, [n, candidate], [m, live], more)).toBeLessThanOrEqual(1 + 1e-6);
    }),
  );
});

test('the e-value against "worse" has a mean of 1 at most while it holds', () => {
  fc.assert(
    fc.property(clients, clients, share, share, margin, (n, m, live, part, more) => {
      const least = Math.min(1, live + more);
      expect(meanEvidence(againstWorse, [n, least + part * (1 - least)], [m, live], more)).toBeLessThanOrEqual(1 + 1e-6);
    }),
  );
});

test('no reports give no evidence', () => {
  const nothing = { clients: 0, bad: 0 };
  expect(againstNotWorse(nothing, nothing, 0.005)).toBeCloseTo(0, 9);
  expect(againstWorse(nothing, { clients: 500, bad: 1 }, 0.03)).toBeLessThanOrEqual(0);
});
