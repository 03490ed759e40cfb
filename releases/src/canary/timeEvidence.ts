import type { BuildEvidence, Share } from './CanaryEvidence.ts';
import { type Expectation, logBest, logLikelihood, logMixture } from './shareEvidence.ts';

type Times = BuildEvidence['times'];

const ABOVE = 0.25;
const EXPECTED: Expectation = { bad: 1, good: 3 };

/**
 * Compares third quartiles.
 * @returns the logarithm of an e-value; see `againstNotWorse`
 */
export function againstNotSlower(candidate: Times, live: Times, buckets: number): number {
  return leastEvidence(candidate, live, (above) => againstAtMost(above(buckets)));
}

export function againstSlower(candidate: Times, live: Times, buckets: number): number {
  return leastEvidence(candidate, live, (above) => againstAtLeast(above(buckets - 1)));
}

function leastEvidence(candidate: Times, live: Times, against: (above: (more: number) => Share) => number): number {
  const seen = [...Object.keys(candidate), ...Object.keys(live)].map(Number);
  if (seen.length === 0) return 0;
  const [first, last] = [Math.min(...seen) - 1, Math.max(...seen) + 1];
  const [ofCandidate, ofLive] = [sharesAbove(candidate, last), sharesAbove(live, last)];
  let least = Number.POSITIVE_INFINITY;
  for (let quartile = first; quartile <= last; quartile += 1) {
    const notHere = meanOfTwo(againstAtMost(ofLive(quartile)), againstAtLeast(ofLive(quartile - 1)));
    least = Math.min(least, notHere + against((more) => ofCandidate(quartile + more)));
  }
  return least;
}

function sharesAbove(times: Times, last: number): (bucket: number) => Share {
  const above = Array.from({ length: last + 1 }, () => 0);
  for (let bucket = last; bucket > 0; bucket -= 1) above[bucket - 1] = (above[bucket] ?? 0) + (times[bucket] ?? 0);
  const clients = (above[0] ?? 0) + (times[0] ?? 0);
  return (bucket) => ({ clients, bad: bucket < 0 ? clients : (above[bucket] ?? 0) });
}

function againstAtMost(above: Share): number {
  return logMixture(above, EXPECTED) - (above.bad <= above.clients * ABOVE ? logBest(above) : logLikelihood(above, ABOVE));
}

function againstAtLeast(above: Share): number {
  return logMixture(above, EXPECTED) - (above.bad >= above.clients * ABOVE ? logBest(above) : logLikelihood(above, ABOVE));
}

function meanOfTwo(a: number, b: number): number {
  const high = Math.max(a, b);
  return high + Math.log((Math.exp(a - high) + Math.exp(b - high)) / 2);
}
