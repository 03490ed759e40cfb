import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingsError } from '../../settings/SettingsError.ts';
import { migration, SCHEMA_VERSION, schema } from './schema.ts';
import { statement } from './statement.ts';

/**
 * The cache has 64 MiB. A page that changes often is copied only once per checkpoint, so a large WAL means
 * fewer writes.
 */
const pragmas = `
pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal;
pragma wal_autocheckpoint = 8192; pragma cache_size = -65536; pragma temp_store = memory;
`;

/** Data survive a killed process; `synchronous = normal` may lose the last writes in a power failure. */
export function openDatabase(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true });
    const database = new DatabaseSync(join(directory, 'sandbox.db'), { timeout: 500 });
    database.exec(pragmas);
    createTables(database, directory);
    return database;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    const reason = detail.includes('locked') ? 'another sandbox is using it' : detail;
    throw new SettingsError(`SANDBOX_DATA_DIR: the directory ${directory} cannot be used: ${reason}.`);
  }
}

function createTables(database: DatabaseSync, directory: string): void {
  const version = statement<{ user_version: number }>(database, 'pragma user_version').get()?.user_version ?? 0;
  if (version === SCHEMA_VERSION) {
    // Takes the exclusive lock now, so that a second sandbox fails at its start.
    database.exec(`begin immediate; pragma user_version = ${SCHEMA_VERSION}; commit`);
    return;
  }
  if (version === 1) {
    database.exec(`begin immediate; ${migration} pragma user_version = ${SCHEMA_VERSION}; commit`);
    return;
  }
  if (version !== 0) {
    throw new SettingsError(
      `SANDBOX_DATA_DIR: ${directory} holds the state of another version of the sandbox; delete the directory or choose another one.`,
    );
  }
  database.exec(`begin immediate; ${schema} pragma user_version = ${SCHEMA_VERSION}; commit`);
}
