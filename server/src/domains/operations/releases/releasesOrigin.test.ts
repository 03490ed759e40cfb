import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { integrityOf, openReleaseStore } from '@fanfare/releases';
import { type ReleaseDocument, serverPaths } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { PUBLIC_URL, startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

const origin = 'https://builds.fanfare.test';
const path = `${serverPaths.releases}mf-a/1.0.0-one/remoteEntry.js`;
let server: TestServer;
let dir = '';

before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fanfare-origin-'));
  const build = join(dir, 'releases/mf-a/1.0.0-one');
  await mkdir(build, { recursive: true });
  await mkdir(join(dir, 'shell'));
  await writeFile(join(dir, 'shell/index.html'), '<head><!--fanfare:head--></head>');
  const manifest = {
    name: 'mf-a',
    contract: 1,
    owner: 'a',
    title: 'A',
    routes: [{ path: '/a', access: 'anyone', title: 'A', view: 'main' }],
  };
  const files = { 'remoteEntry.js': integrityOf('1'), 'mf-manifest.json': integrityOf('{}') };
  await writeFile(join(build, 'remoteEntry.js'), '1');
  await writeFile(join(build, 'mf-manifest.json'), '{}');
  const release = { name: 'mf-a', version: '1.0.0', buildId: 'one', globalName: 'mf_a__one', manifest, files };
  await writeFile(join(build, 'release.json'), JSON.stringify(release));
  const releasesDir = join(dir, 'releases');
  await openReleaseStore(releasesDir).change('mf-a', { kind: 'release', build: '1.0.0-one' }, 'a test');
  const settings = { releasesDir, shellDir: join(dir, 'shell'), dataDir: join(dir, 'data'), releasesOrigin: origin };
  server = await startTestServer({ startsWork: false, isEvidence: false, settings });
});
after(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

interface Answer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

async function get(host: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return await new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { ...headers, host } }, (answer) => {
      let text = '';
      answer.on('data', (bytes) => {
        text += bytes;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    asked.on('error', reject).end();
  });
}

const main = new URL(PUBLIC_URL).host;
const builds = new URL(origin).host;

test('S35: a separate origin serves build files, and nothing else', async () => {
  expect(await get(builds, path)).toMatchObject({ status: 200, text: '1', headers: { 'access-control-allow-origin': '*' } });
  expect(await get(main, path)).toMatchObject({ status: 307, text: '', headers: { location: `${origin}${path}` } });
  expect((await get(main, path, { 'sec-fetch-dest': 'document' })).status).toBe(403);
  for (const other of [
    '/',
    '/login',
    '/api/auth/session',
    '/assets/x.js',
    '/docs/',
    serverPaths.releaseDocument,
    '/registry/mf-a',
  ])
    expect([other, (await get(builds, other)).status]).toEqual([other, 404]);
  expect((await get(`${builds}:8443`, '/')).status).toBe(404);
  expect((await get(main, '/')).status).toBe(200);
});

test('S35: the page loads builds from their origin, which its policy allows', async () => {
  const document: ReleaseDocument = JSON.parse((await get(main, serverPaths.releaseDocument)).text);
  expect(document.microFrontends['mf-a']?.[0]?.url).toBe(`${origin}/r/mf-a/1.0.0-one/mf-manifest.json`);
  const { text, headers } = await get(main, '/a');
  expect(text).toContain(`<meta name="releases-origin" content="${origin}">`);
  expect(text).toContain(`href="${origin}${path}" integrity="${integrityOf('1')}"`);
  const policy = String(headers['content-security-policy']);
  for (const directive of ['style-src', 'img-src', 'connect-src', 'font-src'])
    expect([directive, new RegExp(`${directive} [^;]*${origin}`).test(policy)]).toEqual([directive, true]);
  expect(policy).not.toMatch(new RegExp(`(script|worker|frame|default)-src [^;]*${origin}`));
});
