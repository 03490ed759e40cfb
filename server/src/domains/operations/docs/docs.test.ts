import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { expect } from 'expect';
import { request } from 'undici';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let docsDir = '';
before(async () => {
  docsDir = await mkdtemp(join(tmpdir(), 'fanfare-docs-'));
  await mkdir(join(docsDir, 'guide/flows'), { recursive: true });
  await writeFile(join(docsDir, 'index.html'), '<!doctype html><h1>Fanfare</h1>');
  await writeFile(join(docsDir, 'guide/flows/index.html'), '<!doctype html><h1>Flows</h1>');
  await writeFile(join(docsDir, 'guide/flows/index.html.gz'), gzipSync('<!doctype html><h1>Flows, small</h1>'));
  await writeFile(join(docsDir, '404.html'), '<!doctype html><h1>There is no such page</h1>');
  server = await startTestServer({ startsWork: false, isEvidence: false, settings: { docsDir } });
});
after(async () => {
  await server.close();
  await rm(docsDir, { recursive: true });
});

const open = (address: string) => fetch(`${server.url}${address}`);

test('the documentation needs no session, is compressed and is revalidated after an update', async () => {
  const page = await open('/docs/guide/flows/');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Flows, small');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  // `fetch` would bypass caches.
  const again = await request(`${server.url}/docs/guide/flows/`, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': page.headers.get('etag') ?? '' },
  });
  expect(again.statusCode).toBe(304);
});

test('a URL without its trailing slash redirects to the page', async () => {
  for (const [address, title] of [
    ['/docs', 'Fanfare'],
    ['/docs/guide/flows', 'Flows'],
  ] as const) {
    const page = await open(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(title);
  }
});

test('an unknown page shows a 404 page', async () => {
  const page = await open('/docs/guide/nothing/');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('There is no such page');
});

test('S34: documentation pages run only their own scripts, cannot be framed and have the usual security headers', async () => {
  for (const address of ['/docs/', '/docs/guide/nothing/']) {
    const { headers } = await open(address);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('S21: no file outside the documentation is served', async () => {
  for (const address of ['/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/..%2fpackage.json', '/docs/%00']) {
    expect([400, 403, 404]).toContain((await open(address)).status);
  }
});
