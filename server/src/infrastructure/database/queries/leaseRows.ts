import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../Database.ts';
import type { Tables } from '../tables/tables.ts';

interface Lease {
  table: keyof Tables;
  key?: string;
  isDue: RawBuilder<unknown>;
  order?: RawBuilder<unknown>;
  limit: number;
  /** Must end `isDue` for as long as the work takes, so that another process continues after a crash. */
  set: RawBuilder<unknown>;
}

export const milliseconds = (ms: number) => sql`${`${Math.round(ms)} milliseconds`}::interval`;

/** Rows that another process leases at the same time are skipped (ADR 0106). */
export async function leaseRows<Row>(queries: Queries, { table, key = 'id', isDue, order, limit, set }: Lease): Promise<Row[]> {
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set ${set} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${isDue} ${order ? sql`order by ${order}` : sql``}
      limit ${limit} for update skip locked)
    returning *`.execute(queries);
  return rows;
}
