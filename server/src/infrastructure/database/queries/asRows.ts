import { type RawBuilder, sql } from 'kysely';

/**
 * Creates a relation named `input`. One parameter needs only one plan. Uses `jsonb`, because `json` builds a
 * hash table per row.
 */
export function asRows(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input(${sql.raw(columns)})`;
}
