import { sql } from 'kysely';
import type { Queries } from './Database.ts';

/** Of some hundred rows; fewer tell nothing about how often a value comes, and are read in no time. */
const BYTES_MIN = 65_536;
/** From there on the database keeps up by itself (autovacuum). */
const BYTES_MAX = 256 * 1024 * 1024;

/**
 * Analyzes tables that have doubled since they were analyzed, and answers which. A plan that is kept suits the size that its tables had, and
 * without statistics what belongs to an owner is taken for a two-hundredth of a table. To analyze a table ends the plans that read it (ADR 0014).
 */
export async function analyzeGrownTables(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) between ${BYTES_MIN} and ${BYTES_MAX}
      and pg_relation_size(oid) >= 2 * relpages * current_setting('block_size')::bigint`.execute(queries);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(queries);
  return rows.map(({ name }) => name);
}
