import type { Queries } from '../../infrastructure/database/Database.ts';

/** Does a piece of counting in a transaction of its own, so that nobody waits for all of it. */
export type InTransaction = <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
