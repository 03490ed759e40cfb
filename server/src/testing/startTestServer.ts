import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, ResponseOf } from '@fanfare/shared/contracts';
import { createApp } from '../app.ts';
import { type Clock, systemClock } from '../infrastructure/clock/Clock.ts';
import { createTokenVault } from '../infrastructure/crypto/createTokenVault.ts';
import type { Settings } from '../infrastructure/env/Settings.ts';
import { createLogger, type Logger } from '../infrastructure/logger/createLogger.ts';
import type { WebPolicy } from '../integrations/web/index.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { metaBody, signBody } from './metaBody.ts';
import { APP_ID, APP_SECRET, type InstagramDouble, startInstagramDouble } from './startInstagramDouble.ts';

export const VERIFY_TOKEN = 'verify-token-of-the-tests';
export const TEST_PASSWORD = 'correct horse battery';
/** Any origin: nothing listens there; browsers would. */
export const PUBLIC_URL = 'http://fanfare.test';

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

type TestOptions = Partial<{
  logger: Logger;
  echoWaitMs: number;
  socketAuthDeadlineMs: number;
  web: Partial<WebPolicy>;
  startsWork: boolean;
  key: Buffer;
  clock: Clock;
  settings: Partial<Settings>;
}>;
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** The whole server over real HTTP, with a database of its own and a small Instagram. */
export async function startTestServer(options: TestOptions = {}) {
  const { config, database, drop } = await createTestDatabase();
  const instagram: InstagramDouble = await startInstagramDouble();
  const settings = { ...testSettings(instagram.url), ...options.settings };
  const app = await createApp({
    settings,
    database,
    isExclusive: true,
    vault: createTokenVault(options.key ?? randomBytes(32)),
    clock: options.clock ?? systemClock,
    logger: options.logger ?? createLogger('silent'),
    limits: {
      ...(options.echoWaitMs !== undefined && { echoWaitMs: options.echoWaitMs }),
      ...(options.web !== undefined && { web: options.web }),
      ...(options.socketAuthDeadlineMs !== undefined && { socketAuthDeadlineMs: options.socketAuthDeadlineMs }),
    },
  });
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  if (options.startsWork ?? true) await app.startWork();

  async function send<T>(
    method: string,
    path: string,
    init: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(init.token !== undefined && { authorization: `Bearer ${init.token}` }),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(init.body !== undefined && { body: typeof init.body === 'string' ? init.body : JSON.stringify(init.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const answer: Answer<T> = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    return answer;
  }

  /** Makes one call of the contracts; `{id}` is replaced by `id`, `{version}` by `version`. */
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

  /** Another session of a user without a second factor. */
  async function signIn(username: string, password = TEST_PASSWORD): Promise<string> {
    const { status, body } = await call('POST /api/auth/login', { body: { username, password } });
    if (!('token' in body)) throw new Error(`Signing in failed with ${status}.`);
    return body.token;
  }

  /** The way through Instagram's dialog, as a browser goes it. */
  async function connect(user: TestUser, igId: string): Promise<Answer<string>> {
    const started = await call('GET /api/instagram/auth/instagram', { token: user.token });
    const state = new URL(started.body.authUrl).searchParams.get('state') ?? '';
    const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return send('GET', `/api/instagram/auth/callback?code=code-${igId}&state=${state}`, { headers: { cookie } });
  }

  async function deliver(body: unknown): Promise<number> {
    const raw = typeof body === 'string' ? Buffer.from(body) : metaBody(body);
    const response = await fetch(`${url}/webhooks/instagram`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(raw, APP_SECRET) },
      body: new Uint8Array(raw),
    });
    await response.text();
    return response.status;
  }

  return {
    url,
    app,
    config,
    database,
    instagram,
    settings,
    send,
    call,
    signUp,
    signIn,
    connect,
    deliver,
    async close() {
      await app.close();
      await instagram.close();
      await drop();
    },
  };
}

export function testSettings(instagramUrl: string): Settings {
  const dataDir = join(tmpdir(), 'fanfare-no-such-directory');
  return {
    isProduction: false,
    port: 0,
    host: '127.0.0.1',
    dataDir,
    systemDir: dataDir,
    databaseUrl: null,
    publicUrl: PUBLIC_URL,
    instagram: {
      wwwUrl: `${instagramUrl}/www`,
      apiUrl: `${instagramUrl}/api`,
      graphUrl: `${instagramUrl}/graph`,
      graphVersion: 'v25.0',
      sendsPerSecond: 100,
      appId: APP_ID,
      appSecret: APP_SECRET,
      webhookSecrets: [APP_SECRET],
      verifyToken: VERIFY_TOKEN,
    },
    accounts: {
      isRegistrationOpen: true,
      registrationsPerHour: 1_000,
      registrationsPerDay: 1_000,
      passwordMinLength: 6,
      trustedProxies: 0,
    },
    web: { requestPorts: [80, 443], requestHosts: null },
    // Nothing listens there: a mail stays in the queue. A test that reads mail starts a mailbox.
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'Fanfare <no-reply@fanfare.test>' },
    tokenEncryptionKey: null,
    releasesDir: join(dataDir, 'releases'),
    shellDir: join(dataDir, 'shell'),
    devRemotes: {},
    logLevel: 'silent',
  };
}
