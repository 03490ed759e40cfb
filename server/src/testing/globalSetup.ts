import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../infrastructure/database/connecting/openDatabase.ts';
import { createServerDatabase } from '../infrastructure/database/embedded/createServerDatabase.ts';
import { startEmbeddedPostgres } from '../infrastructure/database/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../infrastructure/database/migrating/migrate.ts';
import { prepareDataDir } from '../infrastructure/env/prepareDataDir.ts';
import { createJobs } from '../infrastructure/jobs/createJobs.ts';
import { TEMPLATE_DATABASE, TEST_SUPERUSER_VARIABLE } from './database/createTestDatabase.ts';
import { silentLogger } from './servers/silentLogger.ts';

let teardown = async () => {};

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export async function globalSetup(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-test-'));
  await prepareDataDir(directory);
  const postgres = await startEmbeddedPostgres(directory, join(directory, 'system'), silentLogger);
  teardown = async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
  const config = await createServerDatabase(postgres.superuser, TEMPLATE_DATABASE);
  await migrate(config);
  await installJobs(config);
  await allowCopies(postgres.superuser);
  process.env[TEST_SUPERUSER_VARIABLE] = JSON.stringify(postgres.superuser);
}

export async function globalTeardown(): Promise<void> {
  await teardown();
}

/** The tables of the job queue, which it makes itself and which would take longest. */
async function installJobs(config: pg.ClientConfig): Promise<void> {
  const database = openDatabase(config, silentLogger);
  const jobs = createJobs(database, silentLogger);
  await jobs.open();
  await jobs.stop();
  await database.close();
}

/** Whoever marks a database as a template lets others copy it while nobody is connected to it. */
async function allowCopies(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(`alter database ${TEMPLATE_DATABASE} is_template true allow_connections false`);
  await client.end();
}
