import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BackupHeader, damaged, TABLES_FOLDER } from '../database/backup/BackupContent.ts';
import { listTables } from '../database/backup/catalog.ts';
import {
  applyMigration,
  createMigrationTables,
  INTERNAL_TABLES,
  readMigration,
  readMigrationNames,
} from '../database/migrating/migrationFiles.ts';
import { StartError } from '../env/StartError.ts';

/** Runs later migrations before the load if the backup's columns need them. */
export async function buildSchema(client: pg.Client, header: BackupHeader): Promise<void> {
  const all = await readMigrationNames();
  const unknown = header.migrations.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new StartError([`The backup is from a newer version of this server (${unknown}). Restore it with that version.`]);
  }
  await createMigrationTables(client);
  for (const name of header.migrations) await applyMigration(client, await readMigration(name));
  for (const name of all.filter((each) => !header.migrations.includes(each))) {
    if (await hasColumns(client, header)) return;
    await applyMigration(client, await readMigration(name));
  }
}

async function hasColumns(client: pg.Client, { tables }: BackupHeader): Promise<boolean> {
  const present = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
  return dataTables(tables).every(({ name, columns }) => columns.every((column) => present.get(name)?.includes(column)));
}

function dataTables(tables: BackupHeader['tables']): BackupHeader['tables'] {
  return tables.filter(({ name }) => !INTERNAL_TABLES.includes(name));
}

export interface Loading {
  add: (entryName: string, content: Buffer) => Promise<void>;
  finish: () => Promise<void>;
}

/** Tables are loaded by name, so foreign keys are off and checked at the end. */
export async function startLoading(client: pg.Client, header: BackupHeader): Promise<Loading> {
  if (!(await hasColumns(client, header))) throw damaged();
  const present = await listTables(client);
  const keys = await takeForeignKeysAway(client);
  const forced = await forcedTables(client);
  const names = present.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
  for (const name of names) {
    await client.query(`alter table ${name} no force row level security`);
    await client.query(`alter table ${name} disable trigger user`);
  }
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);

  const columnsOf = new Map(header.tables.map(({ name, columns }) => [name, columns]));
  let current: { table: string; stream: ReturnType<typeof copyFrom> } | null = null;

  async function endTable(): Promise<void> {
    if (!current) return;
    current.stream.end();
    await finished(current.stream);
    current = null;
  }

  async function beginTable(table: string): Promise<ReturnType<typeof copyFrom>> {
    await endTable();
    const columns = columnsOf.get(table);
    if (!columns) throw damaged();
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const stream = client.query(copyFrom(`copy public.${client.escapeIdentifier(table)} (${list}) from stdin`));
    // The next write reports the error.
    stream.on('error', () => undefined);
    current = { table, stream };
    return stream;
  }

  return {
    async add(entryName, content) {
      const table = entryName.slice(TABLES_FOLDER.length, entryName.lastIndexOf('/'));
      if (INTERNAL_TABLES.includes(table)) return;
      const stream = current?.table === table ? current.stream : await beginTable(table);
      if (stream.errored) throw stream.errored;
      if (!stream.write(content)) await once(stream, 'drain');
    },
    async finish() {
      await endTable();
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
      for (const name of forced) await client.query(`alter table ${name} force row level security`);
      for (const { table, name, definition } of keys) {
        await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
      }
    },
  };
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function takeForeignKeysAway(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  return rows;
}

async function forcedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
}
