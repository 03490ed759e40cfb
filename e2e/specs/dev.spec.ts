import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts } from '../fixtures/freePorts.ts';

const workspace = path.resolve(import.meta.dirname, '../..');
const copyFile = path.join(workspace, 'mf-auth/src/copy.ts');
const title = 'Sign in to Fanfare';

/** Starts `pnpm dev mf-auth` as a separate process with its own ports and data. */
async function startDev() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-dev-'));
  const [port, serverPort, sandboxPort, smtpPort, remotePort] = (await freePorts(5)).map(String);
  const env = {
    ...{
      PORT: port,
      DEV_SERVER_PORT: serverPort,
      SANDBOX_PORT: sandboxPort,
      SANDBOX_SMTP_PORT: smtpPort,
      DEV_REMOTE_PORT: remotePort,
    },
    ...{ FANFARE_DATA_DIR: dataDir, FANFARE_SYSTEM_DIR: `${dataDir}-system`, DATABASE_URL: '', LOG_LEVEL: 'error' },
  };
  const command = path.join(workspace, 'platform/src/commands/dev.ts');
  const child = spawn(process.execPath, [command, 'mf-auth'], {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes(`Fanfare   http://localhost:${port}`)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(said)));
  });
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGTERM');
    await ended;
    for (const dir of [dataDir, `${dataDir}-system`]) await rm(dir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, remoteUrl: `http://localhost:${remotePort}/`, ready, stop };
}

test('a remote in development runs in the development flavour of the shell beside released ones, and an edit keeps what was typed', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(300_000);
  const before = await readFile(copyFile, 'utf8');
  expect(before).toContain(title);
  const dev = await startDev();
  try {
    await dev.ready;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${dev.url}/login`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 });
    const field = page.getByRole('textbox', { name: 'Username or email' });
    await field.fill('mira');
    await writeFile(copyFile, before.replace(title, 'Sign in, edited'));
    await expect(page.getByRole('heading', { name: 'Sign in, edited' })).toBeVisible({ timeout: 60_000 });
    await expect(field).toHaveValue('mira');
    expect(scripts.some((url) => url.startsWith(dev.remoteUrl))).toBe(true);
    // Only the development build of the shell has this file name.
    expect(scripts.some((url) => new URL(url).pathname === '/assets/shell.js')).toBe(true);
    // The Module Federation extension of Chrome reads this object.
    const modules = () => page.evaluate(() => Object.keys(Reflect.get(window, '__FEDERATION__').moduleInfo));
    await expect.poll(modules).toEqual(expect.arrayContaining(['fanfare_shell', 'mf-auth:1.0.0+dev']));
    const releases = await page.request.get(`${dev.url}/release-document.json`);
    const { microFrontends } = await releases.json();
    const flavourOf = (remote: string) => microFrontends[remote]?.[0]?.extras.flavour;
    expect([flavourOf('mf-auth'), flavourOf('mf-dashboard')]).toEqual(['development', 'production']);
  } finally {
    await writeFile(copyFile, before);
    await dev.stop();
  }
});
