import { createTicker } from '../../concurrency/createTicker.ts';
import type { Logger } from '../../logger/createLogger.ts';
import { createTransactions } from '../connecting/createTransactions.ts';
import type { OnNested } from '../connecting/heldConnection.ts';
import { isConnectionFailure, isReadOnlyServer } from '../connecting/isConnectionFailure.ts';
import { openPlainLines } from '../connecting/openLines.ts';
import { createPoolOpener } from '../connecting/openPool.ts';
import type { Database, Reader } from '../Database.ts';
import type { DatabaseConfig } from '../failover/DatabaseClient.ts';
import { asTransactionSettings, enterRole, forReading } from '../pooling/connectionSettings.ts';
import { createLagMeter, parseLsn } from './createLagMeter.ts';

export interface Replica {
  config: DatabaseConfig;
  connections: number;
  maxLagMs: number;
}

const MEASURE_EVERY_MS = 1_000;
const RECOVERY_CONFLICT = '40001';

/** Reads from the replica, and from the primary while the replica is down or lags too far (ADR 0110). */
export function openReader(
  { config, connections, maxLagMs }: Replica,
  primary: Pick<Database, 'asOwner' | 'asSystem' | 'of'>,
  { logger, onNested }: { logger: Logger; onNested: OnNested },
): { reader: Reader; close: () => Promise<void> } {
  const opener = createPoolOpener(config, true, logger);
  const kind = forReading(connections);
  const pool = opener.open(kind);
  const run = createTransactions(openPlainLines(pool), onNested);
  const begin = `begin read only; ${asTransactionSettings(kind)}`;
  const meter = createLagMeter();
  const reads = { replica: 0, primary: 0 };
  let isUp = false;

  async function measure(): Promise<void> {
    try {
      const atMs = performance.now();
      const written = await primary.of('background').execute('select pg_current_wal_lsn()::text as lsn');
      const replayed = await pool.query('select pg_last_wal_replay_lsn()::text as lsn');
      const position = lsnOf(replayed.rows);
      if (position === null) throw new Error('DATABASE_REPLICA_URL does not name a replica.');
      meter.record(lsnOf(written.rows) ?? position, position, atMs);
      setUp(true);
    } catch (error) {
      setUp(false, error);
    }
  }

  function setUp(next: boolean, error?: unknown): void {
    if (isUp && !next) logger.warn({ err: error }, 'the replica cannot be used; the primary serves its reads');
    isUp = next;
  }

  function lagMs(): number | null {
    return isUp ? meter.lagMs(performance.now()) : null;
  }

  function isUsable(): boolean {
    const lag = lagMs();
    return lag !== null && lag <= maxLagMs;
  }

  async function read<T>(onReplica: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    if (isUsable()) {
      try {
        const result = await onReplica();
        reads.replica += 1;
        return result;
      } catch (error) {
        if (isReadOnlyServer(error)) throw error;
        if (isConnectionFailure(error)) setUp(false, error);
        else if (!isRecoveryConflict(error)) throw error;
      }
    }
    reads.primary += 1;
    return onPrimary();
  }

  const ticker = createTicker('lag of the replica', MEASURE_EVERY_MS, measure, logger);
  ticker.start();
  return {
    reader: {
      asOwner: (ownerId, work) =>
        read(
          () => run(work, `${begin}; ${enterRole(ownerId)}`),
          () => primary.asOwner(ownerId, work),
        ),
      asSystem: (work) =>
        read(
          () => run(work, begin),
          () => primary.asSystem(work),
        ),
      lagSeconds: () => (isUsable() ? Math.round((lagMs() ?? 0) / 1_000) : 0),
      state: () => ({ lagSeconds: lagMs() === null ? null : (lagMs() ?? 0) / 1_000, reads: { ...reads } }),
    },
    async close() {
      await ticker.stop();
      await opener.close();
    },
  };
}

function lsnOf(rows: readonly unknown[]): bigint | null {
  const [row] = rows;
  const lsn = typeof row === 'object' && row !== null && 'lsn' in row ? row.lsn : null;
  return typeof lsn === 'string' ? parseLsn(lsn) : null;
}

function isRecoveryConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT;
}
