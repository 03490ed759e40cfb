import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { openReleaseStore, type ReleaseStore } from '@fanfare/releases';
import type { BodyOf } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { eventually } from '../../../../test/eventually.ts';
import { processEnvironment } from '../../../../test/processEnvironment.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';
import { setAdmin } from '../../identity/admin/index.ts';
import { createReleaseAudit } from './createReleaseAudit.ts';

const RELEASE_COMMAND = join(import.meta.dirname, '../../../../../platform/src/commands/release.ts');

let server: TestServer;
let anna: TestUser;
let ben: TestUser;
let carla: TestUser;
let releasesDir = '';
let store: ReleaseStore;

before(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'fanfare-release-audit-'));
  store = openReleaseStore(releasesDir);
  for (const build of ['1.0.0-one', '1.0.0-two', '1.0.0-new']) {
    await mkdir(join(releasesDir, 'mf-a', build), { recursive: true });
    await writeFile(join(releasesDir, 'mf-a', build, 'release.json'), '{"manifest":{"owner":"a","routes":[]},"files":{}}');
  }
  for (const build of ['1.0.0-one', '1.0.0-two']) await store.change('mf-a', { kind: 'release', build }, 'before the audit log');
  server = await startTestServer({ startsWork: false, settings: { releasesDir } });
  [anna, ben, carla] = [await server.signUp('anna'), await server.signUp('ben'), await server.signUp('carla')];
  for (const admin of ['anna', 'ben']) await setAdmin(server.database.system, admin, true);
  await recorder().recordNew();
});
after(async () => {
  await server.close();
  await rm(releasesDir, { recursive: true });
});

const recorder = (database = server.database) => createReleaseAudit({ database, releasesDir, logger: createLogger('silent') });

async function recordedFor({ id }: TestUser) {
  const { rows } = await sql<{ event: string; actor: string; address: string | null; params: Record<string, string>; at: Date }>`
    select event, actor, address, params, at from audit_log where owner_id = ${id} and event like 'release%' order by at, id`.execute(
    server.database.system,
  );
  return rows.map(({ params: { change, ...params }, ...row }) => ({ ...row, params }));
}
async function addedFor(user: TestUser, work: () => Promise<unknown>) {
  const before = (await recordedFor(user)).length;
  await work();
  return (await recordedFor(user)).slice(before).map(({ at, ...entry }) => entry);
}
const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, [RELEASE_COMMAND, ...args], {
    env: { ...processEnvironment(), RELEASES_DIR: releasesDir },
  });

test('S41: a release changed in the browser is logged once for every admin, with its builds', async () => {
  expect(await recordedFor(anna)).toEqual([]);
  const change = (body: Omit<BodyOf<'POST /api/releases/changes'>, 'remote'>) =>
    server.call('POST /api/releases/changes', { token: anna.token, body: { remote: 'mf-a', ...body } });
  const liveIs = '1.0.0-two';
  const build = '1.0.0-new';
  const work = async () => {
    const statuses = [
      await change({ kind: 'rollout', liveIs, build, traffic: 25 }),
      await change({ kind: 'pause', liveIs }),
      await change({ kind: 'promote', liveIs }),
      await change({ kind: 'release', liveIs: build, build }),
      await change({ kind: 'promote', liveIs }),
      await change({ kind: 'rollback', liveIs: build }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 409, 200]);
    // The request's own entry must not be recorded twice.
    await Promise.all([recorder(), recorder()].map(({ recordNew }) => recordNew()));
  };
  const params = { remote: 'mf-a', build, by: 'anna', via: 'page' };
  const entries = [
    { event: 'release_rollout', params: { ...params, traffic: '25' } },
    { event: 'release_live', params },
    { event: 'release_rolled_back', params },
  ];
  expect(await recordedFor(ben)).toEqual([]);
  expect(await addedFor(anna, work)).toEqual(entries.map((entry) => ({ ...entry, actor: 'user', address: '127.0.0.1' })));
  expect((await recordedFor(ben)).map(({ at, ...entry }) => entry)).toEqual(
    entries.map((entry) => ({ ...entry, actor: 'other_user', address: null })),
  );
  expect(await recordedFor(carla)).toEqual([]);
});

test('S41: a change by a command is recorded once, with its time, by whichever process sees it first', async () => {
  const since = Date.now();
  await command('rollback', 'mf-a');
  await store.change('mf-a', { kind: 'release', build: '1.0.0-new' }, 'root');
  const looks = () => Promise.all([recorder(), recorder(), recorder()].map(({ recordNew }) => recordNew()));
  const entry = { actor: 'system', address: null };
  const expected = [
    {
      ...entry,
      event: 'release_rolled_back',
      params: { remote: 'mf-a', build: '1.0.0-two', by: expect.any(String), via: 'command' },
    },
    { ...entry, event: 'release_live', params: { remote: 'mf-a', build: '1.0.0-new', by: 'root', via: 'command' } },
  ];
  for (const admin of [anna, ben]) expect(await addedFor(admin, looks)).toEqual(admin === anna ? expected : []);
  expect((await recordedFor(ben)).slice(-2)).toMatchObject(expected);
  const [line] = store.history('mf-a');
  const last = (await recordedFor(anna)).at(-1);
  expect(last?.at.toISOString()).toBe(line?.at);
  expect(last?.at.getTime()).toBeGreaterThanOrEqual(since);
  expect(await recordedFor(carla)).toEqual([]);
});

test('S41: an earlier change is not attributed to the admin of the next one', async () => {
  await store.change('mf-a', { kind: 'release', build: '1.0.0-one' }, 'ci', { via: 'token' });
  const body = { remote: 'mf-a', kind: 'rollback' as const, liveIs: '1.0.0-one' };
  const added = await addedFor(ben, () => server.call('POST /api/releases/changes', { token: ben.token, body }));
  expect(added).toMatchObject([
    { event: 'release_live', actor: 'system', address: null, params: { by: 'ci', via: 'token' } },
    { event: 'release_rolled_back', actor: 'user', address: '127.0.0.1', params: { build: '1.0.0-one', by: 'ben' } },
  ]);
});

test('S41: a change that could not be recorded is recorded later', async () => {
  const { asSystem } = server.database;
  let isDown = true;
  const audit = recorder({
    ...server.database,
    asSystem: (work) => (isDown ? Promise.reject(new Error('the database is down')) : asSystem(work)),
  });
  await store.change('mf-a', { kind: 'release', build: '1.0.0-two' }, 'root');
  expect(
    await addedFor(anna, async () => {
      await expect(audit.recordNew()).rejects.toThrow('the database is down');
      isDown = false;
      await audit.recordNew();
      await audit.recordNew();
    }),
  ).toMatchObject([{ event: 'release_live', params: { build: '1.0.0-two', by: 'root' } }]);
});

test('S41: a worker notices changes of the files by itself', async () => {
  const audit = recorder();
  audit.recording.start();
  try {
    const before = (await recordedFor(anna)).length;
    await store.change('mf-a', { kind: 'rollback' }, 'root');
    await eventually(async () => expect(await recordedFor(anna)).toHaveLength(before + 1));
  } finally {
    await audit.recording.stop();
  }
});
