import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createDeployToken, openReleaseStore } from '@fanfare/releases';
import { type ReleaseDocument, serverPaths } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { io } from 'socket.io-client';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

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
  /** Files that `release.json` lists. */
  listed?: readonly string[];
  facts?: object;
  mfManifest?: (manifest: object) => object | string;
}

function formOf(buildId: string, changed: Changed = {}): FormData {
  const { requires = '^19.0.0', files: extra = {}, listed = [], facts = {}, mfManifest = (whole) => whole } = changed;
  const written = mfManifest({
    metaData: { globalName: `mf_new__${buildId}`, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    shared: [{ name: 'react', requiredVersion: requires }],
    exposes: [{ path: './remote', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  });
  const texts = {
    'remoteEntry.js': `// ${buildId}`,
    'mf-manifest.json': typeof written === 'string' ? written : JSON.stringify(written),
  };
  const released = { ...texts, ...Object.fromEntries(listed.map((file) => [file, extra[file] ?? ''])) };
  const files = Object.fromEntries(Object.entries(released).map(([file, text]) => [file, sha384(text)]));
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

test('a team releases a new remote, rolls out a second build, and rolls back', async () => {
  expect(await ask('POST', 'mf-new/builds', formOf('one'))).toMatchObject({
    status: 201,
    body: { success: true, build: '1.0.0-one', report: { exposes: ['route /new'], comparedWith: null } },
  });
  expect(await entries()).toEqual([]);
  const live = await ask('POST', 'mf-new/changes', { kind: 'release', build: '1.0.0-one' });
  expect(live).toMatchObject({ status: 200, body: { seq: 2 } });
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
    ['team new', 'publish'],
    ['team new', 'release'],
    ['team new', 'publish'],
  ]);
});

test('the gate refuses with the exact line, and nothing is stored', async () => {
  const { status, body } = await ask('POST', 'mf-new/builds', formOf('react20', { requires: '^20.0.0' }));
  expect(status).toBe(409);
  expect(body.error).toContain('Requires react ^20.0.0; shell 1.0.0-live provides 19.3.1.');
  expect(await readdir(join(releasesDir, 'mf-new'))).not.toContain('1.0.0-react20');
});

test('the gate runs first, with the files that it reads, and stores nothing', async () => {
  const runGate = (buildId: string, changed: Changed = {}) => ask('POST', 'mf-new/gate', formOf(buildId, changed));
  expect(await runGate('asked')).toMatchObject({ status: 200, body: { report: { build: '1.0.0-asked' } } });
  const refused = await runGate('asked20', { requires: '^20.0.0' });
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

test('a team sees which released builds the served shell breaks', async () => {
  await ask('POST', 'mf-new/builds', formOf('used'));
  await ask('POST', 'mf-new/changes', { kind: 'release', build: '1.0.0-used' });
  const reports = async () => (await ask('GET', 'mf-new/report')).body.reports;
  const fits = { remote: 'mf-new', build: '1.0.0-used', state: 'live', shell: '1.0.0-live', isComplete: false, breaks: [] };
  expect(await reports()).toEqual([fits]);
  const file = join(releasesDir, 'mf-new/1.0.0-used/release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), federationRuntime: '2.9.3' }));
  expect(await reports()).toMatchObject([
    { ...fits, breaks: [{ kind: 'runtime', problem: expect.stringContaining('shell 1.0.0-live does not provide one.') }] },
  ]);
  expect((await ask('GET', 'mf-new/report', undefined, 'fdt_wrong')).status).toBe(401);
});

test('S11: bytes that do not match their hash are refused', async () => {
  const { status, body } = await ask('POST', 'mf-new/builds', formOf('bad', { files: { 'remoteEntry.js': 'other' } }));
  expect([status, body.error]).toEqual([409, 'remoteEntry.js does not match its hash in release.json. Build the remote again.']);
});

test('S11: a deploy token is valid for its own remote only, and is stored as a hash', async () => {
  const other = await createDeployToken(openReleaseStore(releasesDir), 'mf-auth', 'team accounts');
  for (const bearer of [other, 'fdt_wrong', `${token}x`, server.url]) {
    expect((await ask('POST', 'mf-new/builds', formOf('three'), bearer)).status).toBe(401);
    expect((await ask('POST', 'mf-new/changes', { kind: 'rollback' }, bearer)).status).toBe(401);
    expect((await ask('GET', 'mf-new', undefined, bearer)).status).toBe(401);
  }
  expect(await readFile(join(releasesDir, 'tokens.json'), 'utf8')).not.toContain(token);
  expect((await fetch(`${server.url}${serverPaths.releases}tokens.json`)).status).toBe(404);
});

test('S35: a file not listed in release.json is refused by name, at the gate too, and nothing is stored', async () => {
  const files = { 'login.html': '<script>1</script>', 'a.svg': '<svg/>', 'a.js.map': '{}', 'index.html': 'x', 'x.js.br': 'x' };
  for (const [file, text] of Object.entries(files))
    for (const path of ['mf-new/gate', 'mf-new/builds']) {
      const { status, body } = await ask('POST', path, formOf('unlisted', { files: { [file]: text } }));
      expect([status, body.error]).toEqual([409, expect.stringContaining(`${file} is not listed in release.json.`)]);
    }
  const withoutList = await ask('POST', 'mf-new/builds', formOf('unlisted', { facts: { files: undefined } }));
  expect(withoutList.body.error).toContain('mf-manifest.json is not listed in release.json.');
  expect(openReleaseStore(releasesDir).has('mf-new', '1.0.0-unlisted')).toBe(false);
});

/** Files that a browser would run if they were opened directly. */
const hostile: Readonly<Record<string, string>> = {
  'login.html': '<script>fetch("/api")</script>',
  'page.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>',
  'feed.xml': '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>',
  'image.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  'image.png': 'GIF89a/*<html><script>1</script>*/=1',
  'font.woff2': '<html><script>1</script></html>',
  'paper.pdf': '%PDF-1.7',
  'no-extension': '<html><script>1</script></html>',
  'worker.js': 'onfetch = () => {}',
  'UPPER.HTML': '<script>1</script>',
};

test('S35: files are served with a type of a closed list, in a sandbox, and as attachments unless pages need them', async () => {
  await ask(
    'POST',
    'mf-new/builds',
    formOf('hostile', { files: { ...hostile, 'boot-report.json': '{}' }, listed: Object.keys(hostile) }),
  );
  const headersOf = async (file: string) => {
    const answer = await fetch(`${server.url}${serverPaths.releases}mf-new/1.0.0-hostile/${file}`);
    const { headers } = answer;
    expect([file, answer.status]).toEqual([file, 200]);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    return [headers.get('content-type'), headers.get('content-disposition')];
  };
  const stranger = ['application/octet-stream', 'attachment'];
  for (const file of ['login.html', 'page.xhtml', 'feed.xml', 'paper.pdf', 'no-extension', 'UPPER.HTML'])
    expect([file, await headersOf(file)]).toEqual([file, stranger]);
  expect(await headersOf('image.svg')).toEqual(['image/svg+xml', 'attachment']);
  expect(await headersOf('image.png')).toEqual(['image/png', null]);
  expect(await headersOf('font.woff2')).toEqual(['font/woff2', null]);
  expect(await headersOf('worker.js')).toEqual(['text/javascript; charset=utf-8', null]);
  for (const file of ['release.json', 'mf-manifest.json', 'contract-report.json', 'boot-report.json'])
    expect(await headersOf(file)).toEqual(['application/json; charset=utf-8', 'attachment']);
});

test('S35: a file added to the folder of a published build is not served', async () => {
  await ask('POST', 'mf-new/builds', formOf('beside'));
  const dir = join(releasesDir, 'mf-new/1.0.0-beside');
  for (const file of ['login.html', 'other.js']) await writeFile(join(dir, file), 'x');
  for (const file of ['login.html', 'other.js', 'publication.json'])
    expect([file, await getRaw(`${serverPaths.releases}mf-new/1.0.0-beside/${file}`)]).toEqual([file, 404]);
});

test('S35: build files can be loaded by pages only: not as document, frame or worker', async () => {
  await ask('POST', 'mf-new/builds', formOf('destined'));
  const path = `${serverPaths.releases}mf-new/1.0.0-destined/remoteEntry.js`;
  const statusFor = (headers: Record<string, string>) => getRaw(path, headers);
  for (const destination of ['document', 'iframe', 'frame', 'embed', 'object', 'worker', 'sharedworker', 'serviceworker', 'xslt'])
    expect([destination, await statusFor({ 'sec-fetch-dest': destination })]).toEqual([destination, 403]);
  expect(await statusFor({ 'service-worker': 'script' })).toBe(403);
  for (const destination of ['script', 'style', 'font', 'image', 'empty'])
    expect([destination, await statusFor({ 'sec-fetch-dest': destination })]).toEqual([destination, 200]);
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
  const names = [
    '../x.js',
    'a/../../x.js',
    '/etc/x.js',
    'a//x.js',
    'a/.x.js',
    '.htaccess',
    'a/b/c/d/x.js',
    'a\\x.js',
    'remoteEntry.js/x',
  ];
  for (const name of names) {
    expect((await ask('POST', 'mf-new/builds', formOf('four', { files: { [name]: 'x' } }))).status).toBe(400);
  }
  expect((await ask('POST', 'mf-new/builds', formOf('four', { facts: { name: 'mf-auth' } }))).body.error).toBe(
    'This is a build of mf-auth, not of mf-new.',
  );
});

async function getRaw(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return await new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject).end();
  });
}

test('a build with files in folders is published and served, and nothing beside builds is', async () => {
  const chunk = `export default ${'1 + '.repeat(500)}1;`;
  const assets = { js: { sync: ['assets/a.js'], async: [] }, css: { sync: [], async: [] } };
  const mfManifest = (whole: object) => ({ ...whole, exposes: [{ path: './remote', assets }] });
  const form = formOf('folders', {
    files: { 'assets/a.js': chunk },
    listed: ['assets/a.js'],
    mfManifest,
  });
  expect(await ask('POST', 'mf-new/builds', form)).toMatchObject({ status: 201 });
  const at = `${serverPaths.releases}mf-new/1.0.0-folders/`;
  const file = await fetch(`${server.url}${at}assets/a.js`, { headers: { 'accept-encoding': 'br' } });
  expect([await file.text(), file.headers.get('content-encoding')]).toEqual([chunk, 'br']);
  const facts = JSON.parse(await (await fetch(`${server.url}${at}release.json`)).text());
  expect(facts).toMatchObject({
    files: { 'assets/a.js': sha384(chunk) },
    views: { main: { scripts: ['remoteEntry.js', 'assets/a.js'], modules: [] } },
  });
  for (const path of [
    ...[`${at}assets/a.js.br`, `${at}publication.json`, `${at}../../tokens.json`, `${serverPaths.releases}mf-new/../tokens.json`],
    ...[`${at}assets/..%2f..%2f..%2ftokens.json`, `${serverPaths.releases}mf-new/..%2ftokens.json/x`, `${at}assets/`],
  ])
    expect([path, [400, 403, 404].includes(await getRaw(path))]).toEqual([path, true]);
});

const metaData =
  (changes: object, remoteEntry: object = {}) =>
  (whole: object) => ({
    ...whole,
    metaData: {
      globalName: 'mf_new__refused',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global', ...remoteEntry },
      ...changes,
    },
  });
const refusedBuilds: readonly [string, Changed, string][] = [
  [
    'is cut off',
    { mfManifest: (whole) => JSON.stringify(whole).slice(0, -3) },
    'mf-manifest.json is incomplete or not JSON: build',
  ],
  ['has an unknown format', { mfManifest: () => ({ version: 9 }) }, 'mf-manifest.json has an unknown format'],
  ['names a file outside', { mfManifest: metaData({}, { path: '../x' }) }, 'which is not a file inside the build: have'],
  ['names a missing file', { mfManifest: metaData({}, { path: 'x' }) }, 'which is missing from the build: build'],
  [
    'has an unknown entry',
    { mfManifest: metaData({}, { type: 'system' }) },
    'an entry of type "system", which the shell cannot load: set',
  ],
  ['has a module entry', { mfManifest: metaData({}, { type: 'module' }) }, 'Has an entry of type module; shell 1.0.0-live'],
  [
    'takes the name of the live build',
    { mfManifest: metaData({ globalName: 'mf_new__live' }), facts: { globalName: 'mf_new__live' } },
    'Uses the container name mf_new__live, which mf-new 1.0.0-live already uses',
  ],
  ['takes a runtime', { facts: { federationRuntime: '2.9.3' } }, 'Needs the federation runtime ^2.9.3; shell'],
];

test('a bad build is refused at the gate and when it is published, and changes nothing for open pages', async () => {
  await ask('POST', 'mf-new/builds', formOf('live'));
  await ask('POST', 'mf-new/changes', { kind: 'release', build: '1.0.0-live' });
  const state = async () => [
    await (await fetch(`${server.url}${serverPaths.releaseDocument}`)).text(),
    await readFile(join(releasesDir, 'index.json'), 'utf8'),
    (await readdir(join(releasesDir, 'mf-new'))).sort(),
  ];
  const before = await state();
  for (const [what, changed, problem] of refusedBuilds)
    for (const path of ['mf-new/gate', 'mf-new/builds']) {
      const { status, body } = await ask('POST', path, formOf('refused', changed));
      expect([what, path, status, body.error]).toEqual([what, path, 409, expect.stringContaining(problem)]);
    }
  const without = formOf('refused');
  without.delete('mf-manifest.json');
  expect((await ask('POST', 'mf-new/builds', without)).body.error).toBe(
    'mf-manifest.json is missing from the build. Build the remote again.',
  );
  expect(await state()).toEqual(before);
});

test('invalid changes, builds and forms are refused with the reason', async () => {
  expect((await ask('POST', 'mf-new/changes', { kind: 'explode' })).status).toBe(400);
  expect((await ask('POST', 'mf-new/changes', { kind: 'release', build: '9.9.9-none' })).body.error).toContain(
    'has not been published',
  );
  expect((await ask('POST', 'mf-new/builds', { a: 1 })).status).toBe(415);
  expect((await ask('POST', 'mf-new/builds', new FormData())).status).toBe(409);
});

test('every page is notified when other builds are live', async () => {
  const socket = io(server.url, { transports: ['websocket'], reconnection: false });
  const heard = new Promise<void>((resolve) => socket.on('releases_changed', resolve));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  await ask('POST', 'mf-new/builds', formOf('heard'));
  await ask('POST', 'mf-new/changes', { kind: 'release', build: '1.0.0-heard' });
  await heard;
  socket.disconnect();
});
