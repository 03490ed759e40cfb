import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, readPostmasterPid } from '../../src/infrastructure/database/embedded/readPostmasterPid.ts';
import { igIdOf, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { instagramAt, launchServer } from '../servers/launchServer.ts';
import { connectOwners, type Loaded } from './connectOwners.ts';
import { startLoad } from './startLoad.ts';

interface Options extends Partial<Loaded> {
  /** Read at each start. */
  settings?: Record<string, string>;
}

export async function startLoadedServer({ settings = {}, igIds = [igIdOf(1)], graph }: Options = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-loaded-'));
  await chmod(directory, 0o711);
  const dataDir = join(directory, 'data');
  const clusterDir = join(dataDir, 'postgres');
  const instagram = await startInstagramDouble();
  const launch = async () => {
    const launched = await launchServer({
      ...instagramAt(instagram.url),
      FANFARE_DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...settings,
    });
    await launched.ready();
    return launched;
  };
  let server = await launch();
  const tokens = await connectOwners(server.client, { igIds, graph });

  return {
    instagram,
    directory,
    dataDir,
    tokens,
    server: () => server,
    load: (begin = 0) => startLoad({ igIds, instagram, begin, deliver: (body) => server.client.deliverOnce(body) }),
    databasePid: async () => (await readPostmasterPid(clusterDir))?.pid ?? null,
    async kill(): Promise<void> {
      server.child.kill('SIGKILL');
      await server.exited;
      server = await launch();
    },
    async close(): Promise<void> {
      await server.stop();
      await instagram.close();
      const running = await readPostmasterPid(clusterDir);
      if (running && isAlive(running.pid)) process.kill(running.pid, 'SIGINT');
      await eventually(async () => {
        if (await readPostmasterPid(clusterDir)) throw new Error('The database is still running.');
      });
      await rm(directory, { recursive: true, force: true });
    },
  };
}
