import { type RawBuilder, sql } from 'kysely';

/**
 * Many rows as one parameter, to select from: `from ${asRows(rows, 'id uuid, at timestamptz')}` gives a relation named `input`.
 * The statement's text stays the same whatever the number of rows, so the database plans it once. Read as `jsonb`: for plain JSON it
 * would build a hash table for each row.
 */
export function asRows(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input(${sql.raw(columns)})`;
}
