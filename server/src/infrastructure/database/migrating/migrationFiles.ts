import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const productMigrations = new URL('../../../migrations/', import.meta.url);

/** Version 1.0.0 refuses unknown names in `schema_migrations`, so later ones are in `schema_changes`. */
const LAST_OF_VERSION_1_0 = '0280_no_statistics_of_documents.sql';

export const INTERNAL_TABLES = ['schema_migrations', 'schema_changes'];

export interface Migration {
  name: string;
  sql: string;
  /** True with `-- @contract`: the previous version cannot run with this migration. */
  isContract: boolean;
  changesData: boolean;
  /** False with `-- @no-transaction`, for a single statement such as `create index concurrently`. */
  isTransactional: boolean;
}

export async function readMigrationNames(directory = productMigrations): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
}

export async function readMigration(name: string, directory = productMigrations): Promise<Migration> {
  const sql = await readFile(new URL(name, directory), 'utf8');
  const words = new Set([...sql.matchAll(/^-- @(\S+)$/gm)].map(([, word]) => word));
  const isContract = words.has('contract');
  return { name, sql, isContract, changesData: isContract || words.has('data'), isTransactional: !words.has('no-transaction') };
}

export function isOfVersion10(name: string): boolean {
  return name <= LAST_OF_VERSION_1_0;
}

export async function createMigrationTables(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now());
    create table if not exists schema_changes (
      name text primary key,
      applied_at timestamptz not null default now(),
      -- False: versions that do not have this migration must not run with it.
      is_compatible boolean not null
    )`);
}

export async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.isTransactional ? migration.sql : migration.sql.replace(/\bconcurrently\b/gi, ''));
  await recordMigration(client, migration);
}

export async function recordMigration(client: pg.ClientBase, { name, isContract }: Migration): Promise<void> {
  if (isOfVersion10(name)) {
    await client.query('insert into schema_migrations (name, applied_at) values ($1, clock_timestamp())', [name]);
  } else {
    await client.query('insert into schema_changes (name, applied_at, is_compatible) values ($1, clock_timestamp(), $2)', [
      name,
      !isContract,
    ]);
  }
}

export interface AppliedMigration {
  name: string;
  is_compatible: boolean;
}

export async function readApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    `select name, is_compatible from (
       select name, applied_at, false as is_compatible from schema_migrations
       union all select name, applied_at, is_compatible from schema_changes
     ) applied order by applied_at, name`,
  );
  return rows;
}
