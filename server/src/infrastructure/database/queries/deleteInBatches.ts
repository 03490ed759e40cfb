import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../Database.ts';

const BATCH_ROWS = 5_000;

/**
 * Each statement stays below the statement timeout.
 *
 * @param batchRows fewer for large rows
 * @returns number of deleted rows
 */
export async function deleteInBatches(
  queries: Queries,
  table: string,
  condition: RawBuilder<unknown>,
  batchRows = BATCH_ROWS,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const more = await deleteBatch(queries, table, condition, batchRows);
    deleted += more;
    if (more < batchRows) return deleted;
  }
}

/** @returns number of deleted rows; fewer than `batchRows` when none is left */
export async function deleteBatch(
  queries: Queries,
  table: string,
  condition: RawBuilder<unknown>,
  batchRows: number,
): Promise<number> {
  const name = sql.id(table);
  const { numAffectedRows } = await sql`
    delete from ${name} where ctid in (select ctid from ${name} where ${condition} limit ${batchRows})`.execute(queries);
  return Number(numAffectedRows ?? 0);
}
