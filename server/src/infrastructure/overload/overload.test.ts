import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'expect';
import { dm } from '../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../test/data/flows.ts';
import { metaBody, signBody } from '../../../test/data/metaBody.ts';
import { APP_SECRET, igIdOf } from '../../../test/doubles/startInstagramDouble.ts';
import { startTcpProxy, type TcpProxy } from '../../../test/doubles/startTcpProxy.ts';
import { eventually } from '../../../test/eventually.ts';
import { longTest } from '../../../test/longTest.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/servers/startTestServer.ts';

const MB = 1024 * 1024;
const ROOM = 64 * MB;
const igId = igIdOf(1);
let directory: string;
let proxy: TcpProxy;
let server: TestServer;
let user: TestUser;
let n = 0;

before(async () => {
  // In long runs nothing else changes the free space of a memory file system. In short runs databases do.
  directory = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'fanfare-disk-'));
  const { bavail, bsize } = await statfs(directory);
  proxy = await startTcpProxy();
  server = await startTestServer({
    reach: proxy.reach,
    settings: {
      metrics: { port: null, host: 'localhost', token: 'metrics-token' },
      disk: { path: directory, minFreeBytes: process.env.FANFARE_TESTS === 'short' ? 0 : bavail * bsize - ROOM },
    },
  });
  user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(async () => {
  await server.close();
  await proxy.close();
  await rm(directory, { recursive: true, force: true });
});

async function deliver(mid: string) {
  const raw = metaBody(dm({ igId, from: '5001', text: 'hello', mid }));
  return fetch(`${server.url}/webhooks/instagram`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(raw, APP_SECRET) },
    body: new Uint8Array(raw),
  });
}

async function expectRefusal(): Promise<void> {
  const { status, headers } = await deliver(`refused-${++n}`);
  expect([status, Number(headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

const expectAccepted = () => eventually(async () => expect((await deliver(`accepted-${++n}`)).status).toBe(200));
const isReading = async () => expect((await server.call('GET /api/flow/list', { token: user.token })).status).toBe(200);

longTest('F17: a full disk refuses webhooks and uploads, not reading, and ends when there is room again', async () => {
  await expectAccepted();
  const ballast = join(directory, 'ballast');
  await writeFile(ballast, Buffer.alloc(2 * ROOM));
  await eventually(() => expectRefusal());
  const form = new FormData();
  form.set('avatar', new Blob([Buffer.from('no picture')]), 'a.png');
  const upload = await fetch(`${server.url}/api/user/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body: form,
  });
  expect(upload.status).toBe(503);
  await isReading();
  await rm(ballast);
  await expectAccepted();
});

test('F5: an overloaded process refuses webhooks until it has caught up', async () => {
  // The loop is sampled once per second, and a sample may find it idle.
  await eventually(async () => {
    for (let turn = 0; turn < 9; turn += 1) {
      const end = performance.now() + 450;
      while (performance.now() < end);
      await nextTurn();
    }
    await expectRefusal();
  });
  await isReading();
  await expectAccepted();
});

test('F5: webhooks are refused after the database is silent for 2 s, and can be delivered again', async () => {
  proxy.stall();
  await eventually(async () => {
    const begin = performance.now();
    await expectRefusal();
    expect(performance.now() - begin).toBeLessThan(1_000);
  });
  expect((await server.send('GET', '/healthz')).status).toBe(200);
  proxy.resume();
  await expectAccepted();
  const { body } = await server.send<string>('GET', '/metrics', { token: 'metrics-token' });
  expect(Number(/fanfare_webhooks_refused_total\{reason="database"\} (\d+)/.exec(body)?.[1])).toBeGreaterThan(0);
  expect((await deliver(`refused-${n}`)).status).toBe(200);
});
