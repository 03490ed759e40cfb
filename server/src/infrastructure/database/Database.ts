import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What a repository works with: the pool or an open transaction. */
export type Queries = Kysely<Tables>;

/**
 * The two ways to the data. A request acts for one user and sees only that user's rows, whatever its queries say; intake, worker
 * and sign-in act for everybody and say the owner in every query.
 */
export interface Database {
  /** One transaction bound to an owner by row-level security (security control S20). */
  asOwner: <T>(ownerId: string, work: (queries: Queries) => Promise<T>) => Promise<T>;
  /** One transaction over all owners. */
  asSystem: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  /** Single statements over all owners. */
  system: Queries;
  /** One statement as text, over all owners: for the job queue, which brings its own SQL. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  close: () => Promise<void>;
}
