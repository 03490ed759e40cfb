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
  const name = sql.id(table);
  let deleted = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid in (select ctid from ${name} where ${condition} limit ${batchRows})`.execute(queries);
    deleted += Number(numAffectedRows ?? 0);
    if (Number(numAffectedRows ?? 0) < batchRows) return deleted;
  }
}
