import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { INVITATION_TTL_MS } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { processEnvironment } from '../../../../test/processEnvironment.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, testSettings } from '../../../../test/servers/startTestServer.ts';
import { createTokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { newInvitation } from './invitation.ts';

const key = randomBytes(32);
const vault = createTokenVault(key);
const clock = { aheadMs: 0, nowMs: () => Date.now() + clock.aheadMs };
let server: TestServer;
before(async () => {
  const accounts = { ...testSettings('http://127.0.0.1:1').accounts, registration: 'invite' as const };
  server = await startTestServer({ startsWork: false, key, clock, settings: { accounts } });
});
after(() => server.close());

const invite = () => newInvitation(vault, clock.nowMs() + INVITATION_TTL_MS);
const register = (username: string, invitation?: string) =>
  server.call('POST /api/auth/register', {
    body: {
      username,
      email: `${username}@example.test`,
      password: TEST_PASSWORD,
      ...(invitation !== undefined && { invitation }),
    },
  });

async function isRefused(answer: ReturnType<typeof register>): Promise<void> {
  const { status, body } = await answer;
  expect([status, body]).toMatchObject([403, { code: 'invitation_invalid', error: expect.stringContaining('invitation') }]);
}

test('S14: an invitation creates one account, even for concurrent requests', async () => {
  const invitation = invite();
  const answers = await Promise.all(['anna', 'ben', 'cleo'].map((username) => register(username, invitation)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  await isRefused(register('dirk', invitation));
  // A different encoding of the same bytes.
  await isRefused(register('dirk', `${invitation}=`));
});

test('S14: without a valid invitation, registration fails and reveals no names', async () => {
  expect((await register('known', invite())).status).toBe(201);
  const good = invite();
  const old = invite();
  for (const bad of [
    undefined,
    'x',
    good.slice(0, -2),
    `${good.startsWith('A') ? 'B' : 'A'}${good.slice(1)}`,
    newInvitation(createTokenVault(randomBytes(32)), Date.now() + 1e9),
  ]) {
    await isRefused(register('known', bad));
  }
  clock.aheadMs = INVITATION_TTL_MS;
  await isRefused(register('eva', old));
  clock.aheadMs = 0;
  expect((await register('eva', good)).status).toBe(201);
});

test('S14: a failed registration leaves the invitation unused', async () => {
  const invitation = invite();
  await register('taken', invite());
  expect((await register('taken', invitation)).body).toMatchObject({ code: 'user_exists' });
  expect((await register('free', invitation)).status).toBe(201);
});

test("the operator's command prints working links and reports errors", async () => {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-invite-'));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [fileURLToPath(new URL('../../../commands/invite.ts', import.meta.url)), ...args], {
      env: {
        ...processEnvironment(),
        FANFARE_DATA_DIR: directory,
        TOKEN_ENCRYPTION_KEY: key.toString('base64'),
        PUBLIC_URL: 'https://fanfare.example',
      },
    });
  const { stdout } = await run('2');
  const links = stdout
    .trim()
    .split('\n')
    .map((line) => new URL(line));
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual(Array(2).fill('https://fanfare.example/signup'));
  for (const [n, { hash }] of links.entries()) {
    expect((await register(`guest${n}`, new URLSearchParams(hash.slice(1)).get('invitation') ?? '')).status).toBe(201);
  }
  await expect(run('many')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('from 1 to 100') });
  await rm(directory, { recursive: true });
});
