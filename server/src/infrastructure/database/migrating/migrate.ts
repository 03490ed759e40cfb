import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../env/StartError.ts';
import { advisoryLocks } from '../advisoryLocks.ts';
import { DatabaseClient } from '../failover/DatabaseClient.ts';
import {
  type AppliedMigration,
  applyMigration,
  createMigrationTables,
  isOfVersion10,
  type Migration,
  readApplied,
  readMigration,
  readMigrationNames,
  recordMigration,
} from './migrationFiles.ts';

/** Other statements queue behind a migration that waits for a lock. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_TRIES = 30;
/** `lock_not_available` and `deadlock_detected`. */
const LOCK_CODES = ['55P03', '40P01'];

export interface MigrateOptions {
  onDataChange?: (migrations: readonly string[]) => Promise<void>;
  directory?: URL;
  lockTimeoutMs?: number;
}

export interface MigrateReport {
  applied: string[];
  newer: string[];
}

/** Forward only, one process at a time. Throws StartError for a newer database, a locked table, or no response. */
export async function migrate(config: pg.ClientConfig, options: MigrateOptions = {}): Promise<MigrateReport> {
  const client = new DatabaseClient(config);
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw new StartError(['The database does not respond. Check DATABASE_URL.'], { cause });
  });
  try {
    await takeMigrationLock(client);
    await createMigrationTables(client);
    const files = await readMigrationNames(options.directory);
    await moveLaterRecords(client, files);
    const known = await readApplied(client);
    const newer = known.filter(({ name }) => !files.includes(name));
    refuseIncompatible(newer);
    const names = new Set(known.map(({ name }) => name));
    const pending = await Promise.all(
      files.filter((file) => !names.has(file)).map((file) => readMigration(file, options.directory)),
    );
    const changing = pending.filter(({ changesData }) => changesData);
    if (known.length > 0 && changing.length > 0) await options.onDataChange?.(changing.map(({ name }) => name));
    await client.query(`set lock_timeout = ${options.lockTimeoutMs ?? LOCK_TIMEOUT_MS}`);
    for (const migration of pending) await applyWhenUnlocked(client, migration);
    return { applied: pending.map(({ name }) => name), newer: newer.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Polls, because `create index concurrently` would wait forever for a waiting statement. */
async function takeMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      advisoryLocks.migration,
    ]);
    if (rows[0]?.is_mine) return;
    await sleep(100);
  }
}

/** Builds between 1.0.0 and `schema_changes` recorded every migration in `schema_migrations`. */
async function moveLaterRecords(client: pg.Client, files: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const later = rows.map(({ name }) => name).filter((name) => !isOfVersion10(name) && files.includes(name));
  if (later.length === 0) return;
  await client.query(
    `with moved as (delete from schema_migrations where name = any($1) returning name, applied_at)
     insert into schema_changes (name, applied_at, is_compatible) select name, applied_at, true from moved
     on conflict (name) do nothing`,
    [later],
  );
}

function refuseIncompatible(newer: readonly AppliedMigration[]): void {
  const incompatible = newer.find(({ is_compatible }) => !is_compatible);
  if (!incompatible) return;
  throw new StartError([
    `The database was changed by a newer version of this server (${incompatible.name}). Start that version, restore an earlier backup, or use another database.`,
  ]);
}

async function applyWhenUnlocked(client: pg.Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await (migration.isTransactional ? applyInTransaction(client, migration) : applyAlone(client, migration));
    } catch (cause) {
      if (!(cause instanceof pg.DatabaseError) || !LOCK_CODES.includes(cause.code ?? '')) throw cause;
      if (tries === LOCK_TRIES) {
        throw new StartError(
          [
            `Migration ${migration.name} waits for a table that is in use. Nothing was changed. End long-running statements, then start again.`,
          ],
          { cause },
        );
      }
      await sleep(100 * tries);
    }
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function applyAlone(client: pg.Client, migration: Migration): Promise<void> {
  await dropUnfinishedIndexes(client);
  await client.query(migration.sql);
  await recordMigration(client, migration);
}

/** An interrupted `create index concurrently` leaves an unused index that costs writes. */
async function dropUnfinishedIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
}
