import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../Database.ts';

const BATCH_ROWS = 5_000;

/**
 * Each statement stays below the statement timeout.
 *
 * @param batchRows fewer for large rows
 * @returns number of deleted rows
 */
export function deleteInBatches(
  queries: Queries,
  table: string,
  condition: RawBuilder<unknown>,
  batchRows = BATCH_ROWS,
): Promise<number> {
  return deleteAll(batchRows, () => deleteBatch(queries, table, condition, batchRows));
}

/** Never waits: leaves locked rows. */
export function deleteUnlocked(queries: Queries, table: string, condition: RawBuilder<unknown>): Promise<number> {
  return deleteAll(BATCH_ROWS, () => deleteBatch(queries, table, condition, BATCH_ROWS, sql`for update skip locked`));
}

async function deleteAll(batchRows: number, deleteSome: () => Promise<number>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const more = await deleteSome();
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
  locking: RawBuilder<unknown> = sql``,
): Promise<number> {
  const name = sql.id(table);
  const { numAffectedRows } = await sql`
    delete from ${name} where ctid in (select ctid from ${name} where ${condition} limit ${batchRows} ${locking})`.execute(
    queries,
  );
  return Number(numAffectedRows ?? 0);
}
