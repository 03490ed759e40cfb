import pg from 'pg';
import type { Logger } from '../../logger/createLogger.ts';
import { connectOrGiveUp } from './connectOrGiveUp.ts';

/** Half a second below the silence after which a line is taken for dead. */
const STATEMENT_TIMEOUT_MS = 4_500;
/** A request that waits longer for the row of another one is refused: it holds a connection meanwhile (security control S40). */
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Idle connections leave before their silence could be taken for a dead line. */
const IDLE_TIMEOUT_MS = 4_000;
/** Below the time after which idle connections leave. */
const USED_EVERY_MS = 2_000;
const INT8_OID = 20;

/**
 * A plan that is kept is made while its tables may still be empty, and used when they are large: none of them may read a table whole.
 * The system's statements have an index for each of their lookups (ADR 0014), and what is looked up all the time is in memory
 * (ADR 0014).
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

/** One statement of a tenant takes one core of the database, not all (security control S31). */
const ONE_CORE = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** Statements are planned for what they are asked each time. */
export function forRequests(max: number): pg.PoolConfig {
  return { max, options: ONE_CORE, lock_timeout: LOCK_TIMEOUT_MS };
}

/** Statements are planned once. */
export function forSystemWork(max: number, isOfRequests: boolean): pg.PoolConfig {
  return { max, options: PLANS_FOR_ANY_SIZE, ...(isOfRequests && { lock_timeout: LOCK_TIMEOUT_MS }) };
}

export function createPoolOpener(config: pg.PoolConfig, logger: Logger) {
  const pools: pg.Pool[] = [];
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  return {
    /** @param ready so many connections stay open, so that a request does not wait for a new one and for its plans */
    open(own: pg.PoolConfig, ready = 0): pg.Pool {
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

/** A connection in use now needs no other use. A failure here is left to the next request, which reports it. */
async function useConnections(pool: pg.Pool, count: number): Promise<void> {
  const busy = pool.totalCount - pool.idleCount;
  const use = () => pool.query('').catch(() => undefined);
  await Promise.all(Array.from({ length: count - busy }, use));
}

/** Counters and positions stay far below 2^53, so a 64-bit integer is a number here. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8_OID) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
};
