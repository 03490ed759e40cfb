import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { durable } from '../../src/infrastructure/database/embedded/launchPostmaster.ts';
import { startEmbeddedPostgres } from '../../src/infrastructure/database/embedded/startEmbeddedPostgres.ts';
import { prepareDataDir } from '../../src/infrastructure/env/prepareDataDir.ts';
import { silentLogger } from '../servers/silentLogger.ts';

export async function startTestPostgres(durability = durable) {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-test-'));
  await prepareDataDir(directory);
  const { superuser, stop } = await startEmbeddedPostgres(directory, join(directory, 'system'), silentLogger, durability);
  return {
    superuser,
    async stop() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
