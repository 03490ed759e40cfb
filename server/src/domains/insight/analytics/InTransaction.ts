import type { Queries } from '../../../infrastructure/database/Database.ts';

export type InTransaction = <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
