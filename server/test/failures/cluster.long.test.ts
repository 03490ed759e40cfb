import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { io } from 'socket.io-client';
import { findFreePort } from '../../src/infrastructure/database/embedded-place/findFreePort.ts';
import { dm } from '../data/deliveries.ts';
import { createDurableDatabase } from '../database/createTestDatabase.ts';
import { type InstagramDouble, igIdOf, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { walkJourney } from '../journey/walkJourney.ts';
import { times } from '../proof.ts';
import { launchCluster } from '../servers/launchCluster.ts';
import { databaseUrlOf, instagramAt } from '../servers/launchServer.ts';
import { flowOfLoad, startLoad } from './startLoad.ts';

const igId = igIdOf(1);
/**
 * Sends that were interrupted by a kill are looked up at two requests per second and account, so more
 * accounts are faster.
 */
const igIds = [igId, igIdOf(3), igIdOf(4), igIdOf(5)];
/** A lease expires after a minute. */
const SETTLE_MS = times(240_000, 1_800_000);
const START_MS = 120_000;
let directory: string;
let database: Awaited<ReturnType<typeof createDurableDatabase>>;
let instagram: InstagramDouble;
let cluster: Awaited<ReturnType<typeof launchCluster>>;
let user: Awaited<ReturnType<typeof cluster.client.signUp>>;
const tokens: string[] = [];
let answered = 0;

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-cluster-'));
  database = await createDurableDatabase();
  instagram = await startInstagramDouble();
  cluster = await launchCluster(['--web', '2', '--worker', '2', '--realtime', '0'], {
    ...instagramAt(instagram.url),
    PORT: String(await findFreePort()),
    DATABASE_URL: databaseUrlOf(database.config),
    FANFARE_DATA_DIR: directory,
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  });
  const flow = { name: 'Repeat', ...flowOfLoad };
  for (const account of igIds) {
    const owner = await cluster.client.signUp(`owner${tokens.length}`);
    await cluster.client.connect(owner, account);
    const { body } = await cluster.client.call('POST /api/flow/save', { token: owner.token, body: flow });
    await cluster.client.call('POST /api/flow/{id}/publish', { token: owner.token, id: body.data.id });
    if (account === igId) user = owner;
    tokens.push(owner.token);
  }
});
after(async () => {
  const code = await cluster?.stop();
  await instagram.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
  expect(code).toBe(0);
});

const pids = async () => new Map((await cluster.members()).map(({ name, pid }) => [name, pid]));

async function expectExecutions(count: number): Promise<void> {
  await eventually(async () => {
    const counts = await Promise.all(tokens.map((token) => cluster.client.call('GET /api/webhooks/counts', { token })));
    expect(counts.reduce((sum, { body }) => sum + body.data.flowExecutions, 0)).toBe(count);
  }, 60_000);
}

test('the journey of a first user works through the load balancer', { timeout: 180_000 }, async () => {
  await walkJourney(cluster.client, instagram, 'ben', igIdOf(2));
});

for (const transports of [['websocket'], ['polling'], ['polling', 'websocket']]) {
  test(`sockets work through the load balancer: ${transports.join(', then ')}`, async (context) => {
    const socket = io(cluster.url, { transports, reconnection: false });
    context.after(() => socket.disconnect());
    const events: unknown[] = [];
    socket.on('new_webhook_event', (event) => events.push(event));
    const isIn = new Promise((resolve) => socket.once('authenticated', resolve));
    const timestamp = new Date().toISOString();
    socket.on('connect', () => socket.emit('authenticate', { token: user.token, userId: user.id, timestamp }));
    expect(await isIn).toMatchObject({ success: true });
    const from = `61${transports.length}${transports[0]?.length}`;
    expect(await cluster.client.deliverOnce(dm({ igId, from, text: 'message 0', mid: `${from}-0` }))).toBe(200);
    await eventually(() => expect(events.length).toBeGreaterThanOrEqual(2), 60_000);
    answered += 1;
  });
}

test('F1: killing one of several processes loses, duplicates and reorders nothing', async (context) => {
  const load = startLoad({ igIds, instagram, deliver: (body) => cluster.client.deliverOnce(body), begin: 200 });
  const killed: string[] = [];
  while (killed.length < times(2, 20)) {
    const enough = load.acknowledged() + randomInt(1, times(20, 300));
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(enough), 60_000);
    const members = await cluster.members();
    const victim = members[randomInt(members.length)];
    if (!victim) continue;
    process.kill(victim.pid, 'SIGKILL');
    killed.push(victim.name);
    await eventually(async () => {
      const pid = (await pids()).get(victim.name);
      expect(pid).toBeDefined();
      expect(pid).not.toBe(victim.pid);
    }, START_MS);
  }
  const stoppedMs = performance.now();
  answered += await load.settle(SETTLE_MS);
  context.diagnostic(`settled ${Math.round((performance.now() - stoppedMs) / 1000)} s after the last message`);
  context.diagnostic(`killed: ${killed.join(', ')}; ${answered} messages, ${load.refused()} deliveries were refused`);
  expect(instagram.violations).toEqual([]);
  await expectExecutions(answered);
});

test('F14: a rolling restart under load refuses no delivery, loses nothing and duplicates nothing', async (context) => {
  const before = await pids();
  const statuses = new Map<number | string, number>();
  const deliver = async (body: unknown) => {
    const status = await cluster.client.deliverOnce(body).catch(() => 'broken' as const);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status === 'broken' ? 0 : status;
  };
  const load = startLoad({ igIds, instagram, deliver, begin: 400 });
  await eventually(() => expect(load.acknowledged()).toBeGreaterThan(5), 60_000);
  cluster.replaceAll();
  await eventually(() => expect(cluster.output()).toContain('All servers have been replaced.'), 4 * START_MS);
  const now = await pids();
  expect([...now.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [name, pid] of before) expect([name, now.get(name)]).not.toEqual([name, pid]);
  answered += await load.settle(SETTLE_MS);
  context.diagnostic(`${answered} messages; answers: ${JSON.stringify([...statuses])}`);
  // 503 means overloaded and is allowed, but each request must get a response.
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(instagram.violations).toEqual([]);
  await expectExecutions(answered);
});
