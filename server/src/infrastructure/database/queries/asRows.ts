import { type RawBuilder, sql } from 'kysely';

/** Gives a relation named `input`. One parameter is planned once; `jsonb`, because `json` builds a hash table per row. */
export function asRows(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input(${sql.raw(columns)})`;
}
