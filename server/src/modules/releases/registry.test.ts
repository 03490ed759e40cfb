import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createDeployToken, openReleaseStore } from '@fanfare/releases';
import { type ReleaseDocument, serverPaths } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { io } from 'socket.io-client';
import { startTestServer, type TestServer } from '../../testing/servers/startTestServer.ts';

let server: TestServer;
let releasesDir = '';
let token = '';

before(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'fanfare-registry-'));
  releasesDir = join(dir, 'releases');
  const shellDir = join(dir, 'shell');
  await mkdir(releasesDir);
  await mkdir(shellDir);
  await writeFile(join(shellDir, 'index.html'), '<head><!--fanfare:head--></head>');
  const shell = { version: '1.0.0', buildId: 'live', contract: 1, provides: { react: '19.3.1' }, files: {}, lazyShared: {} };
  await writeFile(join(shellDir, 'release.json'), JSON.stringify(shell));
  server = await startTestServer({ startsWork: false, isEvidence: false, settings: { releasesDir, shellDir } });
  token = await createDeployToken(openReleaseStore(releasesDir), 'mf-new', 'team new');
});
after(async () => {
  await server.close();
  await rm(join(releasesDir, '..'), { recursive: true });
});

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface Changed {
  requires?: string;
  files?: Record<string, string>;
  facts?: object;
}

/** The files of a build, as a form. */
function formOf(buildId: string, { requires = '^19.0.0', files: extra = {}, facts = {} }: Changed = {}): FormData {
  const texts = {
    'remoteEntry.js': `// ${buildId}`,
    'mf-manifest.json': JSON.stringify({
      shared: [{ name: 'react', requiredVersion: requires }],
      exposes: [{ path: './remote' }],
    }),
  };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, sha384(text)]));
  const routes = [{ path: '/new', access: 'anyone', title: 'New', view: 'main' }];
  const manifest = { name: 'mf-new', contract: 1, owner: 'new', title: 'New', routes };
  const release = { name: 'mf-new', version: '1.0.0', buildId, globalName: `mf_new__${buildId}`, manifest, files, ...facts };
  const form = new FormData();
  for (const [file, text] of Object.entries({ ...texts, 'release.json': JSON.stringify(release), ...extra }))
    form.append(file, new Blob([text]), file);
  return form;
}

async function ask(method: string, path: string, body?: FormData | object, bearer = token) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.url}${serverPaths.registry}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function entries() {
  const document: ReleaseDocument = JSON.parse(await (await fetch(`${server.url}${serverPaths.releaseDocument}`)).text());
  return (document.microFrontends['mf-new'] ?? []).map(({ extras, deployment }) => [extras.buildId, deployment.traffic]);
}

test('a team releases a remote that nobody has heard of, gives a second build to some, and goes back', async () => {
  expect(await ask('POST', 'mf-new/builds', formOf('one'))).toMatchObject({
    status: 201,
    body: { success: true, build: '1.0.0-one', report: { exposes: ['route /new'], comparedWith: null } },
  });
  expect(await entries()).toEqual([]);
  const live = await ask('POST', 'mf-new/changes', { kind: 'release', build: '1.0.0-one' });
  expect(live).toMatchObject({ status: 200, body: { seq: 1 } });
  expect(await entries()).toEqual([['one', 100]]);
  const file = await fetch(`${server.url}${serverPaths.releases}mf-new/1.0.0-one/remoteEntry.js`);
  expect(await file.text()).toBe('// one');

  await ask('POST', 'mf-new/builds', formOf('two'));
  await ask('POST', 'mf-new/changes', { kind: 'rollout', build: '1.0.0-two', traffic: 25 });
  expect(await entries()).toEqual([
    ['two', 25],
    ['one', 100],
  ]);
  await ask('POST', 'mf-new/changes', { kind: 'promote' });
  await ask('POST', 'mf-new/changes', { kind: 'rollback' });
  expect(await entries()).toEqual([['one', 100]]);

  const { body } = await ask('GET', 'mf-new');
  expect(body).toMatchObject({ builds: ['1.0.0-one'], rollout: null });
  expect(body.history.map(({ by, change }: { by: string; change: { kind: string } }) => [by, change.kind])).toEqual([
    ['team new', 'rollback'],
    ['team new', 'promote'],
    ['team new', 'rollout'],
    ['team new', 'release'],
  ]);
});

test('the gate refuses with the exact line, and nothing is kept', async () => {
  const { status, body } = await ask('POST', 'mf-new/builds', formOf('react20', { requires: '^20.0.0' }));
  expect(status).toBe(409);
  expect(body.error).toContain('Requires react ^20.0.0; the live shell 1.0.0-live provides 19.3.1.');
  expect(await readdir(join(releasesDir, 'mf-new'))).not.toContain('1.0.0-react20');
});

test('the gate is asked before everything else, with the files that it reads, and keeps nothing', async () => {
  const judge = (buildId: string, changed: Changed = {}) => ask('POST', 'mf-new/gate', formOf(buildId, changed));
  expect(await judge('asked')).toMatchObject({ status: 200, body: { report: { build: '1.0.0-asked' } } });
  const refused = await judge('asked20', { requires: '^20.0.0' });
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('Requires react ^20.0.0')]);
  expect((await ask('POST', 'mf-new/gate', formOf('asked'), 'fdt_wrong')).status).toBe(401);
  const kept = openReleaseStore(releasesDir);
  expect([kept.has('mf-new', '1.0.0-asked'), kept.has('mf-new', '1.0.0-asked20')]).toEqual([false, false]);
});

test('the same version with other content is a conflict', async () => {
  await ask('POST', 'mf-new/builds', formOf('same'));
  expect(await ask('POST', 'mf-new/builds', formOf('same'))).toMatchObject({ status: 201 });
  const other = await ask('POST', 'mf-new/builds', formOf('same', { requires: '^19.1.0' }));
  expect(other).toMatchObject({ status: 409, body: { code: 'release_refused' } });
});

test('a team sees what the shell that is served breaks in its released builds', async () => {
  const build = { exports: { react: ['useState'] }, hostApi: [], stateKeys: [], federationRuntime: '2.9.3' };
  await ask('POST', 'mf-new/builds', formOf('used'));
  await ask('POST', 'mf-new/changes', { kind: 'release', build: '1.0.0-used' });
  const reports = async () => (await ask('GET', 'mf-new/report')).body.reports;
  const fits = { remote: 'mf-new', build: '1.0.0-used', state: 'live', shell: '1.0.0-live', isComplete: false, breaks: [] };
  expect(await reports()).toEqual([fits]);
  const file = join(releasesDir, 'mf-new/1.0.0-used/release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), uses: build }));
  expect(await reports()).toMatchObject([
    { ...fits, breaks: [{ kind: 'runtime', problem: expect.stringContaining('shell 1.0.0-live does not provide one.') }] },
  ]);
  expect((await ask('GET', 'mf-new/report', undefined, 'fdt_wrong')).status).toBe(401);
});

test('S11: bytes that do not fit their hash are refused', async () => {
  const { status, body } = await ask('POST', 'mf-new/builds', formOf('bad', { files: { 'remoteEntry.js': 'other' } }));
  expect([status, body.error]).toEqual([409, 'remoteEntry.js is not what release.json says. Build the remote again.']);
});

test('S11: a deploy token opens its own remote and no other, and is kept as a hash', async () => {
  const other = await createDeployToken(openReleaseStore(releasesDir), 'mf-auth', 'team accounts');
  for (const bearer of [other, 'fdt_wrong', `${token}x`, server.url]) {
    expect((await ask('POST', 'mf-new/builds', formOf('three'), bearer)).status).toBe(401);
    expect((await ask('POST', 'mf-new/changes', { kind: 'rollback' }, bearer)).status).toBe(401);
    expect((await ask('GET', 'mf-new', undefined, bearer)).status).toBe(401);
  }
  expect(await readFile(join(releasesDir, 'tokens.json'), 'utf8')).not.toContain(token);
  expect((await fetch(`${server.url}${serverPaths.releases}tokens.json`)).status).toBe(404);
});

test('S11: a build cannot leave its directory', async () => {
  for (const facts of [
    { version: '1.0.0-../../x' },
    { buildId: '../x' },
    { name: '../mf-new' },
    { files: { '../x.js': 'sha384-' } },
  ]) {
    expect((await ask('POST', 'mf-new/builds', formOf('four', { facts }))).status).toBe(409);
  }
  for (const name of ['../x.js', 'a/b.js', '.htaccess']) {
    expect((await ask('POST', 'mf-new/builds', formOf('four', { files: { [name]: 'x' } }))).status).toBe(400);
  }
  expect((await ask('POST', 'mf-new/builds', formOf('four', { facts: { name: 'mf-auth' } }))).body.error).toBe(
    'This is a build of mf-auth, not of mf-new.',
  );
});

test('what is no change, no build or no form says what is wrong', async () => {
  expect((await ask('POST', 'mf-new/changes', { kind: 'explode' })).status).toBe(400);
  expect((await ask('POST', 'mf-new/changes', { kind: 'release', build: '9.9.9-none' })).body.error).toContain('never published');
  expect((await ask('POST', 'mf-new/builds', { a: 1 })).status).toBe(415);
  expect((await ask('POST', 'mf-new/builds', new FormData())).status).toBe(409);
});

test('every page hears when other builds are live', async () => {
  const socket = io(server.url, { transports: ['websocket'], reconnection: false });
  const heard = new Promise<void>((resolve) => socket.on('releases_changed', resolve));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  await ask('POST', 'mf-new/builds', formOf('heard'));
  await ask('POST', 'mf-new/changes', { kind: 'release', build: '1.0.0-heard' });
  await heard;
  socket.disconnect();
});
