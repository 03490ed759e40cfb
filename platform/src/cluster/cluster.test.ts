import { createServer, type Server } from 'node:http';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { readClusterArguments } from './clusterArguments.ts';
import { createBalancer } from './createBalancer.ts';

const servers: Server[] = [];
after(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server that returns its name, the request and how it was received. */
async function startTarget(name: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.url === '/break') return request.socket.destroy();
      return response.end(JSON.stringify({ name, body, path: request.url, from: request.headers['x-forwarded-for'] }));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, server };
}

test('distributes requests, forwards the client address and skips unreachable servers', async (context) => {
  const balancer = await createBalancer(0, '127.0.0.1');
  context.after(balancer.close);
  const ask = async (path: string, body: string | null = null) => {
    const response = await fetch(`http://127.0.0.1:${balancer.port}${path}`, {
      ...(body !== null && { method: 'POST', body }),
      headers: { 'x-forwarded-for': '10.1.1.1' },
    });
    const answer: { name?: string; body?: string; from?: string } = JSON.parse(await response.text());
    return { status: response.status, ...answer };
  };
  expect((await ask('/')).status).toBe(503);

  const [one, two] = [await startTarget('one'), await startTarget('two')];
  balancer.setTargets({ web: [one.url, two.url], realtime: [two.url] });
  const names = [await ask('/'), await ask('/'), await ask('/')].map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['one', 'two']));
  expect(names[0]).toBe(names[2]);
  expect((await ask('/')).from).toBe('10.1.1.1, 127.0.0.1');
  expect((await ask('/socket.io/?transport=polling')).name).toBe('two');

  two.server.closeAllConnections();
  await new Promise((resolve) => two.server.close(resolve));
  const large = 'x'.repeat(100_000);
  for (let n = 0; n < 4; n += 1) expect(await ask('/', large)).toMatchObject({ status: 200, name: 'one', body: large });
  // The request was already read, so only the sender may decide to repeat it.
  expect((await ask('/break', 'once')).status).toBe(502);
});

test('arguments of the command', () => {
  expect(readClusterArguments([])).toEqual({ kind: 'run', size: { web: 2, worker: 2, realtime: 1 }, isBuilding: true });
  expect(readClusterArguments(['--web', '3', '--realtime', '0', '--no-build'])).toEqual({
    kind: 'run',
    size: { web: 3, worker: 2, realtime: 0 },
    isBuilding: false,
  });
  expect(readClusterArguments(['restart'])).toEqual({ kind: 'restart' });
  for (const wrong of [
    ['stop'],
    ['--web', '0'],
    ['--web', 'x'],
    ['--worker', '-1'],
    ['--web', '1.5'],
    ['--unknown'],
    ['restart', '--web', '1'],
  ]) {
    expect([wrong, readClusterArguments(wrong)]).toEqual([wrong, null]);
  }
});
