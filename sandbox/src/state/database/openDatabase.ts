import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingsError } from '../../settings/SettingsError.ts';
import { migration, SCHEMA_VERSION, schema } from './schema.ts';
import { statement } from './statement.ts';

/**
 * A cache of 64 MiB: what a benchmark writes stays in memory. The log grows to about 32 MiB before its pages go to the file: a page that
 * changes a hundred times in between is then copied once.
 */
const pragmas = `
pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal;
pragma wal_autocheckpoint = 8192; pragma cache_size = -65536; pragma temp_store = memory;
`;

/**
 * Opens (or creates) the sandbox's database file. Commits survive a killed process; `synchronous = normal` gives up the
 * last moments only when the whole machine loses power, which a local stand-in may.
 */
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
    // Takes the exclusive lock now, so that a second sandbox is refused at its start and not at its first write.
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
