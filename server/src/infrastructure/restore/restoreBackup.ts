import type pg from 'pg';
import { restoreReleases } from '../database/backup/archiveReleases.ts';
import {
  type BackupClosing,
  type BackupHeader,
  type BackupJobs,
  damaged,
  HEADER_ENTRY,
  JOBS_ENTRY,
  RELEASES_FOLDER,
  readHeader,
  readJobs,
  TABLES_FOLDER,
} from '../database/backup/BackupContent.ts';
import { countRows, writeSequences } from '../database/backup/catalog.ts';
import { readArchive } from '../database/backup/readArchive.ts';
import { DatabaseClient } from '../database/failover/DatabaseClient.ts';
import { migrate } from '../database/migrating/migrate.ts';
import { INTERNAL_TABLES } from '../database/migrating/migrationFiles.ts';
import { openDatabase } from '../database/opening/openDatabase.ts';
import { createJobs } from '../jobs/createJobs.ts';
import type { Logger } from '../logger/createLogger.ts';
import { checkIndexes } from './checkIndexes.ts';
import { type HeldWork, holdOpenWork } from './holdOpenWork.ts';
import { buildSchema, type Loading, startLoading } from './loadTables.ts';
import { chooseTarget } from './restoreTarget.ts';

export interface RestoreReport {
  header: BackupHeader;
  rows: number;
  jobs: number;
  held: HeldWork;
  migrated: readonly string[];
  indexesChecked: number | null;
  databaseBefore: string | null;
  releasesBefore: string | null;
}

interface Options {
  path: string;
  config: pg.ClientConfig;
  admin: pg.ClientConfig;
  force: boolean;
  releasesDir: string;
  logger: Logger;
}

export async function restoreBackup(options: Options): Promise<RestoreReport> {
  const { path, admin, force, releasesDir, logger } = options;
  const releases = restoreReleases(releasesDir);
  const target = await chooseTarget({ config: options.config, admin, force });
  try {
    const { header, closing, jobs } = await fill(target.config, path, releases.add);
    const { applied: migrated } = await migrate(target.config);
    await refillJobs(target.config, jobs, logger);
    const held = await holdOpenWork(target.config);
    const indexesChecked = await checkIndexes({ ...admin, ...databaseOf(target.config) });
    const databaseBefore = await target.finish();
    const releasesBefore = await releases.finish();
    const rows = Object.values(closing.rows).reduce((total, count) => total + count, 0);
    return { header, rows, jobs: jobs.length, held, migrated, indexesChecked, databaseBefore, releasesBefore };
  } catch (error) {
    await releases.abandon();
    await target.abandon();
    throw error;
  }
}

function databaseOf({ database, connectionString }: pg.ClientConfig): pg.ClientConfig {
  return connectionString === undefined ? { ...(database !== undefined && { database }) } : { connectionString };
}

interface Filled {
  header: BackupHeader;
  closing: BackupClosing;
  jobs: BackupJobs;
}

/** Uses one transaction, so that a failed restore leaves an empty database. */
async function fill(config: pg.ClientConfig, path: string, addRelease: Loading['add']): Promise<Filled> {
  const client = new DatabaseClient({ ...config, application_name: 'fanfare-restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set maintenance_work_mem = '256MB'`,
    );
    await client.query('begin');
    const filled = await fillInTransaction(client, path, addRelease);
    await client.query('commit');
    await client.query('analyze');
    return filled;
  } finally {
    await client.end();
  }
}

async function fillInTransaction(client: pg.Client, path: string, addRelease: Loading['add']): Promise<Filled> {
  const entries = readArchive(path);
  const first = await entries.next();
  const header = readHeader(!first.done && first.value.name === HEADER_ENTRY ? first.value.content : Buffer.alloc(0));
  await buildSchema(client, header);
  const loading = await startLoading(client, header);
  let jobs: BackupJobs = [];
  let entry = await entries.next();
  for (; !entry.done; entry = await entries.next()) {
    const { name, content } = entry.value;
    if (name.startsWith(TABLES_FOLDER)) await loading.add(name, content);
    else if (name.startsWith(RELEASES_FOLDER)) await addRelease(name, content);
    else if (name === JOBS_ENTRY) jobs = readJobs(content);
    else throw damaged();
  }
  const closing = entry.value;
  await loading.finish();
  await writeSequences(client, closing.sequences);
  const expected = Object.entries(closing.rows).filter(([name]) => !INTERNAL_TABLES.includes(name));
  const counts = await countRows(
    client,
    expected.map(([name]) => name),
  );
  if (expected.some(([name, count]) => counts[name] !== count)) throw damaged();
  return { header, closing, jobs };
}

async function refillJobs(config: pg.ClientConfig, jobs: BackupJobs, logger: Logger): Promise<void> {
  const database = openDatabase(config, logger);
  const queue = createJobs(database, logger);
  try {
    await queue.open();
    await queue.refill(jobs);
  } finally {
    await queue.stop();
    await database.close();
  }
}
