import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';

const directory = mkdtempSync(join(tmpdir(), 'sandbox-start-'));
const good = {
  SANDBOX_PORT: '0',
  SANDBOX_DATA_DIR: join(directory, 'state'),
  INSTAGRAM_APP_ID: '1',
  INSTAGRAM_APP_SECRET: 'secret',
  INSTAGRAM_VERIFY_TOKEN: 'token',
  WEBHOOK_CALLBACK_URL: 'http://localhost:9/webhooks/instagram',
  LOG_LEVEL: 'silent',
};

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, ...good, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ready = new Promise<{ type: string; url: string }>((resolve) => child.once('message', resolve));
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stderr })),
  );
  return { child, ready, ended };
}

describe('start', () => {
  after(() => rmSync(directory, { recursive: true }));

  it('reports when it is ready, rejects a second sandbox in its directory, and exits with 0', async () => {
    const { child, ready, ended } = start({});
    const { type, url } = await ready;
    expect(type).toBe('ready');
    expect((await fetch(`${url}/sandbox/api/status`)).status).toBe(200);

    const second = await start({}).ended;
    expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('SANDBOX_DATA_DIR') });
    expect(second.stderr).toContain('another sandbox is using it');

    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stderr: '' });
  });

  it('stops when its parent process is gone', async () => {
    const { child, ready } = start({});
    await ready;
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('gives each host a separate port when configured', async () => {
    const { child, ready, ended } = start({
      SANDBOX_DATA_DIR: join(directory, 'hosts'),
      SANDBOX_WWW_PORT: '0',
      SANDBOX_API_PORT: '0',
      SANDBOX_GRAPH_PORT: '0',
    });
    const { url } = await ready;
    const answer: { hosts: Record<string, string> } = await (await fetch(`${url}/sandbox/api/status`)).json();
    const at = (host: string, path: string) => fetch(`${answer.hosts[host]}${path}`, { redirect: 'manual' });
    expect(new Set(Object.values(answer.hosts)).size).toBe(3);
    expect(Object.values(answer.hosts)).not.toContain(url);
    // Each host returns the same as under its prefix on the shared port.
    for (const [host, path] of [
      ['www.instagram.com', '/oauth/authorize?client_id=9'],
      ['api.instagram.com', '/oauth/authorize?client_id=9'],
      ['graph.instagram.com', '/v25.0/me?fields=id'],
      ['graph.instagram.com', '/graph.instagram.com/v25.0/me?fields=id'],
    ] as const) {
      const [own, shared] = [
        await at(host, path),
        await fetch(`${url}/${host}${path.replace(`/${host}`, '')}`, { redirect: 'manual' }),
      ];
      expect({ path, status: own.status, type: own.headers.get('content-type') }).toEqual({
        path,
        status: shared.status,
        type: shared.headers.get('content-type'),
      });
      expect(own.status).not.toBe(404);
    }
    expect((await at('graph.instagram.com', '/sandbox/api/status')).status).not.toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stderr: '' });
  });

  it('names a busy port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const { code, stderr } = await start({ SANDBOX_PORT: port, SANDBOX_DATA_DIR: join(directory, 'busy') }).ended;
    const own = await start({ SANDBOX_GRAPH_PORT: port, SANDBOX_DATA_DIR: join(directory, 'busy') }).ended;
    other.close();
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(`SANDBOX_PORT: port ${port} is in use`) });
    expect(own).toMatchObject({ code: 1, stderr: expect.stringContaining(`SANDBOX_GRAPH_PORT: port ${port} is in use`) });
  });

  it('names an unusable directory', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    const { code, stderr } = await start({ SANDBOX_DATA_DIR: file }).ended;
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('SANDBOX_DATA_DIR') });
  });

  it('lists everything that is wrong with the settings', async () => {
    const { code, stderr } = await start({
      INSTAGRAM_APP_SECRET: '',
      SANDBOX_PORT: 'many',
      WEBHOOK_CALLBACK_URL: 'localhost',
      NODE_ENV: 'production',
    }).ended;
    expect(code).toBe(1);
    for (const name of ['INSTAGRAM_APP_SECRET', 'SANDBOX_PORT', 'WEBHOOK_CALLBACK_URL', 'SANDBOX_ALLOW_PRODUCTION']) {
      expect(stderr).toContain(name);
    }
  });
});
