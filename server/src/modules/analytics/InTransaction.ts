import type { Queries } from '../../infrastructure/database/Database.ts';

/** Runs one batch in its own transaction, so that locks are short. */
export type InTransaction = <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
