import { createServer, request as openRequest, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { readClusterArguments } from './clusterArguments.ts';
import { createProxy } from './createProxy.ts';
import { findProxy } from './findProgram.ts';

const needsProxy = { skip: findProxy() === null && 'HAProxy is not installed.' };
const servers: Server[] = [];
const reads = new Map<string, number>();
after(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server that returns its name, the request and how it was received. */
async function startTarget(name: string): Promise<{ url: string; server: Server; stop: () => Promise<unknown> }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', async () => {
      const { url = '/' } = request;
      reads.set(url, (reads.get(url) ?? 0) + 1);
      if (url === '/break') return request.socket.destroy();
      if (url === '/slow' || url === '/webhooks/slow') await delay(700);
      return response.end(JSON.stringify({ name, body, path: url, from: request.headers['x-forwarded-for'] }));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    server,
    stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function findPort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startProxy(context: TestContext) {
  const port = await findPort();
  const proxy = await createProxy(port, 'localhost');
  context.after(proxy.stop);
  const ask = async (path: string, body: string | null = null, from = '10.1.1.1') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body !== null && { method: 'POST', body }),
      headers: { 'x-forwarded-for': from },
    });
    const text = await response.text();
    const answer: { name?: string; body?: string; from?: string } = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, ...answer };
  };
  return { ...proxy, ask, url: `http://127.0.0.1:${port}` };
}

test('distributes requests, forwards the client address and skips unreachable servers', needsProxy, async (context) => {
  const { ask, setTargets, url } = await startProxy(context);
  expect(await ask('/')).toMatchObject({ status: 503, code: 'overloaded' });

  const [one, two] = [await startTarget('one'), await startTarget('two')];
  await setTargets({ web: [one.url, two.url], realtime: [two.url] });
  const names = [await ask('/'), await ask('/'), await ask('/')].map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['one', 'two']));
  expect(names[0]).toBe(names[2]);
  expect((await ask('/')).from).toBe('10.1.1.1, 127.0.0.1');
  expect((await ask('/socket.io/?transport=polling')).name).toBe('two');

  await two.stop();
  const large = 'x'.repeat(100_000);
  for (let n = 0; n < 4; n += 1) expect(await ask('/', large)).toMatchObject({ status: 200, name: 'one', body: large });
  // The request was already read, so only the sender may decide to repeat it.
  const broken = await new Promise((resolve) => {
    openRequest(`${url}/break`, { method: 'POST', agent: false }, ({ statusCode }) => resolve(statusCode)).end('once');
  });
  expect(broken).toBe(502);
  expect(reads.get('/break')).toBe(1);
});

test('browsers that poll stay with one server until it leaves', needsProxy, async (context) => {
  const { ask, setTargets } = await startProxy(context);
  const targets = [await startTarget('one'), await startTarget('two'), await startTarget('three')];
  const urls = targets.map(({ url }) => url);
  await setTargets({ web: urls, realtime: urls });
  const poll = async (from: string) => (await ask('/socket.io/?transport=polling&sid=a', null, from)).name;
  const first = await poll('203.0.113.1');
  for (let n = 0; n < 5; n += 1) expect(await poll('203.0.113.1')).toBe(first);
  const others = new Set<string | undefined>();
  for (let n = 0; n < 12; n += 1) others.add(await poll(`203.0.113.${n + 2}`));
  expect(others.size).toBe(3);

  const rest = urls.filter((_, n) => ['one', 'two', 'three'][n] !== first);
  await setTargets({ web: rest, realtime: rest });
  const second = await poll('203.0.113.1');
  expect(second).not.toBe(first);
  expect(await poll('203.0.113.1')).toBe(second);
});

test('F14: servers are replaced one after another under load without a failed request', needsProxy, async (context) => {
  const { ask, setTargets } = await startProxy(context);
  let running = [await startTarget('first 1'), await startTarget('first 2')];
  const publish = () => setTargets({ web: running.map(({ url }) => url), realtime: [] });
  await publish();
  let isOver = false;
  const seen = new Map<string, number>();
  const load = Array.from({ length: 12 }, async (_, n) => {
    while (!isOver) {
      const outcome = await ask(n % 4 === 0 ? '/slow' : '/', 'content').then(
        ({ status, name }) => `${status} ${name?.split(' ')[0]}`,
        () => 'broken',
      );
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
  });
  for (let round = 0; round < 3; round += 1) {
    for (const place of [0, 1]) {
      const old = running[place];
      const next = await startTarget(`round${round} ${place}`);
      running = running.map((target, n) => (n === place ? next : target));
      await publish();
      await old?.stop();
    }
  }
  isOver = true;
  await Promise.all(load);
  context.diagnostic(JSON.stringify([...seen]));
  expect([...seen.keys()].filter((outcome) => !outcome.startsWith('200'))).toEqual([]);
  expect(seen.get('200 round2')).toBeGreaterThan(0);
});

test('S31: requests at the same time are limited per client address, except for webhooks', needsProxy, async (context) => {
  const { ask, setTargets } = await startProxy(context);
  const { url } = await startTarget('one');
  await setTargets({ web: [url], realtime: [] });
  const statuses = async (path: string, from: (n: number) => string) => {
    const answers = await Promise.all(Array.from({ length: 230 }, (_, n) => ask(path, null, from(n))));
    return answers.map(({ status }) => status).filter((status) => status !== 200);
  };
  const refused = await statuses('/slow', () => '192.0.2.66, 198.51.100.7');
  expect(new Set(refused)).toEqual(new Set([429]));
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(await statuses('/slow', (n) => `198.51.100.7, 198.51.100.${n}`)).toEqual([]);
  expect(await statuses('/webhooks/slow', () => '198.51.100.7')).toEqual([]);
});

test('a proxy that cannot listen says why', needsProxy, async () => {
  const { server, url } = await startTarget('takes the port');
  await expect(createProxy(Number(new URL(url).port), '127.0.0.1')).rejects.toThrow(/did not start on port .*(bind|in use)/is);
  server.close();
});

test('HAProxy is searched in the path, and missing where nothing is installed', () => {
  expect(findProxy('/nowhere')).toBe(findProxy(''));
});

test('arguments of the command', () => {
  expect(readClusterArguments([])).toEqual({
    kind: 'run',
    size: { web: 2, worker: 2, background: 0, realtime: 1 },
    hasJournal: false,
    isBuilding: true,
  });
  expect(readClusterArguments(['--web', '3', '--realtime', '0', '--background', '1', '--journal', '--no-build'])).toEqual({
    kind: 'run',
    size: { web: 3, worker: 2, background: 1, realtime: 0 },
    hasJournal: true,
    isBuilding: false,
  });
  expect(readClusterArguments(['restart'])).toEqual({ kind: 'restart' });
  for (const wrong of [
    ['stop'],
    ['--web', '0'],
    ['--web', 'x'],
    ['--worker', '-1'],
    ['--background', '17'],
    ['--web', '1.5'],
    ['--unknown'],
    ['restart', '--web', '1'],
  ]) {
    expect([wrong, readClusterArguments(wrong)]).toEqual([wrong, null]);
  }
});
