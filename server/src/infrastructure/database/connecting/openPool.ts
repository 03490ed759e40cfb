import pg from 'pg';
import type { Logger } from '../../logger/createLogger.ts';
import { DatabaseClient, type DatabaseConfig } from '../failover/DatabaseClient.ts';
import { asStartupOptions, type PoolKind } from '../pooling/connectionSettings.ts';
import { connectWithTimeout } from './connectWithTimeout.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Must be below the silence limit. */
const IDLE_TIMEOUT_MS = 4_000;
const USED_EVERY_MS = 2_000;
const INT8_OID = 20;

export function createPoolOpener(config: DatabaseConfig, isPooled: boolean, logger: Logger) {
  const pools: pg.Pool[] = [];
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  return {
    open(kind: PoolKind, ready = 0): pg.Pool {
      const pool = new pg.Pool({
        ...config,
        Client: DatabaseClient,
        stream: connectWithTimeout,
        idleTimeoutMillis: IDLE_TIMEOUT_MS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        types: { getTypeParser },
        pipeline: true,
        max: kind.max,
        ...(!isPooled && { options: asStartupOptions(kind) }),
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
