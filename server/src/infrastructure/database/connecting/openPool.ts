import pg from 'pg';
import type { Logger } from '../../logger/createLogger.ts';
import { connectWithTimeout } from './connectWithTimeout.ts';

const STATEMENT_TIMEOUT_MS = 4_500;
/** Waiting requests hold a connection (S40). */
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Must be below the silence limit. */
const IDLE_TIMEOUT_MS = 4_000;
const USED_EVERY_MS = 2_000;
const INT8_OID = 20;

/** Plans may be stored while tables are empty, so sequential scans are off (ADRs 0020, 0043, 0057). */
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

/** Limits each statement to one core of the database (S31). */
const ONE_CORE = '-c max_parallel_workers_per_gather=0 -c jit=off';

export function forRequests(max: number): pg.PoolConfig {
  return { max, options: ONE_CORE, lock_timeout: LOCK_TIMEOUT_MS };
}

export function forSystemWork(max: number, isOfRequests: boolean): pg.PoolConfig {
  return { max, options: PLANS_FOR_ANY_SIZE, ...(isOfRequests && { lock_timeout: LOCK_TIMEOUT_MS }) };
}

export function createPoolOpener(config: pg.PoolConfig, logger: Logger) {
  const pools: pg.Pool[] = [];
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  return {
    open(own: pg.PoolConfig, ready = 0): pg.Pool {
      const pool = new pg.Pool({
        ...config,
        stream: connectWithTimeout,
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
      // Without a listener, a broken checked-out client would end the process.
      pool.on('connect', (client) => client.on('error', () => undefined));
      pools.push(pool);
      if (ready > 0) timers.push(setInterval(() => void useConnections(pool, ready), USED_EVERY_MS).unref());
      return pool;
    },
    async close(): Promise<void> {
      isClosing = true;
      timers.forEach(clearInterval);
      for (const pool of pools) if (!pool.ending) await pool.end();
    },
  };
}

async function useConnections(pool: pg.Pool, count: number): Promise<void> {
  const busy = pool.totalCount - pool.idleCount;
  const use = () => pool.query('').catch(() => undefined);
  await Promise.all(Array.from({ length: count - busy }, use));
}

/** 64-bit integers stay far below 2^53 here. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8_OID) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
};
