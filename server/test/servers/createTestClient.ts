import { setTimeout as delay } from 'node:timers/promises';
import { ACCOUNT_HEADER, type Call, type ResponseOf, type Role, WORKSPACE_HEADER } from '@fanfare/shared/contracts';
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
  /** The id of a workspace; by default the personal one. */
  workspace?: string;
  account?: string;
}

export const tokenOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';

export function createTestClient(url: string, authMode: AuthMode = 'bearer', inSecondWorkspace = false) {
  const browser = createBrowser(authMode);
  const workspaceOfToken = new Map<string, string>();

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
        ...browser.headersFor(init.token, { ...workspaceHeader(init.token), ...init.headers }),
      },
      ...(init.body !== undefined && { body: typeof init.body === 'string' ? init.body : JSON.stringify(init.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const answer: Answer<T> = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    return { ...answer, body: browser.open(answer.headers, answer.body) };
  }

  function workspaceHeader(token = ''): Record<string, string> {
    const workspace = workspaceOfToken.get(token);
    return workspace === undefined ? {} : { [WORKSPACE_HEADER]: workspace };
  }

  function call<C extends Call>(name: C, init: CallInit = {}) {
    const [method = '', path = ''] = name.split(' ');
    const filled = path.replace('{id}', encodeURIComponent(init.id ?? '')).replace('{version}', init.version ?? '1');
    const headers = {
      ...init.headers,
      ...(init.workspace !== undefined && { [WORKSPACE_HEADER]: init.workspace }),
      ...(init.account !== undefined && { [ACCOUNT_HEADER]: init.account }),
    };
    return send<ResponseOf<C>>(method, `${filled}${init.query ?? ''}`, { ...init, headers });
  }

  async function signUp(username: string): Promise<TestUser> {
    const body = { username, email: `${username}@example.test`, password: TEST_PASSWORD };
    const answer = await call('POST /api/auth/register', { body });
    if (answer.status !== 201) throw new Error(`Signing up failed with ${answer.status}.`);
    const user = { id: answer.body.user.id, token: answer.body.token, username };
    if (!inSecondWorkspace) return user;
    const id = await addWorkspace(user, `${username}'s studio`);
    workspaceOfToken.set(user.token, id);
    return { ...user, id };
  }

  /** Invites a user, who accepts. */
  async function addMember(owner: TestUser, workspace: string, member: TestUser, role: Role): Promise<void> {
    const email = `${member.username}@example.test`;
    const invited = await call('POST /api/workspace/invitations', { token: owner.token, workspace, body: { email, role } });
    if (invited.status !== 201) throw new Error(`Inviting failed with ${invited.status}.`);
    const token = tokenOf(invited.body.url);
    const { status } = await call('POST /api/invitations/accept', { token: member.token, body: { token } });
    if (status !== 200) throw new Error(`Accepting failed with ${status}.`);
  }

  async function addWorkspace(owner: TestUser, name: string): Promise<string> {
    const { status, body } = await call('POST /api/workspaces', { token: owner.token, body: { name } });
    if (status !== 201) throw new Error(`Creating a workspace failed with ${status}.`);
    return body.workspace.id;
  }

  async function signIn(username: string, password = TEST_PASSWORD): Promise<string> {
    const { status, body } = await call('POST /api/auth/login', { body: { username, password } });
    if (!('token' in body)) throw new Error(`Signing in failed with ${status}.`);
    return body.token;
  }

  async function connect(
    user: TestUser,
    igId: string,
    {
      adds = false,
      confirms = true,
      ...chosen
    }: { workspace?: string; account?: string; adds?: boolean; confirms?: boolean } = {},
  ): Promise<Answer<string>> {
    const query = adds ? '?add=true' : '';
    const started = await call('GET /api/instagram/auth/instagram', { token: user.token, query, ...chosen });
    const state = new URL(started.body.authUrl).searchParams.get('state') ?? '';
    const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const answer = await send<string>('GET', `/api/instagram/auth/callback?code=code-${igId}&state=${state}`, {
      headers: { cookie },
    });
    const confirmation = tokenOf(answer.headers.get('location') ?? url);
    if (confirms && confirmation !== '') {
      const { status } = await call('POST /api/instagram/takeover', { token: user.token, body: { confirmation }, ...chosen });
      if (status !== 200) throw new Error(`Confirming the takeover failed with ${status}.`);
    }
    return answer;
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

  return { browser, send, call, signUp, addMember, addWorkspace, signIn, connect, deliver, deliverOnce };
}
