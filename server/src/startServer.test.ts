import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { expect } from 'expect';
import { eventually } from '../test/eventually.ts';
import { longTest } from '../test/longTest.ts';
import { type LaunchedServer, launchServer } from '../test/servers/launchServer.ts';
import { isAlive, readPostmasterPid } from './infrastructure/database/embedded/readPostmasterPid.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let directory: string;
const children = new Set<ChildProcess>();

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-start-'));
  // When started by root, the database runs as another user, who must be able to traverse the directory.
  await chmod(directory, 0o711);
});
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  const running = await readPostmasterPid(join(directory, 'data', 'postgres'));
  if (running && isAlive(running.pid)) process.kill(running.pid, 'SIGINT');
  await eventually(async () => expect(await readPostmasterPid(join(directory, 'data', 'postgres'))).toBeNull());
  await rm(directory, { recursive: true, force: true });
});

async function launch(environment: Record<string, string>): Promise<LaunchedServer> {
  const server = await launchServer({ FANFARE_DATA_DIR: join(directory, 'data'), ...environment });
  children.add(server.child);
  return server;
}

test('a server starts, refuses a second one, survives being killed, and stops cleanly', async () => {
  const first = await launch({});
  expect(await first.ready()).toEqual({ type: 'ready', url: `http://localhost:${first.port}` });
  expect((await fetch(`http://localhost:${first.port}/readyz`)).status).toBe(200);

  const second = await launch({});
  const { code, errors } = await second.exited;
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `The data directory ${join(directory, 'data')} is in use by the server with process id ${first.child.pid}. Stop that server, or set FANFARE_DATA_DIR to another directory.`,
  );
  expect((await fetch(`http://localhost:${first.port}/readyz`)).status).toBe(200);

  first.child.kill('SIGKILL');
  await first.exited;
  const third = await launch({});
  await third.ready();
  third.child.kill('SIGTERM');
  expect((await third.exited).code).toBe(0);
  expect(await readPostmasterPid(join(directory, 'data', 'postgres'))).toBeNull();
});

longTest('F15: a database that dies is started again, and nothing acknowledged is lost', async () => {
  const server = await launch({ LOG_LEVEL: 'silent' });
  await server.ready();
  const url = `http://localhost:${server.port}`;
  const register = (username: string) =>
    fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@example.test`, password: 'correct horse battery' }),
    });
  expect((await register('before')).status).toBe(201);
  const running = await readPostmasterPid(join(directory, 'data', 'postgres'));
  if (!running) throw new Error('The database is not running.');
  process.kill(running.pid, 'SIGKILL');
  await eventually(async () => expect((await register('after')).status).toBe(201));
  expect((await register('before')).status).toBe(409);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
});

longTest('a server whose starter is gone stops by itself, with its database', async () => {
  const server = await launch({ LOG_LEVEL: 'silent' });
  await server.ready();
  server.child.disconnect();
  expect((await server.exited).code).toBe(0);
  expect(await readPostmasterPid(join(directory, 'data', 'postgres'))).toBeNull();
});

longTest('a busy port is named, and the database does not stay behind', async () => {
  const blocker = createServer().listen(0, 'localhost');
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, errors } = await (await launch({ PORT: port })).exited;
  blocker.close();
  expect([code, errors.trim()]).toEqual([1, `Port ${port} is in use by another program. Stop it, or set PORT to a free port.`]);
  expect(await readPostmasterPid(join(directory, 'data', 'postgres'))).toBeNull();
});

test('S25: with another encryption key the server refuses to start', async () => {
  const own = join(directory, 'another-key');
  await mkdir(own, { mode: 0o700 });
  await writeFile(join(own, 'token-encryption.key'), 'c2hvcnQ=', { mode: 0o600 });
  const { code, errors } = await (await launch({ FANFARE_DATA_DIR: own })).exited;
  expect([code, errors]).toEqual([1, expect.stringContaining('TOKEN_ENCRYPTION_KEY')]);
});

const refusals: [string, Record<string, string>, string][] = [
  ['a data directory that cannot be written to', { FANFARE_DATA_DIR: '/proc/fanfare' }, 'FANFARE_DATA_DIR'],
  ['a data directory that is a file', { FANFARE_DATA_DIR: main }, 'FANFARE_DATA_DIR'],
  ['a missing secret in production', { NODE_ENV: 'production', INSTAGRAM_APP_SECRET: '' }, 'INSTAGRAM_APP_SECRET is missing'],
  ['an unreachable database', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'DATABASE_URL'],
  ['an IP address of another machine', { HOST: '192.0.2.1' }, 'HOST'],
];
for (const [name, environment, expected] of refusals) {
  test(`S33: ${name}: one sentence names the setting`, async () => {
    const { code, errors } = await (await launch(environment)).exited;
    expect(code).toBe(1);
    expect(errors).toContain(expected);
    expect(errors).not.toMatch(/\n\s+at /);
  });
}
