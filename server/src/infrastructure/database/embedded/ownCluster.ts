import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../env/StartError.ts';
import { advisoryLocks } from '../advisoryLocks.ts';
import { isAlive } from './readPostmasterPid.ts';

const NAME_PREFIX = 'fanfare-server-';
const DEAD_OWNER_LIMIT_MS = 3_000;

export interface Ownership {
  release: () => Promise<void>;
}

/** A session holds the lock, so it ends with the process. `onLost` is called if the database ends the session. */
export async function ownCluster(config: pg.ClientConfig, dataDir: string, onLost: () => void): Promise<Ownership> {
  const client = new pg.Client({ ...config, application_name: `${NAME_PREFIX}${process.pid}`, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const deadline = performance.now() + DEAD_OWNER_LIMIT_MS;
  while (!(await tryLock(client))) {
    const owner = await findOwner(client);
    if (performance.now() < deadline && (owner === null || !isAlive(owner))) {
      await delay(20);
      continue;
    }
    await client.end();
    throw new StartError([
      `The data directory ${dataDir} is in use by the server with process id ${owner}. Stop that server, or set FANFARE_DATA_DIR to another directory.`,
    ]);
  }
  client.once('end', onLost);
  return {
    async release() {
      client.removeListener('end', onLost);
      await client.end();
    },
  };
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [advisoryLocks.ownCluster]);
  return rows[0]?.owned ?? false;
}

async function findOwner(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [advisoryLocks.ownCluster],
  );
  return rows[0] ? Number(rows[0].application_name.replace(NAME_PREFIX, '')) : null;
}
