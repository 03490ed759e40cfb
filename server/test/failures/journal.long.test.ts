import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { dm } from '../data/deliveries.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { times } from '../proof.ts';
import { launchServer } from '../servers/launchServer.ts';
import { runServerCommand } from '../servers/runServerCommand.ts';
import { startJournalStage } from './startJournalStage.ts';

const SETTLE_MS = times(300_000, 3_600_000);
const OUTAGE_MS = times(20_000, 60_000);
const PAUSE_MS = 9_000;
let stage: Awaited<ReturnType<typeof startJournalStage>>;
let answered = 0;
before(async () => {
  stage = await startJournalStage();
});
after(() => stage?.close());

async function settle(load: ReturnType<typeof stage.load>): Promise<void> {
  answered += await load.settle(SETTLE_MS);
  expect(stage.instagram.violations).toEqual([]);
  await eventually(async () => expect(await stage.countExecutions()).toBe(answered), 60_000);
}

const isMoving = (load: ReturnType<typeof stage.load>) => {
  const before = load.acknowledged();
  return eventually(() => expect(load.acknowledged()).toBeGreaterThan(before + 10), 60_000);
};

test('F2: webhooks are answered 200 while the database is stopped, and processed afterwards', async (context) => {
  const load = stage.load(10_000);
  await isMoving(load);
  await stage.stopPostgres();
  const [before, refusedBefore] = [load.acknowledged(), load.refused()];
  await delay(OUTAGE_MS);
  const ready = await Promise.all(stage.all('web').map(({ server }) => fetch(`${server.url}/readyz`)));
  expect(ready.map(({ status }) => status)).toEqual([200, 200]);
  expect(load.acknowledged()).toBeGreaterThan(before + 10);
  await stage.startPostgres();
  await isMoving(load);
  context.diagnostic(`${load.acknowledged() - before} acknowledged, ${load.refused() - refusedBefore} refused`);
  expect(load.refused()).toBe(refusedBefore);
  await settle(load);
});

test('a worker that was stopped for longer than its leases moves nothing when it continues', async () => {
  const load = stage.load(30_000);
  await isMoving(load);
  const [sleeper] = stage.all('worker');
  sleeper?.server.child.kill('SIGSTOP');
  await delay(PAUSE_MS);
  await isMoving(load);
  sleeper?.server.child.kill('SIGCONT');
  await isMoving(load);
  await settle(load);
});

test('a partition between workers and NATS delays messages and loses none', async () => {
  const load = stage.load(40_000);
  await isMoving(load);
  for (const proxy of stage.proxies) proxy.stall();
  await delay(PAUSE_MS);
  for (const proxy of stage.proxies) proxy.resume('forget');
  await isMoving(load);
  await settle(load);
});

test('without a quorum webhooks get 503, and are accepted again without a restart', async () => {
  const deliver = (mid: string) => stage.client().deliverOnce(dm({ igId: igIdOf(1), from: '6001', text: mid, mid }));
  expect(await deliver('message 0')).toBe(200);
  await stage.nats.kill(0);
  await stage.nats.kill(1);
  expect(await deliver('message 1')).toBe(503);
  await stage.nats.start(0);
  await stage.nats.start(1);
  await eventually(async () => expect(await deliver('message 2')).toBe(200), 60_000);
  answered += 2;
  const answers = () => (stage.instagram.conversations.get('6001') ?? []).map(({ message }) => message).toReversed();
  await eventually(() => expect(answers().filter((text) => text !== 'You wrote message 1')).toHaveLength(2), 60_000);
  answered += answers().length - 2;
  expect(new Set(answers()).size).toBe(answers().length);
});

test('the journal can be left and used again, and nothing is left behind', async () => {
  for (const worker of stage.all('worker')) await stage.end(worker, 'SIGTERM');
  const followerOf = (n: number) => `610${Math.floor(n / 8)}`;
  const send = (n: number) => {
    const [from, text] = [followerOf(n), `message ${n}`];
    return stage.client().deliverOnce(dm({ igId: igIdOf(1), from, text, mid: `${from}-${n}` }));
  };
  for (let n = 0; n < 20; n += 1) expect(await send(n)).toBe(200);
  for (const member of stage.all('web')) await stage.end(member, 'SIGTERM');

  const refused = await launchServer({ ...stage.environment, ROLE: 'web' });
  const { code, errors } = await refused.exited;
  expect([code, errors]).toEqual([1, expect.stringContaining('pnpm journal drain')]);

  const { DATABASE_URL = '' } = stage.environment;
  const drained = await runServerCommand('journal', ['drain'], { DATABASE_URL, JOURNAL_URL: stage.nats.url });
  expect(drained).toMatchObject({ code: 0, output: expect.stringContaining('The journal is empty.') });
  await stage.launch('web', {});
  const worker = await stage.launch('worker', {});
  for (let n = 20; n < 30; n += 1) await eventually(async () => expect(await send(n)).toBe(200), 60_000);
  await stage.end(worker, 'SIGTERM');

  await stage.launch('worker');
  const [plain] = stage.all('web');
  await stage.launch('web');
  if (plain) await stage.end(plain, 'SIGTERM');
  await eventually(async () => expect(await send(30)).toBe(200), 60_000);
  const followers = [...new Set(Array.from({ length: 31 }, (_, n) => followerOf(n)))];
  const answers = () =>
    followers.flatMap((from) => (stage.instagram.conversations.get(from) ?? []).map(({ message }) => message).toReversed());
  const expected = Array.from({ length: 31 }, (_, n) => `You wrote message ${n}`);
  await eventually(() => expect(answers()).toEqual(expected), SETTLE_MS);
  expect(stage.instagram.violations).toEqual([]);
});
