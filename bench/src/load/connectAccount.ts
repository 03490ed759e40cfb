import { randomUUID } from 'node:crypto';
import { BENCH_ACCOUNT_ID, codeOf } from './fakeInstagram.ts';

export const BENCH_PASSWORD = 'correct horse battery';

export interface BenchUser {
  id: string;
  name: string;
  token: string;
  profile: object;
}

export async function signUp(productUrl: string): Promise<BenchUser> {
  const name = `bench-${randomUUID().slice(0, 8)}`;
  const { token, user }: { token: string; user: { id: string } } = await fetchJson(
    productUrl,
    'POST',
    '/api/auth/register',
    null,
    {
      username: name,
      email: `${name}@example.org`,
      password: BENCH_PASSWORD,
    },
  );
  return { id: user.id, name, token, profile: user };
}

export async function connectAccount(productUrl: string, accountId = BENCH_ACCOUNT_ID): Promise<BenchUser> {
  const user = await signUp(productUrl);
  const { token } = user;
  await connect(productUrl, token, accountId);
  const flow = {
    name: 'Bench',
    nodes: [
      { id: 'c', type: 'conditionNode', position: { x: 0, y: 0 }, data: { keyword: 'price' } },
      { id: 'm', type: 'messageNode', position: { x: 200, y: 0 }, data: { content: 'It is 20 EUR.' } },
      { id: 'n', type: 'messageNode', position: { x: 200, y: 200 }, data: { content: 'Ask me for the price.' } },
    ],
    edges: [
      { id: 'a', source: 'c', target: 'm', sourceHandle: 'true' },
      { id: 'b', source: 'c', target: 'n', sourceHandle: 'false' },
    ],
  };
  const saved: { data: { id: string } } = await fetchJson(productUrl, 'POST', '/api/flow/save', token, flow);
  await fetchJson(productUrl, 'POST', `/api/flow/${saved.data.id}/publish`, token);
  return user;
}

export async function connect(
  productUrl: string,
  token: string,
  accountId: string,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  const start = await fetch(`${productUrl}/api/instagram/auth/instagram${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const { authUrl }: { authUrl: string } = JSON.parse(await start.text());
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  const cookie = start.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const callback = await fetch(
    `${productUrl}/api/instagram/auth/callback?code=${codeOf(accountId)}&state=${encodeURIComponent(state)}`,
    {
      headers: { cookie },
      redirect: 'manual',
    },
  );
  if (!callback.headers.get('location')?.includes('instagram=success')) throw new Error(`Connecting failed: ${callback.status}`);
}

export async function fetchJson<T>(
  productUrl: string,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<T> {
  const response = await fetch(productUrl + path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
