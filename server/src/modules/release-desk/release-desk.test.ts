import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openReleaseStore } from '@fanfare/releases';
import { expect } from 'expect';
import { runServerCommand } from '../../testing/runServerCommand.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/startTestServer.ts';
import { setStaff } from '../staff/index.ts';

let server: TestServer;
let anna: TestUser;
let ben: TestUser;
let releasesDir = '';

before(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'fanfare-desk-'));
  const store = openReleaseStore(releasesDir);
  for (const id of ['one', 'two', 'three', 'new']) {
    await mkdir(join(releasesDir, 'mf-a', `1.0.0-${id}`), { recursive: true });
    const facts = { name: 'mf-a', version: '1.0.0', buildId: id, manifest: { owner: 'team a', title: 'Part A', routes: [] } };
    await writeFile(join(releasesDir, 'mf-a', `1.0.0-${id}`, 'release.json'), JSON.stringify(facts));
    if (id !== 'new') await store.change('mf-a', { kind: 'release', build: `1.0.0-${id}` }, 'team a');
  }
  server = await startTestServer({ startsWork: false, settings: { releasesDir } });
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  await setStaff(server.database.system, 'anna', true);
});
after(async () => {
  await server.close();
  await rm(releasesDir, { recursive: true });
});

type ChangeBody = NonNullable<Parameters<TestServer['call']>[1]>['body'];
const change = (body: ChangeBody, { token } = anna) => server.call('POST /api/releases/changes', { token, body });
const seen = async () => (await server.call('GET /api/releases', { token: anna.token })).body.data.remotes[0];

test('S20: who is not staff sees no releases and changes none, and is told so when they ask', async () => {
  const back = { remote: 'mf-a', kind: 'rollback', liveIs: '1.0.0-three' };
  for (const answer of [await server.call('GET /api/releases', { token: ben.token }), await change(back, ben)]) {
    expect([answer.status, Reflect.get(Object(answer.body), 'code')]).toEqual([403, 'forbidden']);
  }
  expect((await server.call('GET /api/releases')).status).toBe(401);
  expect((await server.call('POST /api/releases/changes', { body: back })).status).toBe(401);
  const access = async ({ token }: TestUser) => (await server.call('GET /api/releases/access', { token })).body.data.isStaff;
  expect([await access(anna), await access(ben)]).toEqual([true, false]);
  expect(openReleaseStore(releasesDir).readIndex().seq).toBe(3);
});

test('staff sees what is live with its evidence, rolls out, pauses, promotes and rolls back; the log says who', async () => {
  const boots = [{ remote: 'mf-a', build: '1.0.0-three', step: 'drawn' as const, ms: 200 }];
  await server.call('POST /api/releases/boots', { body: { boots } });
  expect(await seen()).toMatchObject({
    ...{ name: 'mf-a', title: 'Part A', owner: 'team a', rollout: null },
    builds: [
      { build: '1.0.0-three', state: 'live', health: { drawn: 1, failed: 0 }, hours: [{ drawn: 1 }] },
      { build: '1.0.0-two', state: 'fallback', health: null, hours: [] },
      { build: '1.0.0-one', state: 'earlier' },
    ],
  });
  const liveIs = '1.0.0-three';
  const rollout = { remote: 'mf-a', kind: 'rollout', liveIs, build: '1.0.0-new' };
  expect((await change({ ...rollout, traffic: 10 })).status).toBe(200);
  await change({ remote: 'mf-a', kind: 'pause', liveIs });
  expect(await seen()).toMatchObject({ rollout: { build: '1.0.0-new', traffic: 0, pausedAt: 10 } });
  await change({ remote: 'mf-a', kind: 'promote', liveIs });
  await change({ remote: 'mf-a', kind: 'rollback', liveIs: '1.0.0-new' });
  await change({ remote: 'mf-a', kind: 'release', liveIs, build: '1.0.0-two' });
  const remote = await seen();
  expect(remote?.builds.map(({ build, state }) => [build, state])).toEqual([
    ['1.0.0-two', 'live'],
    ['1.0.0-three', 'fallback'],
    ['1.0.0-one', 'earlier'],
  ]);
  expect(remote?.history.slice(0, 5).map(({ by, kind }) => [by, kind])).toEqual(
    ['release', 'rollback', 'promote', 'pause', 'rollout'].map((kind) => ['anna', kind]),
  );
  expect(remote?.history[4]).toMatchObject({ build: '1.0.0-new', traffic: 10, evidence: [{ build: '1.0.0-three', drawn: 1 }] });
});

test('a change that cannot be made says why, and one made of an old view of things is refused', async () => {
  const old = await change({ remote: 'mf-a', kind: 'rollback', liveIs: '1.0.0-three' });
  expect([old.status, Reflect.get(Object(old.body), 'error')]).toEqual([
    409,
    expect.stringContaining('1.0.0-two is live by now'),
  ]);
  const liveIs = '1.0.0-two';
  expect((await change({ remote: 'mf-a', kind: 'pause', liveIs })).status).toBe(409);
  expect((await change({ remote: 'mf-a', kind: 'release', liveIs })).status).toBe(400);
  expect((await change({ remote: 'mf-a', kind: 'rollout', liveIs, build: '1.0.0-new' })).status).toBe(400);
  expect((await change({ remote: 'mf-a', kind: 'release', liveIs, build: '9.9.9-none' })).status).toBe(409);
});

test('who is staff no longer is refused from the next request on', async () => {
  await setStaff(server.database.system, 'ben', true);
  expect((await server.call('GET /api/releases', { token: ben.token })).status).toBe(200);
  await setStaff(server.database.system, 'ben', false);
  expect((await server.call('GET /api/releases', { token: ben.token })).status).toBe(403);
  expect(await setStaff(server.database.system, 'nobody', true)).toBe(false);
});

test('an operator makes people staff with a command', async () => {
  const { host, port, user, password, database } = server.config;
  const environment = { DATABASE_URL: `postgres://${user}:${password}@${encodeURIComponent(host ?? '')}:${port}/${database}` };
  const staff = (...args: string[]) => runServerCommand('staff', args, environment);
  expect(await staff('ben')).toEqual({ code: 0, output: 'Staff: anna, ben.\n', errors: '' });
  expect((await server.call('GET /api/releases', { token: ben.token })).status).toBe(200);
  expect(await staff('ben', '--remove')).toMatchObject({ code: 0, output: 'Staff: anna.\n' });
  expect(await staff('nobody')).toMatchObject({ code: 1, errors: 'There is no account nobody. It has to sign up first.\n' });
});
