import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { checkIndexes } from '../infrastructure/database/backup/checkIndexes.ts';
import { attachEmbeddedPostgres } from '../infrastructure/database/embedded/attachEmbeddedPostgres.ts';
import { isAlive, readPostmasterPid } from '../infrastructure/database/embedded/readPostmasterPid.ts';
import { eventually } from '../testing/eventually.ts';
import { instagramAt, type LaunchedServer, launchServer } from '../testing/launchServer.ts';
import { times } from '../testing/proof.ts';
import { silentLogger } from '../testing/silentLogger.ts';
import { type InstagramDouble, igIdOf, startInstagramDouble } from '../testing/startInstagramDouble.ts';
import { flowOfLoad, startLoad } from './startLoad.ts';

const igId = igIdOf(1);
let directory: string;
let instagram: InstagramDouble;
let server: LaunchedServer;

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-power-'));
  // As root the database runs as another user, who has to pass through.
  await chmod(directory, 0o711);
  instagram = await startInstagramDouble();
  server = await launchServer({
    ...instagramAt(instagram.url),
    FANFARE_DATA_DIR: join(directory, 'data'),
    LOG_LEVEL: 'silent',
  });
  await server.ready();
  const user = await server.client.signUp('anna');
  await server.client.connect(user, igId);
  const { body } = await server.client.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Repeat', ...flowOfLoad },
  });
  await server.client.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(async () => {
  await server.stop();
  await instagram.close();
  await rm(directory, { recursive: true, force: true });
});

/** Every process of the database at once, so that none of them can still write anything. */
async function killDatabase(): Promise<void> {
  const running = await readPostmasterPid(join(directory, 'data', 'postgres'));
  if (!running) throw new Error('The database is not running.');
  const children = await childrenOf(running.pid);
  for (const pid of [running.pid, ...children]) kill(pid);
  await eventually(() => expect([running.pid, ...children].filter(isAlive)).toEqual([]));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** By the process table of Linux; elsewhere the children notice by themselves that the database is gone. */
async function childrenOf(parent: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map(async (name) => [Number(name), await parentOf(name)] as const),
  );
  return processes.filter(([, its]) => its === parent).map(([pid]) => pid);
}

/** Behind the name in parentheses, which may hold anything: state, then parent. */
async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]);
}

test('F2: the whole database is killed again and again under load: every acknowledged row is there, and every index is sound', async (context) => {
  const load = startLoad({ igId, instagram, deliver: (body) => server.client.deliver(body) });
  const kills = times(2, 20);
  for (let n = 0; n < kills; n += 1) {
    const enough = load.acknowledged() + randomInt(5, times(20, 300));
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(enough), 60_000);
    await killDatabase();
  }
  const answered = await load.settle();
  const { superuser } = await attachEmbeddedPostgres(join(directory, 'data'), directory, silentLogger);
  const indexes = await checkIndexes({ ...superuser, database: 'fanfare' });
  context.diagnostic(`${answered} messages, ${kills} kills, ${load.refused()} deliveries refused, ${indexes} indexes sound`);
  expect(indexes).toBeGreaterThan(100);
  expect(instagram.violations).toEqual([]);
});
