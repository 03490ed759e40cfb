import { type RawBuilder, sql } from 'kysely';

/**
 * Many rows as one parameter, to select from: `from ${asRows(rows, 'id uuid, at timestamptz')}` gives a relation named `input`.
 * The statement's text stays the same whatever the number of rows, so the database plans it once.
 */
export function asRows(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as input(${sql.raw(columns)})`;
}
