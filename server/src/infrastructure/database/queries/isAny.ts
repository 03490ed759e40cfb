import { type RawBuilder, sql } from 'kysely';

/** With `exists`, the planner may read the whole index. */
export function isAny(query: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((${query} limit 1) is not null)`;
}
