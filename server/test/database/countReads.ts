import { sql } from 'kysely';
import type { Queries } from '../../src/infrastructure/database/Database.ts';

export interface TableReads {
  table: string;
  whole: number;
  lookedUp: number;
}

/** Counts reads by table. A connection reports its counters with a delay. */
export async function countReads(queries: Queries, work: () => Promise<unknown>): Promise<TableReads[]> {
  const before = new Map((await readCounters(queries)).map((reads) => [reads.table, reads]));
  await work();
  return (await readCounters(queries)).map(({ table, whole, lookedUp }) => ({
    table,
    whole: whole - (before.get(table)?.whole ?? 0),
    lookedUp: lookedUp - (before.get(table)?.lookedUp ?? 0),
  }));
}

async function readCounters(queries: Queries): Promise<TableReads[]> {
  const { rows } = await sql<TableReads>`
    select relname as table, seq_scan as whole, coalesce(idx_tup_fetch, 0) as "lookedUp" from pg_stat_xact_user_tables
    where schemaname = 'public' and idx_scan + seq_scan > 0`.execute(queries);
  return rows;
}
