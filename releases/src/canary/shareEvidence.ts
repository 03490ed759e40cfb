import type { Share } from './CanaryEvidence.ts';
import { logBeta } from './logBeta.ts';

/** A beta distribution of shares: what is expected before anything is known. It decides how soon, never how rightly, something is found. */
export interface Expectation {
  bad: number;
  good: number;
}

/** Few failures. */
const HEALTHY: Expectation = { bad: 0.5, good: 10 };
/** Perhaps many. */
const SICK: Expectation = { bad: 0.5, good: 3 };

/**
 * How strongly counts speak against "the share of the candidate is at most that of the live build and `margin`".
 *
 * @param margin 0.005: half a percentage point
 * @returns natural logarithm of an e-value: it exceeds ln(1/r) with a probability of r at most while the statement holds, however often one looks
 */
export function againstNotWorse(candidate: Share, live: Share, margin: number): number {
  const told = logMixture(candidate, SICK) + logMixture(live, HEALTHY);
  const isInside = meanOf(candidate) <= meanOf(live) + margin;
  return told - (isInside ? logBest(candidate) + logBest(live) : logBestAtMargin(candidate, live, margin));
}

/** The same against "the share of the candidate is that of the live build and `margin`, or more". */
export function againstWorse(candidate: Share, live: Share, margin: number): number {
  const told = logMixture(candidate, HEALTHY) + logMixture(live, HEALTHY);
  const isInside = meanOf(candidate) >= meanOf(live) + margin;
  return told - (isInside ? logBest(candidate) + logBest(live) : logBestAtMargin(candidate, live, margin));
}

/** Logarithm of the probability of these counts, in the order in which they came, when the share is drawn from an expectation. */
export function logMixture({ clients, bad }: Share, expected: Expectation): number {
  return logBeta(expected.bad + bad, expected.good + clients - bad) - logBeta(expected.bad, expected.good);
}

/** The same when the share is `share`. */
export function logLikelihood({ clients, bad }: Share, share: number): number {
  return times(bad, Math.log(share)) + times(clients - bad, Math.log(1 - share));
}

/** Logarithm of the highest probability that any share gives these counts. */
export function logBest(counts: Share): number {
  return logLikelihood(counts, meanOf(counts));
}

const meanOf = ({ clients, bad }: Share) => (clients === 0 ? 0 : bad / clients);
/** Nothing of something impossible is nothing. */
const times = (count: number, log: number) => (count === 0 ? 0 : count * log);

/** The highest where the candidate's share is exactly the live one's and the margin. The logarithm is concave, so thirds close in on it. */
function logBestAtMargin(candidate: Share, live: Share, margin: number): number {
  const at = (share: number) => logLikelihood(live, share) + logLikelihood(candidate, share + margin);
  let [low, high] = [0, 1 - margin];
  while (high - low > 1e-9) {
    const third = (high - low) / 3;
    if (at(low + third) < at(high - third)) low += third;
    else high -= third;
  }
  return at((low + high) / 2);
}
