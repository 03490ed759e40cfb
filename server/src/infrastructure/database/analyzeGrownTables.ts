import { sql } from 'kysely';
import type { Queries } from './Database.ts';

const BYTES_MIN = 65_536;
/** Autovacuum is sufficient for larger tables. */
const BYTES_MAX = 256 * 1024 * 1024;

/** Discards stored plans of tables that have doubled (ADR 0014). */
export async function analyzeGrownTables(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) between ${BYTES_MIN} and ${BYTES_MAX}
      and pg_relation_size(oid) >= 2 * relpages * current_setting('block_size')::bigint`.execute(queries);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(queries);
  return rows.map(({ name }) => name);
}
