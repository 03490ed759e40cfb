export { createRateLimits, type ProofSource, type RateLimits } from './createRateLimits.ts';
export { pruneRateLimits } from './rate-limits.repository.ts';
