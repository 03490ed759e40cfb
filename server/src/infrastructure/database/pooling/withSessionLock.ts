import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const TRY_EVERY_MS = 100;
const WAIT_LIMIT_MS = 60_000;

/** Holds an advisory lock in a separate session, for work that takes longer than a transaction may. */
export async function withSessionLock<T>(config: pg.ClientConfig, key: number, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const deadline = performance.now() + WAIT_LIMIT_MS;
    for (;;) {
      const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [key]);
      if (rows[0]?.isMine) break;
      if (performance.now() > deadline) throw new Error('Another process has held the lock for too long.');
      await sleep(TRY_EVERY_MS);
    }
    return await work();
  } finally {
    await client.end();
  }
}
