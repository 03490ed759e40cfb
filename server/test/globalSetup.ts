import pg from 'pg';
import { createServerDatabase } from '../src/infrastructure/database/embedded/createServerDatabase.ts';
import type { Durability } from '../src/infrastructure/database/embedded/launchPostmaster.ts';
import { migrate } from '../src/infrastructure/database/migrating/migrate.ts';
import { openDatabase } from '../src/infrastructure/database/opening/openDatabase.ts';
import { createJobs } from '../src/infrastructure/jobs/createJobs.ts';
import { TEMPLATE_DATABASE, TEST_SUPERUSER_VARIABLE } from './database/createTestDatabase.ts';
import { startTestPostgres } from './database/startTestPostgres.ts';
import { silentLogger } from './servers/silentLogger.ts';

/** Several servers run at once, and each may open about 40 connections. */
const notDurable: Durability = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '800' };

let teardown = async () => {};

/** Uses one PostgreSQL per run and one template per test file. */
export async function globalSetup(): Promise<void> {
  const { superuser, stop } = await startTestPostgres(notDurable);
  teardown = stop;
  const config = await createServerDatabase(superuser, TEMPLATE_DATABASE);
  await migrate(config);
  await installJobs(config);
  await prepareCopies(superuser);
  process.env[TEST_SUPERUSER_VARIABLE] = JSON.stringify(superuser);
}

export async function globalTeardown(): Promise<void> {
  await teardown();
}

async function installJobs(config: pg.ClientConfig): Promise<void> {
  const database = openDatabase(config, silentLogger);
  const jobs = createJobs(database, silentLogger);
  await jobs.open();
  await jobs.stop();
  await database.close();
}

/** Avoids passwords, because deriving a key takes 10 ms. */
async function prepareCopies(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(`alter database ${TEMPLATE_DATABASE} is_template true allow_connections false`);
  const { rows } = await client.query<{ hba_file: string }>('show hba_file');
  const file = pg.escapeLiteral(rows[0]?.hba_file ?? '');
  await client.query(`copy (values ('local all all trust'), ('host all all localhost trust')) to ${file}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
