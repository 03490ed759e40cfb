import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../env/StartError.ts';
import type { Logger } from '../../logger/createLogger.ts';
import { placeCluster } from '../embedded-place/placeCluster.ts';
import { isAlive, readPostmasterPid } from './readPostmasterPid.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

export async function attachEmbeddedPostgres(dataDir: string, systemDir: string, logger: Logger): Promise<EmbeddedPostgres> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8').catch((cause: unknown) => {
    throw new StartError([`There is no database in ${dataDir}. Set FANFARE_DATA_DIR or DATABASE_URL.`], { cause });
  });
  const { clusterDir, socketDir } = await placeCluster(dataDir, systemDir);
  const running = await readPostmasterPid(clusterDir);
  if (running === null || !isAlive(running.pid)) return startEmbeddedPostgres(dataDir, systemDir, logger);
  const superuser = {
    host: socketDir ?? '127.0.0.1',
    port: running.port,
    user: 'postgres',
    password: password.trim(),
    database: 'postgres',
  };
  return { superuser, stop: async () => undefined };
}
