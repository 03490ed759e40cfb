import { type RawBuilder, sql } from 'kysely';

/**
 * Passes rows as one parameter: `from ${asRows(rows, 'id uuid, at timestamptz')}` gives a relation named `input`. The text does
 * not depend on the number of rows, so it is planned once. `jsonb`: plain JSON builds a hash table per row.
 */
export function asRows(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input(${sql.raw(columns)})`;
}
