import pg from 'pg';
import { StartError } from '../../env/StartError.ts';

/** Any constant; the lock belongs to the maintenance database, where nothing else takes locks. */
const OWNER_LOCK = 7_203_500;
const NAME_PREFIX = 'fanfare-server-';

/**
 * Makes this process the only server on the cluster. The right to it is a lock held by an open session: it ends with the process,
 * however that ends, so no file has to be judged by its age.
 */
export async function ownCluster(config: pg.ClientConfig, dataDir: string): Promise<{ release: () => Promise<void> }> {
  const client = new pg.Client({ ...config, application_name: `${NAME_PREFIX}${process.pid}`, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [OWNER_LOCK]);
  if (rows[0]?.owned) return { release: () => client.end() };

  const owner = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [OWNER_LOCK],
  );
  await client.end();
  const pid = owner.rows[0]?.application_name.replace(NAME_PREFIX, '') ?? 'unknown';
  throw new StartError([
    `The data directory ${dataDir} is in use by the server with process id ${pid}: stop it, or set FANFARE_DATA_DIR to another directory.`,
  ]);
}
