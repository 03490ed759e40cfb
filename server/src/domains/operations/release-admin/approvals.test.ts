import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createDeployToken, integrityOf, openReleaseStore } from '@fanfare/releases';
import { serverPaths } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';
import { setAdmin } from '../../identity/admin/index.ts';
import { createReleaseAudit } from '../release-audit/index.ts';

let server: TestServer;
let anna: TestUser;
let ben: TestUser;
let carla: TestUser;
let releasesDir = '';
let token = '';

before(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'fanfare-approvals-'));
  releasesDir = join(dir, 'releases');
  const shellDir = join(dir, 'shell');
  await mkdir(shellDir);
  const shell = { version: '1.0.0', buildId: 'live', contract: 1, provides: {}, files: {}, lazyShared: {} };
  await writeFile(join(shellDir, 'release.json'), JSON.stringify(shell));
  server = await startTestServer({ startsWork: false, settings: { releasesDir, shellDir, needsReleaseApproval: true } });
  [anna, ben, carla] = [await server.signUp('anna'), await server.signUp('ben'), await server.signUp('carla')];
  for (const admin of ['anna', 'ben']) await setAdmin(server.database.system, admin, true);
  await recordNew();
  // Anna publishes with her own token.
  token = await createDeployToken(openReleaseStore(releasesDir), 'mf-auth', 'anna');
});
after(async () => {
  await server.close();
  await rm(join(releasesDir, '..'), { recursive: true });
});

const recordNew = () =>
  createReleaseAudit({ database: server.database, releasesDir, logger: createLogger('silent') }).recordNew();

const headers = () => ({ authorization: `Bearer ${token}` });

async function publish(buildId: string): Promise<string> {
  const form = new FormData();
  const manifest = {
    metaData: { globalName: `mf_auth__${buildId}`, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    shared: [],
    exposes: [{ path: './remote', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
  const texts = { 'remoteEntry.js': `// ${buildId}`, 'mf-manifest.json': JSON.stringify(manifest) };
  const release = {
    ...{ name: 'mf-auth', version: '1.0.0', buildId, manifest: { contract: 1, owner: 'team', title: 'Sign-in', routes: [] } },
    files: Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, integrityOf(text)])),
  };
  for (const [file, text] of Object.entries({ ...texts, 'release.json': JSON.stringify(release) }))
    form.append(file, new Blob([text]), file);
  const answer = await fetch(`${server.url}${serverPaths.registry}mf-auth/builds`, {
    method: 'POST',
    headers: headers(),
    body: form,
  });
  expect(answer.status).toBe(201);
  return `1.0.0-${buildId}`;
}

async function changeWithToken(change: object): Promise<{ status: number; error: string }> {
  const answer = await fetch(`${server.url}${serverPaths.registry}mf-auth/changes`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  const { error = '' }: { error?: string } = JSON.parse(await answer.text());
  return { status: answer.status, error };
}

const approve = (build: string, { token }: Partial<TestUser> = {}) =>
  server.call('POST /api/releases/approvals', { ...(token && { token }), body: { remote: 'mf-auth', build } });
const seen = async () => (await server.call('GET /api/releases', { token: ben.token })).body.data.remotes[0];
const waitingForToken = async () => {
  const answer = await fetch(`${server.url}${serverPaths.registry}mf-auth`, { headers: headers() });
  return JSON.parse(await answer.text()).waiting;
};

test('S36, S41: a publishing token cannot release a build; another admin approves it, and each step is logged', async () => {
  const build = await publish('one');
  for (const change of [
    { kind: 'release', build },
    { kind: 'rollout', build, traffic: 1, auto: true },
  ]) {
    const { status, error } = await changeWithToken(change);
    expect([status, error]).toEqual([409, expect.stringContaining(`mf-auth ${build} waits for approval`)]);
  }
  expect(await waitingForToken()).toMatchObject([{ build, published: { by: 'anna' } }]);
  expect(await seen()).toMatchObject({
    ...{ name: 'mf-auth', title: 'Sign-in', builds: [] },
    waiting: [{ build, publishedBy: 'anna', publishedAt: expect.any(String) }],
  });

  expect((await approve(build)).status).toBe(401);
  expect((await approve(build, carla)).status).toBe(403);
  const own = await approve(build, anna);
  expect([own.status, Reflect.get(Object(own.body), 'error')]).toEqual([
    409,
    expect.stringContaining('another admin has to approve it'),
  ]);
  expect((await changeWithToken({ kind: 'release', build })).status).toBe(409);

  expect((await approve(build, ben)).status).toBe(200);
  expect((await approve(build, ben)).status).toBe(409);
  expect((await seen())?.waiting).toEqual([]);
  expect((await changeWithToken({ kind: 'release', build })).status).toBe(200);
  expect((await seen())?.history.map(({ by, kind, build, at }) => [by, kind, build, typeof at])).toEqual([
    ['anna', 'release', build, 'string'],
    ['ben', 'approve', build, 'string'],
    ['anna', 'publish', build, 'string'],
  ]);

  await recordNew();
  const { body } = await server.call('GET /api/user/audit-log', { token: ben.token });
  const releases = body.data.entries.filter(({ params }) => params.build === build);
  const token = { remote: 'mf-auth', build, by: 'anna', via: 'token' };
  expect(releases.map(({ event, actor, address, params: { change, ...params } }) => ({ event, actor, address, params }))).toEqual(
    [
      { event: 'release_live', actor: 'system', address: null, params: token },
      { event: 'release_approved', actor: 'user', address: '127.0.0.1', params: { ...token, by: 'ben', via: 'page' } },
      { event: 'release_published', actor: 'system', address: null, params: token },
    ],
  );
});

test('S36: an admin cannot release an unapproved build either: not to all users, a share, or one user', async () => {
  const build = await publish('two');
  const liveIs = '1.0.0-one';
  const answers = [
    await server.call('POST /api/releases/changes', {
      token: anna.token,
      body: { remote: 'mf-auth', kind: 'release', liveIs, build },
    }),
    await server.call('POST /api/releases/changes', {
      token: anna.token,
      body: { remote: 'mf-auth', kind: 'rollout', liveIs, build, traffic: 5 },
    }),
    await server.call('POST /api/releases/pins', { token: anna.token, body: { remote: 'mf-auth', build, username: 'carla' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(openReleaseStore(releasesDir).readIndex()).toMatchObject({ remotes: { 'mf-auth': [liveIs] }, rollouts: {} });
});

test('S36: a publisher named in release.json is ignored', async () => {
  const build = await publish('three');
  expect((await fetch(`${server.url}${serverPaths.releases}mf-auth/${build}/publication.json`)).status).toBe(404);
  expect((await approve('9.9.9-none', ben)).status).toBe(409);
  expect((await approve('../three', ben)).status).toBe(400);
});
