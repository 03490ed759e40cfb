import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let dir = '';
before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fanfare-sdk-'));
  const [sdkDir, shellDir] = [join(dir, 'sdk'), join(dir, 'shell')];
  await mkdir(sdkDir);
  await mkdir(shellDir);
  const tarball = { name: '@fanfare/sdk', version: '1.2.0', file: 'fanfare-sdk-1.2.0.tgz', integrity: 'sha512-x', bytes: 5 };
  await writeFile(join(sdkDir, tarball.file), 'bytes');
  await writeFile(join(sdkDir, 'index.json'), JSON.stringify({ contract: 1, packages: [tarball] }));
  await writeFile(join(sdkDir, 'notes.txt'), 'not served');
  await writeFile(join(shellDir, 'index.html'), '<!doctype html><title>template</title>');
  await writeFile(join(shellDir, 'shell.js.map'), '{}');
  server = await startTestServer({ startsWork: false, isEvidence: false, settings: { sdkDir, shellDir } });
});
after(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

const open = (url: string) => fetch(`${server.url}${url}`);

test('lists the packages with the commands that install them, and serves them without a session', async () => {
  const page = await open('/sdk/');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const text = await page.text();
  expect(text).toMatch(/npm install http.*\/sdk\/fanfare-sdk-1\.2\.0\.tgz<\/pre>/);
  expect(text).toContain('contract 1');
  const german = await fetch(`${server.url}/sdk/`, { headers: { 'accept-language': 'de' } });
  expect(await german.text()).toMatch(/<html lang="de">.*Sie unterstützen Vertrag 1,/s);
  expect(await (await open('/sdk/index.json')).json()).toMatchObject({ contract: 1, packages: [{ version: '1.2.0' }] });
  expect(await (await open('/sdk/fanfare-sdk-1.2.0.tgz')).text()).toBe('bytes');
});

test('serves the files of the live shell, so that a remote can be tested in it elsewhere', async () => {
  const template = await open('/sdk/shell/index.html');
  expect(await template.text()).toContain('template');
  expect(template.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect((await open('/sdk/shell/shell.js.map')).status).toBe(404);
});

test('S21: serves nothing else of these directories, and nothing above them', async () => {
  for (const url of [
    '/sdk/notes.txt',
    '/sdk/fanfare-sdk-9.9.9.tgz',
    '/sdk/..%2fshell%2findex.html',
    '/sdk/shell/%2e%2e/sdk/notes.txt',
  ])
    expect([400, 403, 404]).toContain((await open(url)).status);
});
