import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createServerDatabase } from '../../src/infrastructure/database/embedded/createServerDatabase.ts';
import { migrate } from '../../src/infrastructure/database/migrating/migrate.ts';
import { openDatabase } from '../../src/infrastructure/database/opening/openDatabase.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startTestPostgres } from './startTestPostgres.ts';

export const TEMPLATE_DATABASE = 'fanfare_template';
export const TEST_SUPERUSER_VARIABLE = 'FANFARE_TEST_SUPERUSER';
export const TEST_POOLER_VARIABLE = 'FANFARE_TEST_POOLER';

export async function createTestDatabase(reach = (config: pg.ClientConfig) => config, statementMs?: number) {
  const superuser = superuserConfig();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asSuperuser(superuser, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy owner fanfare`);
  const config = { ...superuser, user: 'fanfare', database: name };
  const database = openTestDatabase(reach(config), statementMs);
  return {
    config,
    database,
    async drop() {
      await database.close();
      await asSuperuser(superuser, `drop database ${name} with (force)`);
    },
  };
}

function openTestDatabase(config: pg.ClientConfig, statementMs?: number) {
  const pooler = process.env[TEST_POOLER_VARIABLE];
  // A new connection costs PostgreSQL more than most statements of a test.
  if (pooler === undefined) return openDatabase(config, silentLogger, { keepsReady: false, statementMs });
  const pooled = { ...config, ...JSON.parse(pooler) };
  return openDatabase(pooled, silentLogger, { keepsReady: false, pooling: { preparesStatements: false, direct: config } });
}

/** For servers started as processes, which require a durable PostgreSQL. Slow. */
export async function createDurableDatabase() {
  const { config, drop } = await createEmptyDurableDatabase();
  await migrate(config);
  const database = openDatabase(config, silentLogger);
  return {
    config,
    database,
    async drop() {
      await database.close();
      await drop();
    },
  };
}

export async function createEmptyDurableDatabase(): Promise<EmptyDatabase> {
  const { superuser, stop } = await startTestPostgres();
  return { config: await createServerDatabase(superuser, 'fanfare'), admin: superuser, drop: stop };
}

export interface EmptyDatabase {
  config: pg.ClientConfig;
  admin: pg.ClientConfig;
  drop: (which?: string) => Promise<void>;
}

export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const superuser = superuserConfig();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asSuperuser(superuser, `create database ${name} owner fanfare`);
  return {
    config: { ...superuser, user: 'fanfare', database: name },
    admin: superuser,
    drop: (which = name) => asSuperuser(superuser, `drop database if exists ${which} with (force)`),
  };
}

export function superuserConfig(): pg.ClientConfig {
  const text = process.env[TEST_SUPERUSER_VARIABLE];
  if (text === undefined) throw new Error('Run the tests with `pnpm test`: its global setup starts the database.');
  return JSON.parse(text);
}

async function asSuperuser(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
