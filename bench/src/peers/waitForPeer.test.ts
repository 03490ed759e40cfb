import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { expect } from 'expect';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { waitForPeer } from './waitForPeer.ts';

async function startPeer(t: TestContext, respond: (n: number) => { status: number; calls: boolean }) {
  const instagram = await startFakeInstagram();
  t.after(() => instagram.close());
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    const { status, calls } = respond(requests);
    response.writeHead(status).end();
    if (calls) void fetch(`${instagram.url}/v25.0/me/messages`, { method: 'POST', body: '{"recipient":{"id":"1"}}' });
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, instagram, countRequests: () => requests };
}

test('a peer that responds 200 while it starts and 404 until its webhook is registered is awaited', async (t) => {
  const { url, instagram, countRequests } = await startPeer(t, (n) => ({
    status: n > 1 && n < 4 ? 404 : 200,
    calls: n === 4,
  }));
  await waitForPeer(url, instagram, { untilMs: 60_000, hasEnded: () => false });
  expect(countRequests()).toBe(4);
});

test('a peer that never registers its webhook is named with its last response', async (t) => {
  const { url, instagram } = await startPeer(t, () => ({ status: 404, calls: false }));
  const waiting = waitForPeer(url, instagram, { untilMs: 200, hasEnded: () => false });
  await expect(waiting).rejects.toThrow(/answered no webhook within \d+ s \(last: status 404\)/);
});

test('a peer that ends is not awaited', async (t) => {
  const { url, instagram } = await startPeer(t, () => ({ status: 404, calls: false }));
  await expect(waitForPeer(url, instagram, { untilMs: 60_000, hasEnded: () => true })).rejects.toThrow('ended before');
});
