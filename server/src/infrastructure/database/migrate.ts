import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartError } from '../env/StartError.ts';

const directory = new URL('../../migrations/', import.meta.url);
const MIGRATION_LOCK = 7_203_501;

/** Tables that are about the database itself. */
export const INTERNAL_TABLES = ['schema_migrations'];

export async function readMigrationNames(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
}

/** Part of a transaction. */
export async function applyMigration(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(await readFile(new URL(name, directory), 'utf8'));
  await client.query('insert into schema_migrations (name, applied_at) values ($1, clock_timestamp())', [name]);
}

export async function createMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
}

/** Applies, in the order of their names, the migrations that this database has not seen. One process at a time; forward only. */
export async function migrate(config: pg.ClientConfig): Promise<string[]> {
  const files = await readMigrationNames();
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw new StartError(['The database does not answer: check DATABASE_URL.'], { cause });
  });
  const applied: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await createMigrationsTable(client);
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const known = new Set(rows.map((row) => row.name));
    refuseNewerDatabase(known, files);
    for (const name of files.filter((file) => !known.has(file))) {
      await client.query('begin');
      await applyMigration(client, name);
      await client.query('commit');
      applied.push(name);
    }
  } finally {
    await client.end();
  }
  return applied;
}

function refuseNewerDatabase(known: Set<string>, files: string[]): void {
  const unknown = [...known].find((name) => !files.includes(name));
  if (unknown === undefined) return;
  throw new StartError([
    `The database was changed by a newer version of this server (${unknown}): start that version, or set another database.`,
  ]);
}
