import { sql } from 'kysely';
import type { Queries } from './Database.ts';

const BYTES_MIN = 65_536;
/** Autovacuum is sufficient for larger tables. */
const BYTES_MAX = 256 * 1024 * 1024;
const STATISTICS_TARGET = sql.lit(20);

/** Discards stored plans of tables that have doubled (ADR 0014). In a transaction. */
export async function analyzeGrownTables(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) between ${BYTES_MIN} and ${BYTES_MAX}
      and pg_relation_size(oid) >= 2 * relpages * current_setting('block_size')::bigint`.execute(queries);
  await sql`set local default_statistics_target = ${STATISTICS_TARGET}`.execute(queries);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(queries);
  return rows.map(({ name }) => name);
}
