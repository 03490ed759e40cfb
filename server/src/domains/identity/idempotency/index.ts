export { pruneIdempotencyKeys } from './idempotency.repository.ts';
export { registerIdempotency } from './registerIdempotency.ts';
