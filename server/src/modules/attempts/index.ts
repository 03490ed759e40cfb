export { pruneAttempts } from './attempts.repository.ts';
export { type Attempts, createAttempts, type ProofSource } from './createAttempts.ts';
