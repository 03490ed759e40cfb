import type pg from 'pg';
import { INTERNAL_TABLES } from '../migrating/migrationFiles.ts';

export interface TableShape {
  name: string;
  columns: string[];
}

export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
    [INTERNAL_TABLES],
  );
  return rows;
}

export interface SequencePosition {
  table: string;
  column: string;
  value: number;
  isCalled: boolean;
}

export async function readSequences(client: pg.ClientBase): Promise<SequencePosition[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select t.relname as table, a.attname as column, s.oid::regclass::text as sequence
     from pg_class s
     join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  const positions: SequencePosition[] = [];
  for (const { table, column, sequence } of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${sequence}`,
    );
    positions.push({
      table,
      column,
      value: Number(found.rows[0]?.value ?? 1),
      isCalled: found.rows[0]?.called ?? false,
    });
  }
  return positions;
}

export async function writeSequences(client: pg.ClientBase, positions: readonly SequencePosition[]): Promise<void> {
  for (const { table, column, value, isCalled } of positions) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      `public.${client.escapeIdentifier(table)}`,
      column,
      value,
      isCalled,
    ]);
  }
}

export async function countRows(client: pg.ClientBase, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from public.${client.escapeIdentifier(name)}`);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}
