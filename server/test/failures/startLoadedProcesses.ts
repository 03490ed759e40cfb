import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDurableDatabase } from '../database/createTestDatabase.ts';
import { startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../servers/launchServer.ts';
import { connectOwners, type Loaded } from './connectOwners.ts';
import { startLoad } from './startLoad.ts';

interface Options extends Loaded {
  roles?: readonly string[];
  settings?: Record<string, string>;
}

const WEB_AND_WORKERS = ['web,realtime', 'worker', 'worker', 'worker'];

/** Processes that share a database; the first serves requests. */
export async function startLoadedProcesses({ igIds, graph, roles = WEB_AND_WORKERS, settings = {} }: Options) {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-processes-'));
  const stored = settings.DATABASE_URL === undefined ? await createDurableDatabase() : null;
  const instagram = await startInstagramDouble();
  const environment = {
    ...instagramAt(instagram.url),
    ...(stored && { DATABASE_URL: databaseUrlOf(stored.config) }),
    FANFARE_DATA_DIR: directory,
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const launch = async (role: string) => {
    const launched = await launchServer({ ...environment, ROLE: role });
    await launched.ready();
    return launched;
  };
  const processes: LaunchedServer[] = [];
  const server = () => {
    const [web] = processes;
    if (!web) throw new Error('No process serves requests.');
    return web;
  };
  let tokens: string[];
  try {
    for (const role of roles) processes.push(await launch(role));
    tokens = await connectOwners(server().client, { igIds, graph });
  } catch (error) {
    for (const each of processes) each.child.kill('SIGKILL');
    await instagram.close();
    await stored?.drop();
    throw error;
  }

  return {
    instagram,
    tokens,
    igIds,
    server,
    processes: (): readonly LaunchedServer[] => processes,
    get database() {
      if (!stored) throw new Error('The database belongs to the test.');
      return stored.database;
    },
    load: (begin = 0) => startLoad({ igIds, instagram, begin, deliver: (body) => server().client.deliverOnce(body) }),
    async add(role: string): Promise<void> {
      processes.push(await launch(role));
    },
    async kill(between: (from: number, to: number) => number): Promise<void> {
      const index = between(0, roles.length);
      processes[index]?.child.kill('SIGKILL');
      await processes[index]?.exited;
      processes[index] = await launch(roles[index] ?? '');
    },
    async close(): Promise<void> {
      await Promise.all(processes.map((each) => each.stop()));
      await instagram.close();
      await stored?.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
