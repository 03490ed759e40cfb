import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Logger } from '../../logger/createLogger.ts';
import type { Database } from '../Database.ts';
import { createQueries } from '../queries/createQueries.ts';
import { createTransactions } from '../queries/createTransactions.ts';
import { connectOrGiveUp } from './connectOrGiveUp.ts';
import { assertNoConnectionHeld } from './heldConnection.ts';
import { listenOnChannel } from './listenOnChannel.ts';
import { openPlainLines, openPreparedLines } from './openLines.ts';

/** Requests have connections of their own, so that a flood of webhooks leaves theirs alone, and the other way round. */
const REQUEST_CONNECTIONS = 12;
const SYSTEM_CONNECTIONS = 16;
/** Half a second below the silence after which a line is taken for dead. */
const STATEMENT_TIMEOUT_MS = 4_500;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Idle connections leave before their silence could be taken for a dead line. */
const IDLE_TIMEOUT_MS = 4_000;
const INT8_OID = 20;

/**
 * A plan that is kept is made while its tables may still be empty, and used when they are large: none of them may read a table whole.
 * The system's statements have an index for each of their lookups (ADRs 0020 and 0043), and what is looked up all the time is in memory
 * (ADR 0057).
 */
const PLANS_FOR_ANY_SIZE = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'enable_mergejoin=off',
  'random_page_cost=1.1',
  'jit=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Opens the pools. Errors of connections are handled: the next query gets a fresh one. */
export function openDatabase(config: pg.PoolConfig, logger: Logger): Database {
  let isClosing = false;

  function openPool(own: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({
      ...config,
      stream: connectOrGiveUp,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      types: { getTypeParser },
      pipeline: true,
      ...own,
    });
    pool.on('error', (error) => {
      if (!isClosing) logger.warn({ err: error }, 'an idle database connection was lost');
    });
    // A checked-out client without a listener of its own would end the process when its connection breaks.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }

  const requestPool = openPool({ max: REQUEST_CONNECTIONS });
  const systemPool = openPool({ max: SYSTEM_CONNECTIONS, options: PLANS_FOR_ANY_SIZE });
  const runAsOwner = createTransactions(openPlainLines(requestPool));
  const openSystemLine = openPreparedLines(systemPool);
  const runAsSystem = createTransactions(openSystemLine);
  return {
    system: createQueries(async <R>(query: CompiledQuery) => {
      assertNoConnectionHeld();
      const line = await openSystemLine();
      return line.execute<R>(query).finally(() => line.release());
    }),
    async execute(text, values) {
      assertNoConnectionHeld();
      return systemPool.query<Record<string, unknown>>(text, values);
    },
    asSystem: (work) => runAsSystem(work),
    asOwner: (ownerId, work) => runAsOwner(work, beginAsOwner(ownerId)),
    listen: (channel, listener) => listenOnChannel({ ...config, stream: connectOrGiveUp }, channel, listener, logger),
    connections() {
      const count = (read: (pool: pg.Pool) => number) => read(requestPool) + read(systemPool);
      return {
        open: count((pool) => pool.totalCount),
        idle: count((pool) => pool.idleCount),
        waiting: count((pool) => pool.waitingCount),
      };
    },
    async close() {
      isClosing = true;
      for (const pool of [requestPool, systemPool]) if (!pool.ending) await pool.end();
    },
  };
}

/** In one message: when the second part fails, the transaction is lost, and nothing behind it sees anybody's rows. */
function beginAsOwner(ownerId: string): string {
  return `begin; select set_config('role', 'fanfare_tenant', true), set_config('app.uid', ${pg.escapeLiteral(ownerId)}, true)`;
}

/** Counters and positions stay far below 2^53, so a 64-bit integer is a number here. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8_OID) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
};
