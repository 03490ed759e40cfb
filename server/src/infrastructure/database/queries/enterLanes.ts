import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../Database.ts';

/**
 * Must be the first statement of a transaction that changes what decisions in these lanes depend on. Until it
 * ends, nothing is decided there (ADR 0088).
 */
export async function enterLanes(queries: Queries, lanes: readonly string[]): Promise<void> {
  if (lanes.length > 0) await sql`select enter_lanes(${[...new Set(lanes)]}::text[])`.execute(queries);
}

/** @param lanes selects them, under the policies of the current role */
export async function enterLanesOf(queries: Queries, lanes: RawBuilder<unknown>): Promise<void> {
  await sql`select enter_lanes(array(${lanes}))`.execute(queries);
}

export async function enterAllLanes(queries: Queries): Promise<void> {
  await sql`select enter_all_lanes()`.execute(queries);
}
