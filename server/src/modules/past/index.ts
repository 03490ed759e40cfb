export { createPast, type Past } from './createPast.ts';
export { findOwner } from './past.repository.ts';
export type { Span } from './Span.ts';
