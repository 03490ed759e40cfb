import { readdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { attachEmbeddedPostgres } from '../../src/infrastructure/database/embedded/attachEmbeddedPostgres.ts';
import { isAlive } from '../../src/infrastructure/database/embedded/readPostmasterPid.ts';
import { checkIndexes } from '../../src/infrastructure/restore/checkIndexes.ts';
import { eventually } from '../eventually.ts';
import { createChance, times } from '../proof.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startLoadedServer } from './startLoadedServer.ts';

let stage: Awaited<ReturnType<typeof startLoadedServer>>;
before(async () => {
  stage = await startLoadedServer();
});
after(() => stage.close());

async function killDatabase(): Promise<void> {
  const parent = await stage.databasePid();
  if (parent === null) throw new Error('The database is not running.');
  const all = [parent, ...(await childrenOf(parent))];
  for (const pid of all) kill(pid);
  await eventually(() => expect(all.filter(isAlive)).toEqual([]));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

/** Reads Linux's process table. On other systems, child processes end by themselves. */
async function childrenOf(parent: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map(async (name) => [Number(name), await parentOf(name)] as const),
  );
  return processes.filter(([, its]) => its === parent).map(([pid]) => pid);
}

/** The name in parentheses may contain any character; state and parent follow it. */
async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]);
}

test('F2: repeated kills of the database under load lose no acknowledged row and corrupt no index', async (context) => {
  const between = createChance(context);
  const load = stage.load();
  const kills = times(2, 20);
  for (let n = 0; n < kills; n += 1) {
    const enough = load.acknowledged() + between(5, times(20, 300));
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(enough), 60_000);
    await killDatabase();
  }
  const answered = await load.settle();
  const { superuser } = await attachEmbeddedPostgres(stage.dataDir, stage.directory, silentLogger);
  const indexes = await checkIndexes({ ...superuser, database: 'fanfare' });
  context.diagnostic(`${answered} messages, ${kills} kills, ${load.refused()} deliveries refused, ${indexes} indexes sound`);
  expect(indexes).toBeGreaterThan(100);
  expect(stage.instagram.violations).toEqual([]);
});
