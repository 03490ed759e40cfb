export { pruneAttempts } from './attempts.repository.ts';
export { type Attempts, createAttempts } from './createAttempts.ts';
