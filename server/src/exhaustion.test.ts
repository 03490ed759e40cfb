import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../test/data/deliveries.ts';
import { eventually } from '../test/eventually.ts';
import { longTest } from '../test/longTest.ts';
import { isProof, times } from '../test/proof.ts';
import { silentLogger } from '../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';
import { createHttpServer } from './infrastructure/http/createHttpServer.ts';

const IG_ID = '17841400000000031';
const OK = 200;
const LARGE_BYTES = 20 * 1024 * 1024;

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer({ isEvidence: false });
  user = await server.signUp('anna');
  await server.connect(user, IG_ID);
});
after(() => server.close());

/** Opens a connection, sends an incomplete request and waits until the server closes it. */
async function hold(port: number, text: string): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  // A reset counts as closed.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(answer));
  });
  await once(socket, 'connect');
  socket.write(text);
  return { socket, closed };
}

const portOf = (url: string) => Number(new URL(url).port);

async function deliverMany(count: number, name: string) {
  const others: number[] = [];
  const took: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const begin = performance.now();
    await eventually(async () => {
      const status = await server.deliver(dm({ igId: IG_ID, from: `9000${n % 20}`, text: 'hello', mid: `m-${name}-${n}` }));
      if (status !== OK) others.push(status);
      expect(status).toBe(OK);
    });
    took.push(performance.now() - begin);
  }
  const p99 = took.sort((a, b) => a - b)[Math.floor((took.length - 1) * 0.99)] ?? 0;
  return { others, p99 };
}

longTest(
  'S31: connections that never end their request are closed, and signed webhooks are answered meanwhile',
  async (context) => {
    const count = times(100, 500);
    const openings = [
      'POST /webhooks/instagram HTTP/1.1\r\nhost: x\r\nx-slow: ',
      // In the test suite, the next test covers bodies.
      ...(isProof
        ? ['POST /webhooks/instagram HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{']
        : []),
    ];
    const held = await Promise.all(
      Array.from({ length: count }, (_, n) => hold(portOf(server.url), openings[n % openings.length] ?? '')),
    );
    const { others, p99 } = await deliverMany(times(20, 500), 'slow');
    context.diagnostic(`p99 ${p99.toFixed(0)} ms beside ${count} slow connections`);
    // Timings are meaningful only on an idle machine.
    if (isProof) expect(others).toEqual([]);
    if (isProof) expect(p99).toBeLessThan(1_000);
    for (const { closed } of held) expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  },
);

test('S31: an incomplete body is aborted', async () => {
  const http = await createHttpServer({ logger: silentLogger, requestTimeoutMs: 500 });
  http.post('/', async () => 'done');
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const { closed } = await hold(
    port,
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  await http.close();
});

const fileInForm = '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n';
const formType = 'multipart/form-data; boundary=b';

interface Upload {
  path: string;
  token?: string;
  type?: string;
}

function sendLarge({ path, token, type = 'application/json' }: Upload, isLengthKnown: boolean) {
  const opening = type === formType ? fileInForm : '';
  return new Promise<{ status: number | 'closed'; sent: number }>((resolve) => {
    let sent = 0;
    const outgoing = request(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isLengthKnown && { 'content-length': opening.length + LARGE_BYTES }),
      },
    });
    const piece = Buffer.alloc(64 * 1024, 'a');
    function send(): void {
      while (!outgoing.destroyed && sent < LARGE_BYTES) {
        sent += piece.length;
        if (!outgoing.write(piece)) return void outgoing.once('drain', send);
      }
      if (!outgoing.destroyed) outgoing.end();
    }
    outgoing.on('response', (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, sent });
      outgoing.destroy();
    });
    outgoing.on('error', () => resolve({ status: 'closed', sent }));
    if (opening !== '') outgoing.write(opening);
    send();
  });
}

const uploads: [string, () => Upload][] = [
  ['the webhook', () => ({ path: '/webhooks/instagram' })],
  ['a call', () => ({ path: '/api/auth/login' })],
  ['a call with a session', () => ({ path: '/api/flow', token: user.token })],
  ['an upload', () => ({ path: '/api/user/avatar', token: user.token, type: formType })],
  ['an upload without a session', () => ({ path: '/api/user/avatar', type: formType })],
];
for (const [name, upload] of uploads) {
  for (const isLengthKnown of [true, false]) {
    test(`S31: 20 MB to ${name}, ${isLengthKnown ? 'announced' : 'not announced'}, are refused`, async () => {
      const { status, sent } = await sendLarge(upload(), isLengthKnown);
      expect(['closed', 401, 413]).toContain(status);
      expect(sent).toBeLessThan(LARGE_BYTES);
      await deliverMany(1, `large-${name}-${isLengthKnown}`);
    });
  }
}

test('S31: an incomplete form is a client error', async () => {
  const answer = await fetch(`${server.url}/api/user/avatar`, {
    method: 'POST',
    headers: { 'content-type': formType, authorization: `Bearer ${user.token}` },
    body: `${fileInForm}half`,
  });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
});

test('S31: oversized headers are refused', async () => {
  const { closed } = await hold(portOf(server.url), `GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(await closed).toMatch(/^HTTP\/1\.1 431 /);
});

test('S31: connections beyond the limit are closed at once, and open ones continue', async () => {
  const small = await startTestServer({ isEvidence: false, startsWork: false, settings: { maxConnections: 8 } });
  const port = portOf(small.url);
  const held = await Promise.all(Array.from({ length: 8 }, () => hold(port, '')));
  const beyond = await hold(port, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await beyond.closed).toBe('');
  const [first, second] = held;
  if (!first || !second) throw new Error('Nothing is held.');
  first.socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(await first.closed).toMatch(/^HTTP\/1\.1 200 /);
  // The slot of a closed connection is released eventually.
  await eventually(async () => {
    const next = await hold(port, 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await next.closed).toMatch(/^HTTP\/1\.1 200 /);
  });
  for (const { socket } of held) socket.destroy();
  await small.close();
});
