export { findOwner } from './history-backfill.repository.ts';
export { openHistoryBackfill } from './openHistoryBackfill.ts';
