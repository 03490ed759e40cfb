import type { BuildEvidence, Share } from './CanaryEvidence.ts';
import { type Expectation, logBest, logLikelihood, logMixture } from './shareEvidence.ts';

type Times = BuildEvidence['times'];

/** Of four times one is above the third quartile. */
const ABOVE = 0.25;
const EXPECTED: Expectation = { bad: 1, good: 3 };

/**
 * How strongly times speak against "three in four of the candidate are drawn within at most `buckets` buckets more than of the live build".
 *
 * @param buckets of 10 % each (`bucketOf`)
 * @returns natural logarithm of an e-value, see `againstNotWorse`
 */
export function againstNotSlower(candidate: Times, live: Times, buckets: number): number {
  return weakest(candidate, live, (above) => againstAtMost(above(buckets)));
}

/** The same against "the candidate takes `buckets` buckets more than the live build, or longer". */
export function againstSlower(candidate: Times, live: Times, buckets: number): number {
  return weakest(candidate, live, (above) => againstAtLeast(above(buckets - 1)));
}

/**
 * Where the live build's third quartile is, nobody knows. The statement about the candidate is therefore held against each bucket where it may
 * be, together with how much speaks against its being there; what is left standing counts.
 */
function weakest(candidate: Times, live: Times, against: (above: (more: number) => Share) => number): number {
  const seen = [...Object.keys(candidate), ...Object.keys(live)].map(Number);
  if (seen.length === 0) return 0;
  const [first, last] = [Math.min(...seen) - 1, Math.max(...seen) + 1];
  const [ofCandidate, ofLive] = [sharesAbove(candidate, last), sharesAbove(live, last)];
  let least = Number.POSITIVE_INFINITY;
  for (let quartile = first; quartile <= last; quartile += 1) {
    // The third quartile is here: at most a quarter is above it, and more than a quarter above the bucket before.
    const notHere = meanOfTwo(againstAtMost(ofLive(quartile)), againstAtLeast(ofLive(quartile - 1)));
    least = Math.min(least, notHere + against((more) => ofCandidate(quartile + more)));
  }
  return least;
}

/** @returns by bucket, how many clients have a time above it */
function sharesAbove(times: Times, last: number): (bucket: number) => Share {
  const above = Array.from({ length: last + 1 }, () => 0);
  for (let bucket = last; bucket > 0; bucket -= 1) above[bucket - 1] = (above[bucket] ?? 0) + (times[bucket] ?? 0);
  const clients = (above[0] ?? 0) + (times[0] ?? 0);
  return (bucket) => ({ clients, bad: bucket < 0 ? clients : (above[bucket] ?? 0) });
}

/** Against "at most a quarter is above". */
function againstAtMost(above: Share): number {
  return logMixture(above, EXPECTED) - (above.bad <= above.clients * ABOVE ? logBest(above) : logLikelihood(above, ABOVE));
}

/** Against "at least a quarter is above". */
function againstAtLeast(above: Share): number {
  return logMixture(above, EXPECTED) - (above.bad >= above.clients * ABOVE ? logBest(above) : logLikelihood(above, ABOVE));
}

/** Of two e-values given by their logarithms. */
function meanOfTwo(a: number, b: number): number {
  const high = Math.max(a, b);
  return high + Math.log((Math.exp(a - high) + Math.exp(b - high)) / 2);
}
