import { setTimeout as delay } from 'node:timers/promises';
import type { Call, ResponseOf } from '@fanfare/shared/contracts';
import type { AuthMode } from '../../src/infrastructure/env/Settings.ts';
import { metaBody, signBody } from '../data/metaBody.ts';
import { APP_SECRET } from '../doubles/startInstagramDouble.ts';
import { createBrowser } from './createBrowser.ts';

export const TEST_PASSWORD = 'correct horse battery';

const OVERLOADED = 503;
const REDELIVERY_MS = 250;
const REDELIVERY_LIMIT_MS = 60_000;

export interface TestUser {
  id: string;
  token: string;
  username: string;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

interface CallInit {
  token?: string;
  body?: unknown;
  id?: string;
  version?: string;
  query?: string;
  headers?: Record<string, string>;
}

export function createTestClient(url: string, authMode: AuthMode = 'bearer') {
  const browser = createBrowser(authMode);

  async function send<T>(
    method: string,
    path: string,
    init: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...browser.headersFor(init.token, init.headers),
      },
      ...(init.body !== undefined && { body: typeof init.body === 'string' ? init.body : JSON.stringify(init.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const answer: Answer<T> = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    return { ...answer, body: browser.open(answer.headers, answer.body) };
  }

  function call<C extends Call>(name: C, init: CallInit = {}) {
    const [method = '', path = ''] = name.split(' ');
    const filled = path.replace('{id}', encodeURIComponent(init.id ?? '')).replace('{version}', init.version ?? '1');
    return send<ResponseOf<C>>(method, `${filled}${init.query ?? ''}`, init);
  }

  async function signUp(username: string): Promise<TestUser> {
    const body = { username, email: `${username}@example.test`, password: TEST_PASSWORD };
    const answer = await call('POST /api/auth/register', { body });
    if (answer.status !== 201) throw new Error(`Signing up failed with ${answer.status}.`);
    return { id: answer.body.user.id, token: answer.body.token, username };
  }

  async function signIn(username: string, password = TEST_PASSWORD): Promise<string> {
    const { status, body } = await call('POST /api/auth/login', { body: { username, password } });
    if (!('token' in body)) throw new Error(`Signing in failed with ${status}.`);
    return body.token;
  }

  async function connect(user: TestUser, igId: string): Promise<Answer<string>> {
    const started = await call('GET /api/instagram/auth/instagram', { token: user.token });
    const state = new URL(started.body.authUrl).searchParams.get('state') ?? '';
    const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return send('GET', `/api/instagram/auth/callback?code=code-${igId}&state=${state}`, { headers: { cookie } });
  }

  async function deliverOnce(body: unknown): Promise<number> {
    const raw = typeof body === 'string' ? Buffer.from(body) : metaBody(body);
    const response = await fetch(`${url}/webhooks/instagram`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(raw, APP_SECRET) },
      body: new Uint8Array(raw),
    });
    await response.text();
    return response.status;
  }

  /** Delivers again while the server is overloaded, as Meta does. */
  async function deliver(body: unknown): Promise<number> {
    const deadline = performance.now() + REDELIVERY_LIMIT_MS;
    for (;;) {
      const status = await deliverOnce(body);
      if (status !== OVERLOADED || performance.now() > deadline) return status;
      await delay(REDELIVERY_MS);
    }
  }

  return { browser, send, call, signUp, signIn, connect, deliver, deliverOnce };
}
