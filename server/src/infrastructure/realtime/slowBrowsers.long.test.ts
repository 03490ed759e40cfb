import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { io, type Socket } from 'socket.io-client';
import { dm } from '../../../test/data/deliveries.ts';
import { igIdOf } from '../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../test/eventually.ts';
import { isProof, times } from '../../../test/proof.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/servers/startTestServer.ts';

/** After a few hundred of these, the system's buffers are full and a megabyte waits in the process. */
const LONG_TEXT = 'x'.repeat(30_000);
const EVENTS_MAX = 150;
const OWNERS = times(1, 3);
const STALLED_EACH = times(5, 17);
const readersAccount = igIdOf(9);

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

async function openSocket(user: TestUser): Promise<Socket> {
  const socket = io(server.url, { transports: ['websocket'], reconnection: false });
  const isWelcome = new Promise((resolve) => socket.once('connection_info', resolve));
  socket.emit('authenticate', { token: user.token, userId: user.id });
  await isWelcome;
  return socket;
}

const lineOf = (socket: Socket | undefined) => Object(socket?.io.engine.transport).ws;
const openSockets = async () => Number(/^fanfare_sockets (\d+)$/m.exec(await server.app.metrics.render())?.[1]);

test(`F30: ${OWNERS * STALLED_EACH} browsers that do not read are disconnected, and others miss nothing`, async (context) => {
  const reader = await server.signUp('reader');
  await server.connect(reader, readersAccount);
  const reading = await openSocket(reader);
  const heard: string[] = [];
  reading.on('new_webhook_event', ({ event }) => heard.push(event.content.text));
  async function write(text: string): Promise<number> {
    const begin = performance.now();
    await server.deliver(dm({ igId: readersAccount, from: '5001', text, mid: text }));
    await eventually(() => expect(heard).toContain(text));
    return performance.now() - begin;
  }

  const before: number[] = [];
  for (let n = 0; n < times(1, 100); n += 1) before.push(await write(`before ${n}`));
  const stalled: Socket[] = [];
  for (let owner = 1; owner <= OWNERS; owner += 1) {
    const user = await server.signUp(`owner-${owner}`);
    await server.connect(user, igIdOf(owner));
    for (let n = 0; n < STALLED_EACH; n += 1) stalled.push(await openSocket(user));
  }
  // Simulates a browser on a sleeping machine, or a malicious one.
  for (const socket of stalled) lineOf(socket).pause();

  const meanwhile: number[] = [];
  while (meanwhile.length < EVENTS_MAX && (await openSockets()) > 1) {
    for (let owner = 1; owner <= OWNERS; owner += 1) {
      await server.deliver(dm({ igId: igIdOf(owner), from: '5001', text: LONG_TEXT, mid: `long-${meanwhile.length}` }));
    }
    meanwhile.push(await write(`meanwhile ${meanwhile.length}`));
  }
  expect(await openSockets()).toBe(1);
  expect(heard).toHaveLength(before.length + meanwhile.length);
  const [p99Before, p99Meanwhile] = [p99(before), p99(meanwhile)];
  context.diagnostic(
    `${meanwhile.length} long events; p99 to another browser ${p99Before} ms before, ${p99Meanwhile} ms meanwhile`,
  );
  if (isProof) expect(p99Meanwhile).toBeLessThan(2 * p99Before + 50);

  const isGone = new Promise((resolve) => stalled[0]?.once('disconnect', resolve));
  if (stalled[0]?.connected) {
    lineOf(stalled[0]).resume();
    await isGone;
  }
  for (const socket of [reading, ...stalled]) socket.disconnect();
});

function p99(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN);
}
