import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger/createLogger.ts';
import { connectOrGiveUp } from './connectOrGiveUp.ts';
import type { Database, Queries } from './Database.ts';
import { listenOnChannel } from './listenOnChannel.ts';
import type { Tables } from './tables.ts';

const POOL_SIZE = 24;
const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Idle connections leave before their silence could be taken for a dead line. */
const IDLE_TIMEOUT_MS = 5_000;
const INT8_OID = 20;

/** Opens the pool. Errors of connections are handled: the next query gets a fresh one. */
export function openDatabase(config: pg.PoolConfig, logger: Logger): Database {
  const pool = new pg.Pool({
    ...config,
    max: POOL_SIZE,
    stream: connectOrGiveUp,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    types: { getTypeParser },
  });
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) logger.warn({ err: error }, 'an idle database connection was lost');
  });
  // A checked-out client without a listener of its own would end the process when its connection breaks.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const system = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    system,
    execute: (text, values) => pool.query<Record<string, unknown>>(text, values),
    asSystem: (work) => system.transaction().execute(work),
    asOwner: (ownerId, work) =>
      system.transaction().execute(async (transaction) => {
        await bindToOwner(transaction, ownerId);
        return work(transaction);
      }),
    listen: (channel, listener) => listenOnChannel({ ...config, stream: connectOrGiveUp }, channel, listener, logger),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      isClosing = true;
      await system.destroy();
      // Which ends a pool only when a query went through it.
      if (!pool.ending) await pool.end();
    },
  };
}

async function bindToOwner(queries: Queries, ownerId: string): Promise<void> {
  await sql`select set_config('role', 'fanfare_tenant', true), set_config('app.uid', ${ownerId}, true)`.execute(queries);
}

/** Counters and positions stay far below 2^53, so a 64-bit integer is a number here. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8_OID) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
};
