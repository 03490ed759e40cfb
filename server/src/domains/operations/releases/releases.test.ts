import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { moduleProbes, type ReleaseDocument, serverPaths, signedText } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { createReleaseSigner } from './createReleaseSigner.ts';

const hash = `sha384-${'x'.repeat(64)}`;
let server: TestServer;
let releasesDir = '';
let shellDir = '';
let dataDir = '';
let clockMs = Date.parse('2026-05-01T10:20:00Z');

before(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'fanfare-releases-'));
  shellDir = await mkdtemp(join(tmpdir(), 'fanfare-shell-'));
  dataDir = await mkdtemp(join(tmpdir(), 'fanfare-data-'));
  const clock = { nowMs: () => clockMs };
  server = await startTestServer({ startsWork: false, isEvidence: false, clock, settings: { releasesDir, shellDir, dataDir } });
});
after(async () => {
  await server.close();
  await rm(releasesDir, { recursive: true });
  await rm(shellDir, { recursive: true });
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  clockMs = Date.parse('2026-05-01T10:20:00Z');
  await writeFile(
    join(shellDir, 'index.html'),
    '<head><!--fanfare:head--></head><script defer src="/assets/shell.1.js"></script>',
  );
  await writeFile(
    join(shellDir, 'release.json'),
    JSON.stringify({
      files: { 'shell.1.js': hash, 'parts.1.js': hash, 'favicon.svg': hash },
      lazyShared: { '@fanfare/shared/parts': ['parts.1.js'], '@fanfare/shared/widgets': ['widgets.1.js'] },
    }),
  );
});

async function build(name: string, version: string, buildId: string, facts: object = {}): Promise<void> {
  const dir = join(releasesDir, name, `${version}-${buildId}`);
  await mkdir(dir, { recursive: true });
  const routes = [{ path: `/${name}`, access: 'anyone', title: name, view: 'main' }];
  const manifest = { name, contract: 1, owner: 'x', title: name, routes };
  const files = { 'remoteEntry.js': hash, 'mf-manifest.json': hash, 'main.1.js': hash, 'other.1.js': hash };
  const views = { main: { scripts: ['remoteEntry.js', 'main.1.js'], modules: ['@fanfare/shared/parts'] } };
  await writeFile(
    join(dir, 'release.json'),
    JSON.stringify({ version, buildId, globalName: `g__${buildId}`, manifest, views, files, ...facts }),
  );
}

let written = 0;
async function index(content: object): Promise<void> {
  const file = join(releasesDir, 'index.json');
  await writeFile(file, JSON.stringify(content));
  // Two writes within one tick of the file system's clock would look the same.
  written += 1;
  await utimes(file, new Date(), new Date(Date.now() + written * 1_000));
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function current(): Promise<ReleaseDocument> {
  return JSON.parse((await get(serverPaths.releaseDocument)).text);
}

function isGenuine(document: ReleaseDocument, publicKey: string): boolean {
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'base64')]);
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signedText(document)), key, Buffer.from(document.signature.value, 'base64'));
}

test('S11: the document is signed by the key pinned in the page, and valid for two weeks', async () => {
  await build('mf-a', '1.0.0', 'one');
  await index({ seq: 4, remotes: { 'mf-a': ['1.0.0-one'] } });
  const document = await current();
  expect(document).toMatchObject({
    seq: 4,
    issuedAt: '2026-05-01T10:00:00.000Z',
    expiresAt: '2026-05-15T10:00:00.000Z',
    shell: { contract: 1 },
  });
  const [, key = ''] = /<meta name="release-key" content="([^"]+)">/.exec((await get('/login')).text) ?? [];
  expect(isGenuine(document, key)).toBe(true);
  expect(isGenuine({ ...document, seq: 5 }, key)).toBe(false);
});

test('S37: during key rotation the page also contains the listed public key, whose signatures are accepted', async (context) => {
  const former = createReleaseSigner(randomBytes(32));
  const signer = createReleaseSigner(randomBytes(32), [former.publicKey]);
  const rotating = await startTestServer({
    startsWork: false,
    isEvidence: false,
    releaseSigner: signer,
    settings: { releasesDir, shellDir, dataDir },
  });
  context.after(() => rotating.close());
  const page = await (await fetch(`${rotating.url}/login`)).text();
  expect([...page.matchAll(/<meta name="release-(?:other-)?key" content="([^"]+)">/g)].map(([, key]) => key)).toEqual([
    signer.publicKey,
    former.publicKey,
  ]);
  const accepts = (other: typeof signer) => signer.isSigned('a ticket', other.signText('a ticket'));
  expect([accepts(signer), accepts(former), accepts(createReleaseSigner(randomBytes(32)))]).toEqual([true, true, false]);
  expect(former.isSigned('a ticket', signer.signText('a ticket'))).toBe(false);
});

test('the document in the page is the same, and its signature survives HTML escaping', async () => {
  await build('mf-a', '1.0.0', 'one');
  await index({ seq: 5, remotes: { 'mf-a': ['1.0.0-one'] } });
  const [, text = ''] = /id="release-document">([^<]*)</.exec((await get('/login')).text) ?? [];
  expect(JSON.parse(text)).toEqual(await current());
});

test('it is signed again every hour, and unchanged documents are not sent twice', async () => {
  await index({ seq: 6, remotes: {} });
  const first = await get(serverPaths.releaseDocument);
  const etag = first.headers.get('etag') ?? '';
  const again = await get(serverPaths.releaseDocument, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  clockMs += 3_600_000;
  const later = await get(serverPaths.releaseDocument, { 'if-none-match': etag });
  expect(later.status).toBe(200);
  expect((await current()).expiresAt).toBe('2026-05-15T11:00:00.000Z');
});

test('the rollout comes first, then the live build, then the fallback', async () => {
  for (const id of ['one', 'two', 'three']) await build('mf-a', '1.0.0', id);
  const rollouts = { 'mf-a': { build: '1.0.0-three', traffic: 10, salt: 's' } };
  await index({ seq: 7, remotes: { 'mf-a': ['1.0.0-one', '1.0.0-two'] }, rollouts });
  const entries = (await current()).microFrontends['mf-a'] ?? [];
  expect(entries.map(({ extras, deployment }) => [extras.buildId, deployment])).toEqual([
    ['three', { traffic: 10, default: false, salt: 's' }],
    ['two', { traffic: 100, default: true }],
    ['one', { traffic: 0, default: false }],
  ]);
  expect(entries.map(({ fallbackUrl }) => fallbackUrl)).toEqual([entries[1]?.url, entries[2]?.url, undefined]);
});

test('an unreadable build removes only itself from the page', async () => {
  await build('mf-a', '1.0.0', 'one');
  await build('mf-b', '1.0.0', 'one');
  await build('mf-b', '1.0.0', 'two');
  await writeFile(join(releasesDir, 'mf-b/1.0.0-two/release.json'), '{ "half');
  await index({ seq: 8, remotes: { 'mf-a': ['1.0.0-one'], 'mf-b': ['1.0.0-one', '1.0.0-two'], 'mf-c': ['1.0.0-none'] } });
  const { microFrontends } = await current();
  expect(Object.keys(microFrontends)).toEqual(['mf-a', 'mf-b']);
  expect(microFrontends['mf-b']?.map(({ extras }) => extras.buildId)).toEqual(['one']);
});

test("S11: the page's scripts and preloads carry hashes, and the browser refuses others", async () => {
  await build('mf-a', '1.0.0', 'one');
  await index({ seq: 9, remotes: { 'mf-a': ['1.0.0-one'] } });
  const { text, headers } = await get('/mf-a');
  expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  expect(text).toMatch(
    new RegExp(`<script nonce="[^"]+" defer src="/assets/shell.1.js" crossorigin="anonymous" integrity="${hash}">`),
  );
  expect(text).toContain(`<script nonce="`);
  expect(text).toContain(`{"shell.1.js":"${hash}","parts.1.js":"${hash}"}`);
  // The page preloads exactly the files that this route needs.
  const preloaded = [...text.matchAll(/rel="preload" as="script" [^>]+ href="([^"]+)" integrity="([^"]+)"/g)];
  expect(preloaded.map(([, href, integrity]) => [href, integrity])).toEqual(
    ['/r/mf-a/1.0.0-one/remoteEntry.js', '/r/mf-a/1.0.0-one/main.1.js', '/assets/parts.1.js'].map((href) => [href, hash]),
  );
});

test("S11: the hashes of builds that are ES modules are in the page's one import map, before everything that loads a module", async () => {
  const files = { 'remoteEntry.js': hash, 'assets/a.js': hash, 'assets/a.css': hash, 'mf-manifest.json': hash };
  const entry = { file: 'remoteEntry.js', type: 'module' };
  const views = { main: { scripts: ['remoteEntry.js', 'assets/a.js'], modules: [] } };
  await build('mf-a', '1.0.0', 'one');
  await build('mf-m', '1.0.0', 'one', { entry, files, views });
  await build('mf-m', '1.0.0', 'two', { entry, files, views });
  await index({ seq: 20, remotes: { 'mf-a': ['1.0.0-one'], 'mf-m': ['1.0.0-one', '1.0.0-two'] } });
  expect((await current()).microFrontends['mf-m']?.map(({ extras }) => extras.entry)).toEqual([entry, entry]);
  const { text, headers } = await get('/mf-m');
  const [map, ...others] = [...text.matchAll(/<script type="importmap" nonce="([^"]+)">([^<]+)<\/script>/g)];
  expect(others).toEqual([]);
  const [, nonce, json = ''] = map ?? [];
  expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(JSON.parse(json)).toEqual({
    integrity: {
      ...moduleProbes.page.integrity,
      '/r/mf-m/1.0.0-one/remoteEntry.js': hash,
      '/r/mf-m/1.0.0-one/assets/a.js': hash,
      '/r/mf-m/1.0.0-two/remoteEntry.js': hash,
      '/r/mf-m/1.0.0-two/assets/a.js': hash,
    },
  });
  const preloaded = [...text.matchAll(/rel="(\w+)" as="script" [^>]+ href="([^"]+)" integrity="([^"]+)"/g)];
  expect(preloaded.map(([, rel, href, integrity]) => [rel, href, integrity])).toEqual([
    ['modulepreload', '/r/mf-m/1.0.0-two/remoteEntry.js', hash],
    ['modulepreload', '/r/mf-m/1.0.0-two/assets/a.js', hash],
  ]);
  expect(text.indexOf('importmap')).toBeLessThan(text.indexOf('modulepreload'));
  expect((await get('/mf-a')).text).toContain('rel="preload" as="script"');
  await index({ seq: 21, remotes: { 'mf-a': ['1.0.0-one'] } });
  expect((await get('/mf-a')).text).not.toContain('importmap');
});

test('of two probes with which a page finds out whether its browser checks modules, one has the hash of its text', () => {
  const hashOf = (url: string) =>
    `sha384-${createHash('sha384')
      .update(url.replace(/^[^,]*,/, ''))
      .digest('base64')}`;
  for (const { right, wrong, integrity } of [moduleProbes.page, moduleProbes.inserted]) {
    expect(integrity[right]).toBe(hashOf(right));
    expect(integrity[wrong]).not.toBe(hashOf(wrong));
  }
});

test('a shell that is served live has no hashes, so none are demanded', async () => {
  await rm(join(shellDir, 'release.json'));
  const { text, headers } = await get('/login');
  expect(headers.has('integrity-policy')).toBe(false);
  expect(text).toContain('defer src="/assets/shell.1.js">');
});

test('a page opened before a new shell build still gets its own chunks', async () => {
  const release = (file: string) => writeFile(join(shellDir, 'release.json'), JSON.stringify({ files: { [file]: hash } }));
  await writeFile(join(shellDir, 'menu.1.js'), 'the first menu');
  await writeFile(join(shellDir, 'menu.1.js.gz'), gzipSync('the first menu'));
  await release('menu.1.js');
  await get('/login');
  await eventually(() => access(join(dataDir, 'shell-builds/menu.1.js.gz')));
  await rm(join(shellDir, 'menu.1.js'));
  await rm(join(shellDir, 'menu.1.js.gz'));
  await release('menu.2.js');
  await get('/login');
  const answer = await get('/assets/menu.1.js');
  expect([answer.status, answer.text, answer.headers.get('content-encoding')]).toEqual([200, 'the first menu', 'gzip']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await get('/assets/menu.3.js')).status).toBe(404);
  expect((await get('/assets/../releases/index.json')).status).toBe(404);
});
