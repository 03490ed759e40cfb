import type { Share } from './CanaryEvidence.ts';
import { logBeta } from './logBeta.ts';

export interface Expectation {
  bad: number;
  good: number;
}

const HEALTHY: Expectation = { bad: 0.5, good: 10 };
const SICK: Expectation = { bad: 0.5, good: 3 };

/**
 * @returns the logarithm of an e-value; it exceeds ln(1/r) with a probability of at most r while `candidate
 * <= live + margin`
 */
export function againstNotWorse(candidate: Share, live: Share, margin: number): number {
  const mixture = logMixture(candidate, SICK) + logMixture(live, HEALTHY);
  const isInside = meanOf(candidate) <= meanOf(live) + margin;
  return mixture - (isInside ? logBest(candidate) + logBest(live) : logBestAtMargin(candidate, live, margin));
}

export function againstWorse(candidate: Share, live: Share, margin: number): number {
  const mixture = logMixture(candidate, HEALTHY) + logMixture(live, HEALTHY);
  const isInside = meanOf(candidate) >= meanOf(live) + margin;
  return mixture - (isInside ? logBest(candidate) + logBest(live) : logBestAtMargin(candidate, live, margin));
}

export function logMixture({ clients, bad }: Share, expected: Expectation): number {
  return logBeta(expected.bad + bad, expected.good + clients - bad) - logBeta(expected.bad, expected.good);
}

export function logLikelihood({ clients, bad }: Share, share: number): number {
  return times(bad, Math.log(share)) + times(clients - bad, Math.log(1 - share));
}

export function logBest(counts: Share): number {
  return logLikelihood(counts, meanOf(counts));
}

const meanOf = ({ clients, bad }: Share) => (clients === 0 ? 0 : bad / clients);
const times = (count: number, log: number) => (count === 0 ? 0 : count * log);

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
