import { type RawBuilder, sql } from 'kysely';

/**
 * Looks up each row, because with `exists` the planner may read the whole index with its dead entries into a
 * hash table.
 */
export function isAny(query: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((${query} limit 1) is not null)`;
}
