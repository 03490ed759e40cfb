import { createServer, type Server } from 'node:http';
import { Pool } from 'undici';
import { percentile } from '../percentile.ts';
import { say } from '../results/say.ts';
import { type RunningSandbox, SANDBOX_APP, SANDBOX_REDIRECT, startSandbox } from '../startSandbox.ts';

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const BURST = 20_000;
const DRAIN_LIMIT_MS = 120_000;
const scopes = ['instagram_business_basic', 'instagram_business_manage_messages'];

/** Also prints the processor time per call, which can be compared between busy machines. */
export async function benchSandbox(): Promise<void> {
  let received = 0;
  const callback = await listen((count) => {
    received += count;
  });
  const sandbox = await startSandbox(callback.url);
  const pool = new Pool(sandbox.url, { connections: CONNECTIONS, pipelining: 1 });
  try {
    const { token, igId, igsid } = await prepare(sandbox, pool);
    const body = JSON.stringify({ recipient: { id: igsid }, message: { text: 'It is 20 EUR, shipping included.' } });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const send = () => call(pool, 'POST', `/graph.instagram.com/v25.0/${igId}/messages`, body, headers);

    await measureCalls('/messages, app not subscribed', sandbox, send);
    await call(pool, 'POST', '/graph.instagram.com/v25.0/me/subscribed_apps?subscribed_fields=messages', undefined, headers);
    received = 0;
    await measureCalls('/messages, each with its echo as a webhook', sandbox, send);
    await until(() => isDrained(pool));
    received = 0;

    const cpu = sandbox.cpuMs();
    const startedAt = performance.now();
    const burst = JSON.stringify({ kind: 'messages', igIds: [igId], count: BURST });
    await call(pool, 'POST', '/sandbox/api/bursts', burst, { 'content-type': 'application/json' });
    await until(async () => received >= BURST);
    const seconds = (performance.now() - startedAt) / 1000;
    say('a burst of webhooks, written and delivered', BURST / seconds, '/s');
    sayProcessor('a burst of webhooks', (sandbox.cpuMs() - cpu) / BURST);
    say('memory', sandbox.residentMiB(), 'MiB');
  } finally {
    await pool.destroy();
    await sandbox.stop();
    callback.server.close();
    callback.server.closeAllConnections();
  }
}

async function measureCalls(title: string, sandbox: RunningSandbox, send: () => Promise<unknown>): Promise<void> {
  const latencies: number[] = [];
  const cpu = sandbox.cpuMs();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - startedAt < SECONDS * 1000) {
        const sentAt = performance.now();
        await send();
        latencies.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  say(`${title}: calls`, latencies.length / seconds, '/s');
  say(`${title}: p50`, percentile(latencies, 0.5), 'ms');
  say(`${title}: p99`, percentile(latencies, 0.99), 'ms');
  sayProcessor(title, (sandbox.cpuMs() - cpu) / latencies.length);
}

function sayProcessor(title: string, cpuMsEach: number): void {
  say(`${title}: processor time of each`, cpuMsEach, 'ms');
}

async function prepare(sandbox: RunningSandbox, pool: Pool): Promise<{ token: string; igId: string; igsid: string }> {
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const settings = JSON.stringify({ hasRateLimits: false, deliveryOrder: 'none' });
  await call(pool, 'PATCH', '/sandbox/api/settings', settings, json);
  const [account] = await call(pool, 'GET', '/sandbox/api/accounts');
  const consent = new URLSearchParams({
    client_id: SANDBOX_APP.id,
    redirect_uri: SANDBOX_REDIRECT,
    response_type: 'code',
    scope: scopes.join(','),
    account: account.igId,
    decision: 'allow',
  });
  for (const scope of scopes) consent.append('granted', scope);
  const redirect = await fetch(`${sandbox.url}/www.instagram.com/oauth/authorize`, {
    method: 'POST',
    body: consent,
    redirect: 'manual',
  });
  const code = new URL(redirect.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const credentials = { client_id: SANDBOX_APP.id, client_secret: SANDBOX_APP.secret };
  const exchange = new URLSearchParams({
    ...credentials,
    grant_type: 'authorization_code',
    redirect_uri: SANDBOX_REDIRECT,
    code,
  });
  const { access_token: token } = await call(pool, 'POST', '/api.instagram.com/oauth/access_token', exchange.toString(), form);
  const path = `/sandbox/api/accounts/${account.igId}/conversations/ana.lima/messages`;
  const { igsid } = await call(pool, 'POST', path, JSON.stringify({ text: 'price?' }), json);
  return { token, igId: account.igId, igsid };
}

async function call(
  pool: Pool,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: string,
  headers: Record<string, string> = {},
) {
  const response = await pool.request({ method, path, headers, body: body ?? null });
  const text = await response.body.text();
  if (response.statusCode >= 300) throw new Error(`${method} ${path} was answered ${response.statusCode}: ${text}`);
  return JSON.parse(text);
}

async function isDrained(pool: Pool): Promise<boolean> {
  return (await call(pool, 'GET', '/sandbox/api/status')).deliveries.pending === 0;
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + DRAIN_LIMIT_MS;
  while (!(await done())) {
    if (performance.now() > deadline) throw new Error('The webhooks did not all arrive.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function listen(onPost: (count: number) => void): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(new URL(request.url ?? '', 'http://localhost').searchParams.get('hub.challenge'));
      return;
    }
    request.resume();
    request.on('end', () => {
      response.end();
      onPost(1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return { url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/webhooks`, server };
}
