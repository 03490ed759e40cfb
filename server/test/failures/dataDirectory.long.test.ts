import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { isAlive, readPostmasterPid } from '../../src/infrastructure/database/embedded/readPostmasterPid.ts';
import { eventually } from '../eventually.ts';
import { isProof, times } from '../proof.ts';
import { type LaunchedServer, launchServer } from '../servers/launchServer.ts';

/** Roughly the duration of a first start on a slow machine. */
const START_MS = 3_000;

const directories: string[] = [];
const children = new Set<ChildProcess>();

after(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const directory of directories) await discard(directory);
});

async function createDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-directory-'));
  await chmod(directory, 0o711);
  directories.push(directory);
  return directory;
}

async function launch(directory: string): Promise<LaunchedServer> {
  const server = await launchServer({ FANFARE_DATA_DIR: join(directory, 'data') });
  children.add(server.child);
  return server;
}

/** The database outlives a killed server, so that the next one can adopt it. */
async function discard(directory: string): Promise<void> {
  const clusterDir = join(directory, 'data', 'postgres');
  const running = await readPostmasterPid(clusterDir);
  if (running && isAlive(running.pid)) {
    process.kill(running.pid, 'SIGINT');
    await eventually(async () => expect(await readPostmasterPid(clusterDir)).toBeNull(), 30_000);
  }
  await rm(directory, { recursive: true, force: true });
}

test('F19: a second server on the data directory names the first and exits; after a kill the next one starts', async (context) => {
  const directory = await createDirectory();
  let owner = await launch(directory);
  await owner.ready();
  const refusals: number[] = [];
  for (let round = 0; round < times(1, 50); round += 1) {
    for (const second of await Promise.all([launch(directory), launch(directory)])) {
      const begin = performance.now();
      const { code, errors } = await second.exited;
      refusals.push(Math.round(performance.now() - begin));
      expect([code, errors]).toEqual([1, expect.stringContaining(`process id ${owner.child.pid}`)]);
    }
    expect((await owner.client.send('GET', '/readyz')).status).toBe(200);
    owner.child.kill('SIGKILL');
    await owner.exited;
    owner = await launch(directory);
    await owner.ready();
  }
  context.diagnostic(`${refusals.length} refused, the slowest after ${Math.max(...refusals)} ms`);
  // Timings are meaningful only on an idle machine.
  if (isProof) expect(Math.max(...refusals)).toBeLessThan(1_000);
  expect((await owner.stop()).code).toBe(0);
});

test('F20: killed at any moment of its first start, the server starts the next time', async () => {
  const rounds = times(2, 50);
  for (let round = 0; round < rounds; round += 1) {
    const directory = await createDirectory();
    const first = await launch(directory);
    // Kills at a moment between the first file and the last migration.
    await Promise.race([first.ready(), delay(((round + 0.5) / rounds) * START_MS)]);
    first.child.kill('SIGKILL');
    await first.exited;
    const second = await launch(directory);
    await second.ready();
    expect((await second.client.send('GET', '/readyz')).status).toBe(200);
    expect((await second.stop()).code).toBe(0);
    await discard(directory);
  }
});
