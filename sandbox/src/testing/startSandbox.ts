import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { createClock } from '../clock/createClock.ts';
import { readSettings } from '../settings/readSettings.ts';
import { openState } from '../state/openState.ts';
import { startCallback } from './startCallback.ts';

export const appId = '990011223344556';
export const appSecret = 'sandbox-test-secret';
export const verifyToken = 'verify-me';
export const redirectUri = 'http://localhost:3000/api/instagram/auth/callback';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests assert
  body: any;
}

/** The real sandbox over HTTP on a free port, with an empty directory and a callback of its own. */
export async function startSandbox() {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const callback = await startCallback(verifyToken);
  let running = await boot(directory, callback.url);

  async function call(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(running.url + path, { redirect: 'manual', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  const json = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  return {
    callback,
    call,
    get url() {
      return running.url;
    },
    /** Calls the sandbox's own API. */
    api: (method: string, path: string, body?: unknown) =>
      call(`/sandbox/api${path}`, body === undefined ? { method } : json(method, body)),
    /** Calls the Graph API with a token in the header. */
    graph: (token: string, method: string, path: string, body?: unknown) => {
      const init = body === undefined ? { method } : json(method, body);
      return call(`/graph.instagram.com/v25.0${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      });
    },
    restart: async () => {
      await running.stop();
      running = await boot(directory, callback.url);
    },
    stop: async () => {
      await running.stop();
      await callback.stop();
      await rm(directory, { recursive: true });
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

async function boot(directory: string, callbackUrl: string) {
  const settings = readSettings({
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_DATA_DIR: directory,
    INSTAGRAM_APP_ID: appId,
    INSTAGRAM_APP_SECRET: appSecret,
    INSTAGRAM_VERIFY_TOKEN: verifyToken,
    WEBHOOK_CALLBACK_URL: callbackUrl,
    OAUTH_REDIRECT_URIS: redirectUri,
  });
  const state = openState(directory);
  const clock = createClock(state.preferences);
  const logger = pino({ level: 'silent' });
  const app = await createApp({ settings, state, clock, logger, pagesDirectory: join(directory, 'no-pages') });
  const address = await app.listen({ port: 0, host: 'localhost' });
  return {
    url: `http://localhost:${new URL(address).port}`,
    stop: async () => {
      await app.close();
      state.close();
    },
  };
}
