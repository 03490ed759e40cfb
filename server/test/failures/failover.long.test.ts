import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { DatabaseClient } from '../../src/infrastructure/database/failover/DatabaseClient.ts';
import { databaseConfig } from '../../src/infrastructure/database/failover/databaseConfig.ts';
import { startStandbyPair } from '../database/startStandbyPair.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { createChance, times } from '../proof.ts';
import { startNats } from '../servers/startNats.ts';
import { startLoadedProcesses } from './startLoadedProcesses.ts';

const igIds = [1, 2, 3, 4, 5].map(igIdOf);
const SETTLE_MS = times(300_000, 3_600_000);
const UNTIL_NOTICED_MS = 3_000;
const UNTIL_USED_MS = 120_000;

type Pair = Awaited<ReturnType<typeof startStandbyPair>>;
type Stage = Awaited<ReturnType<typeof startLoadedProcesses>>;

async function startStage(context: TestContext, settings: Record<string, string> = {}): Promise<{ pair: Pair; stage: Stage }> {
  const pair = await startStandbyPair();
  const undo = [pair.stop];
  context.after(async () => {
    for (const stop of undo) await stop();
  });
  const stage = await startLoadedProcesses({
    igIds,
    roles: ['web,realtime', 'worker', 'worker'],
    settings: { DATABASE_URL: pair.url, INSTAGRAM_SECOND_LOOK_SECONDS: '30', LOG_LEVEL: 'warn', ...settings },
  });
  undo.unshift(stage.close);
  return { pair, stage };
}

/** The time from a call until the count has grown by more than what was under way. */
async function timeUntilMore(count: () => number, more: number): Promise<number> {
  const [began, before] = [performance.now(), count()];
  await eventually(() => expect(count()).toBeGreaterThan(before + more), UNTIL_USED_MS);
  return Math.round(performance.now() - began);
}

async function failOver({ pair, stage }: { pair: Pair; stage: Stage }, noticedMs: number) {
  const began = performance.now();
  await pair.killPrimary();
  const sent = () => stage.instagram.sent.length;
  const before = sent();
  await delay(noticedMs);
  await pair.promote();
  const promotedMs = Math.round(performance.now() - began);
  await eventually(() => expect(sent()).toBeGreaterThan(before + 5), UNTIL_USED_MS);
  return { promotedMs, answeredMs: Math.round(performance.now() - began) };
}

async function portOfNewClient(url: string): Promise<number> {
  const client = new DatabaseClient(databaseConfig(url));
  await client.connect();
  await client.end();
  return client.port;
}

test('F2: three fail-overs to a synchronous standby under load lose, duplicate and reorder nothing', async (context) => {
  const between = createChance(context);
  const own = await startStage(context);
  const { pair, stage } = own;
  const load = stage.load();
  for (let n = 0; n < 3; n += 1) {
    await timeUntilMore(load.acknowledged, between(20, times(40, 300)));
    const refused = load.refused();
    const acknowledging = timeUntilMore(load.acknowledged, 10);
    const { promotedMs, answeredMs } = await failOver(own, between(0, UNTIL_NOTICED_MS));
    const acknowledgedMs = await acknowledging;
    context.diagnostic(
      `promoted after ${promotedMs} ms, webhooks acknowledged after ${acknowledgedMs} ms, answers after ${answeredMs} ms, ${load.refused() - refused} refused`,
    );
    // A service manager that starts the lost primary again must not get it used.
    await pair.startOther();
    expect(await portOfNewClient(pair.url)).toBe(pair.primaryPort());
    await pair.killOther();
    await pair.addStandby();
  }
  const answered = await load.settle(SETTLE_MS);
  context.diagnostic(`${answered} messages, ${load.refused()} deliveries refused`);
  expect(stage.instagram.violations).toEqual([]);
});

test('F2: with the journal webhooks are acknowledged during a fail-over, and none is refused', async (context) => {
  const between = createChance(context);
  const nats = await startNats();
  const own = await startStage(context, { JOURNAL_URL: nats.url });
  context.after(() => nats.stop());
  const load = own.stage.load();
  await timeUntilMore(load.acknowledged, between(20, 40));
  const [before, refused] = [load.acknowledged(), load.refused()];
  const { promotedMs, answeredMs } = await failOver(own, UNTIL_NOTICED_MS);
  const during = load.acknowledged() - before;
  expect(during).toBeGreaterThan(10);
  expect(load.refused()).toBe(refused);
  const answered = await load.settle(SETTLE_MS);
  context.diagnostic(
    `promoted after ${promotedMs} ms, answers after ${answeredMs} ms, ${during} acknowledged meanwhile, ${answered} messages, 0 refused`,
  );
  expect(own.stage.instagram.violations).toEqual([]);
});
