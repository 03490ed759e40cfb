import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

const PAGE_ROWS = 500;

export interface ExportedTable {
  name: string;
  ownerColumn: 'owner_id' | 'id';
  keyColumns: string[];
  hiddenColumns: string[];
}

/** Skips binary columns, which are secrets, hashes or images. */
export async function listExportedTables(queries: Queries): Promise<ExportedTable[]> {
  const { rows } = await sql<{ name: string; keys: string[]; hidden: string[] | null; has_owner: boolean }>`
    select c.relname as name,
      (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
        from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)) as keys,
      (select array_agg(a.attname::text) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (a.atttypid = 'bytea'::regtype or a.attname ~ '(hash|secret|sealed|password)')) as hidden,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner_id') as has_owner
    from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and has_table_privilege(c.oid, 'select')
    order by 1`.execute(queries);
  return rows.map(({ name, keys, hidden, has_owner }) => ({
    name,
    ownerColumn: has_owner ? 'owner_id' : 'id',
    keyColumns: keys,
    hiddenColumns: hidden ?? [],
  }));
}

export interface ExportedPage {
  rows: string[];
  last: string | null;
}

/** Avoids a long transaction, because a slow download must not hold locks. */
export async function readPage(
  queries: Queries,
  ownerId: string,
  table: ExportedTable,
  after: string | null,
): Promise<ExportedPage> {
  const name = sql.id(table.name);
  const keys = sql.join(table.keyColumns.map((column) => sql.ref(`t.${column}`)));
  const lastKeys = sql.join(table.keyColumns.map((column) => sql.ref(`k.${column}`)));
  const beyond =
    after === null
      ? sql`true`
      : sql`(${keys}) > (select ${lastKeys} from jsonb_populate_record(null::${name}, ${after}::jsonb) as k)`;
  const { rows } = await sql<{ line: string; position: string }>`
    select (to_jsonb(t) - ${table.hiddenColumns}::text[])::text as line,
      jsonb_build_object(${sql.join(table.keyColumns.map((column) => sql`${sql.lit(column)}, ${sql.ref(`t.${column}`)}`))})::text as position
    from ${name} as t where ${sql.ref(`t.${table.ownerColumn}`)} = ${ownerId} and ${beyond}
    order by ${keys} limit ${PAGE_ROWS}`.execute(queries);
  return { rows: rows.map((row) => row.line), last: rows.length < PAGE_ROWS ? null : (rows.at(-1)?.position ?? null) };
}
