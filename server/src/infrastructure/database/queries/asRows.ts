import { type RawBuilder, sql } from 'kysely';

/**
 * `from ${asRows(rows, 'id uuid, at timestamptz')}` gives a relation named `input`. One parameter, so the text is planned once.
 * `jsonb`, because plain JSON builds a hash table per row.
 */
export function asRows(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input(${sql.raw(columns)})`;
}
