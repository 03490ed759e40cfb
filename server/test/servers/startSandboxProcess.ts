import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { InstagramSettings } from '../../src/infrastructure/env/Settings.ts';
import { PUBLIC_URL, testSettings, VERIFY_TOKEN } from './startTestServer.ts';

export interface SandboxProcess {
  url: string;
  api: <T = unknown>(method: string, path: string, body?: unknown) => Promise<T>;
  allow: (authUrl: string, igId: string) => Promise<URL>;
  stop: () => Promise<void>;
}

export const sandboxAccounts = { shop: '17841405822304913', painter: '17841461003928477' } as const;

const sandboxDir = resolve(import.meta.dirname, '../../../sandbox');

export function sandboxSettings(sandboxUrl: string): InstagramSettings {
  return {
    ...testSettings(sandboxUrl).instagram,
    wwwUrl: `${sandboxUrl}/www.instagram.com`,
    apiUrl: `${sandboxUrl}/api.instagram.com`,
    graphUrl: `${sandboxUrl}/graph.instagram.com`,
    sandboxOrigin: new URL(sandboxUrl).origin,
    pictureOrigins: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${new URL(sandboxUrl).port}`),
  };
}

export async function startSandboxProcess(
  options: { port?: number; callbackUrl?: string; publicUrl?: string } = {},
): Promise<SandboxProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fanfare-sandbox-'));
  const { appId, appSecret } = testSettings('').instagram;
  const child = spawn(process.execPath, [join(sandboxDir, 'src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      SANDBOX_PORT: String(options.port ?? 0),
      SANDBOX_SMTP_PORT: 'off',
      SANDBOX_DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      INSTAGRAM_APP_ID: appId,
      INSTAGRAM_APP_SECRET: appSecret,
      INSTAGRAM_VERIFY_TOKEN: VERIFY_TOKEN,
      WEBHOOK_CALLBACK_URL: options.callbackUrl ?? 'http://localhost:9/webhooks/instagram',
      OAUTH_REDIRECT_URIS: `${options.publicUrl ?? PUBLIC_URL}/api/instagram/auth/callback`,
    },
  });
  const ended = once(child, 'exit');
  const [message] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The sandbox did not start (exit code ${code}).`))),
  ]);
  const url: string = message.url;
  return {
    url,
    api: async (method, path, body) => {
      const json = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(`${url}/sandbox/api${path}`, { method, ...json });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
    allow: async (authUrl, igId) => {
      const asked = new URL(authUrl).searchParams;
      const form = new URLSearchParams([...asked, ['account', igId], ['decision', 'allow']]);
      for (const scope of (asked.get('scope') ?? '').split(',')) form.append('granted', scope);
      const answer = await fetch(`${url}/www.instagram.com/oauth/authorize`, { method: 'POST', body: form, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function runScenario(
  sandboxUrl: string,
  name: string,
  ...options: string[]
): Promise<{ code: number; output: string }> {
  const command = [join(sandboxDir, 'src/commands/sandbox.ts'), 'run', name, '--url', sandboxUrl, ...options];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, output };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}
