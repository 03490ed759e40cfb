import { type RawBuilder, sql } from 'kysely';

/**
 * Whether `query` finds a row, looked up for each row that asks. `exists` leaves the choice to the planner, which for many rows reads the
 * whole index into a hash table instead, with all the entries that are dead and not yet cleared away.
 */
export function isAny(query: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((${query} limit 1) is not null)`;
}
