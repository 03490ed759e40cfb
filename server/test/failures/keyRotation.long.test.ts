import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'expect';
import { generateSync } from 'otplib';
import { idOfKey } from '../../src/infrastructure/crypto/createTokenVault.ts';
import { createDurableDatabase } from '../database/createTestDatabase.ts';
import { type InstagramDouble, igIdOf, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { type createTestClient, TEST_PASSWORD, type TestUser } from '../servers/createTestClient.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../servers/launchServer.ts';
import { flowOfLoad, startLoad } from './startLoad.ts';

type Client = ReturnType<typeof createTestClient>;

const command = fileURLToPath(new URL('../../src/commands/keys.ts', import.meta.url));
const newKey = () => randomBytes(32).toString('base64');
const idOf = (key: string) => idOfKey(Buffer.from(key, 'base64'));
const [oldKey, currentKey] = [newKey(), newKey()];
const running = new Set<LaunchedServer>();
let directory: string;
let database: Awaited<ReturnType<typeof createDurableDatabase>>;
let instagram: InstagramDouble;

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-keys-'));
  database = await createDurableDatabase();
  instagram = await startInstagramDouble();
});
after(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await instagram.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

function environmentOf(key: string, others: readonly string[]): Record<string, string> {
  return {
    ...instagramAt(instagram.url),
    DATABASE_URL: databaseUrlOf(database.config),
    FANFARE_DATA_DIR: directory,
    REGISTRATIONS_PER_HOUR: '100',
    REGISTRATIONS_PER_DAY: '100',
    TOKEN_ENCRYPTION_KEY: key,
    TOKEN_ENCRYPTION_OTHER_KEYS: others.join(','),
  };
}

async function start(key: string, ...others: string[]): Promise<LaunchedServer> {
  const server = await launchServer(environmentOf(key, others));
  running.add(server);
  return server;
}

async function startReady(key: string, ...others: string[]): Promise<LaunchedServer> {
  const server = await start(key, ...others);
  await server.ready();
  return server;
}

async function stop(server: LaunchedServer): Promise<void> {
  running.delete(server);
  expect(await server.stop()).toEqual({ code: 0, errors: '' });
}

async function showKeys(key: string, ...others: string[]): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...environmentOf(key, others) };
  return (await promisify(execFile)(process.execPath, [command], { env })).stdout;
}

const codeAt = (secret: string, deltaS: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + deltaS });

async function addUser(client: Client, username: string, igId: string): Promise<string> {
  const user: TestUser = await client.signUp(username);
  // A worker that joined others makes no calls to Instagram for its first 20 s.
  await eventually(async () => {
    await client.connect(user, igId);
    expect((await client.call('GET /api/instagram/status', { token: user.token })).body.connected).toBe(true);
  }, 60_000);
  const { token } = user;
  await client.call('PUT /api/flow-secrets', { token, body: { name: 'api', value: `secret of ${username}` } });
  const { body } = await client.call('POST /api/flow/save', { token, body: { name: 'Repeat', ...flowOfLoad } });
  await client.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  const setUp = await client.call('POST /api/user/2fa/setup', { token, body: { password: TEST_PASSWORD } });
  const { secret } = setUp.body;
  const confirmed = await client.call('POST /api/user/2fa/confirm', { token, body: { code: codeAt(secret, -30) } });
  expect([username, confirmed.status]).toEqual([username, 200]);
  return secret;
}

async function signIn(client: Client, username: string, secret: string): Promise<number> {
  const { body } = await client.call('POST /api/auth/login', { body: { username, password: TEST_PASSWORD } });
  const challenge = 'challenge' in body ? body.challenge : '';
  return (await client.call('POST /api/auth/login/2fa', { body: { challenge, code: codeAt(secret, 0) } })).status;
}

test('S37: the encryption key is rotated under load; a server that lacks a required key names it and does not start', async () => {
  const igIds = [igIdOf(1), igIdOf(2), igIdOf(3)] as const;
  const first = await startReady(oldKey);
  const annasSeed = await addUser(first.client, 'anna', igIds[0]);
  expect(await showKeys(oldKey)).toContain(
    `TOKEN_ENCRYPTION_KEY ${idOf(oldKey)}: 1 Instagram tokens, 1 second factors, 1 secrets of flows\n`,
  );

  // Every process must know the new key before one uses it.
  const second = await startReady(oldKey, currentKey);
  await stop(first);
  const third = await startReady(currentKey, oldKey);
  let receivers = [second.client, third.client];
  let turn = 0;
  const load = startLoad({
    igIds: [igIds[0]],
    instagram,
    async deliver(body) {
      turn += 1;
      return (receivers[turn % receivers.length] ?? third.client).deliverOnce(body);
    },
  });
  const bensSeed = await addUser(second.client, 'ben', igIds[1]);
  const cleosSeed = await addUser(third.client, 'cleo', igIds[2]);
  expect(await signIn(third.client, 'ben', bensSeed)).toBe(200);
  expect(await signIn(second.client, 'cleo', cleosSeed)).toBe(200);
  receivers = [third.client];
  await stop(second);
  await eventually(async () => {
    expect(await showKeys(currentKey, oldKey)).toContain(
      `TOKEN_ENCRYPTION_KEY ${idOf(currentKey)}: 3 Instagram tokens, 3 second factors, 3 secrets of flows\nTOKEN_ENCRYPTION_OTHER_KEYS ${idOf(oldKey)}: nothing is encrypted with it\n`,
    );
  }, 60_000);
  expect(await load.settle()).toBeGreaterThan(0);
  await stop(third);

  const { errors, code } = await (await start(newKey(), oldKey)).exited;
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual(
    ['3 Instagram tokens', '3 second factors', '3 secrets of flows'].map(
      (what) =>
        `The database holds ${what} that key ${idOf(currentKey)} encrypted, but this server does not have that key. Add it to TOKEN_ENCRYPTION_OTHER_KEYS, or set it as TOKEN_ENCRYPTION_KEY.`,
    ),
  );
  const last = await startReady(currentKey);
  expect(await signIn(last.client, 'anna', annasSeed)).toBe(200);
  const later = startLoad({ igIds, instagram, deliver: (body) => last.client.deliverOnce(body), begin: 1_000 });
  await eventually(() => expect(later.acknowledged()).toBeGreaterThan(15));
  await later.settle();
  expect(instagram.violations).toEqual([]);
  await stop(last);
});
