import type { Queries } from '../../infrastructure/database/Database.ts';
import type { ClaimedUpdate } from './worker.repository.ts';

/** What a handler leaves to be done after the commit. */
export interface Handled {
  /** Set when the profile is worth asking for. */
  contactId?: string;
}

/** All effects of one update, inside the transaction that closes it. */
export type UpdateHandler = (queries: Queries, update: ClaimedUpdate, nowMs: number) => Promise<Handled>;
