export { createHistoryBackfill, type HistoryBackfill } from './createHistoryBackfill.ts';
export { findOwner } from './history-backfill.repository.ts';
export type { Span } from './Span.ts';
