import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from '../failover/DatabaseClient.ts';

const TRY_EVERY_MS = 100;
const WAIT_LIMIT_MS = 60_000;
const KEEP_ALIVE_MS = 5_000;

/** Holds an advisory lock in a separate session, for work that takes longer than a transaction may. Throws when the session is lost. */
export async function withSessionLock<T>(config: pg.ClientConfig, key: number, work: () => Promise<T>): Promise<T> {
  const client = new DatabaseClient({ ...config, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS });
  const lost = new Promise<never>((_, reject) => client.on('error', reject));
  lost.catch(() => undefined);
  await client.connect();
  try {
    const deadline = performance.now() + WAIT_LIMIT_MS;
    for (;;) {
      const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [key]);
      if (rows[0]?.isMine) break;
      if (performance.now() > deadline) throw new Error('Another process has held the lock for too long.');
      await sleep(TRY_EVERY_MS);
    }
    return await Promise.race([work(), lost]);
  } finally {
    await client.end();
  }
}
