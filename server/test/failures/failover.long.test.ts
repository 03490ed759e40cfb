import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { DatabaseClient } from '../../src/infrastructure/database/failover/DatabaseClient.ts';
import { databaseConfig } from '../../src/infrastructure/database/failover/databaseConfig.ts';
import { startStandbyPair } from '../database/startStandbyPair.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { createChance, times as repeats } from '../proof.ts';
import { startNats } from '../servers/startNats.ts';
import { startLoadedProcesses } from './startLoadedProcesses.ts';

const igIds = [1, 2, 3, 4, 5].map(igIdOf);
const SETTLE_MS = repeats(300_000, 3_600_000);
const UNTIL_NOTICED_MS = 3_000;
const UNTIL_USED_MS = 120_000;
const UNDER_WAY = 10;
const METRICS_TOKEN = 'token-of-the-metrics-test';

type Pair = Awaited<ReturnType<typeof startStandbyPair>>;
type Stage = Awaited<ReturnType<typeof startLoadedProcesses>>;

async function startStage(
  context: TestContext,
  settings: Record<string, string> = {},
  stopLast = async (): Promise<void> => undefined,
): Promise<{ pair: Pair; stage: Stage }> {
  const undo = [stopLast];
  context.after(async () => {
    for (const stop of undo) await stop();
  });
  const pair = await startStandbyPair();
  undo.unshift(pair.stop);
  const stage = await startLoadedProcesses({
    igIds,
    roles: ['web,realtime', 'worker', 'worker'],
    settings: {
      DATABASE_URL: pair.url,
      DATABASE_REPLICA_URL: pair.url.replace('read-write', 'standby'),
      INSTAGRAM_SECOND_LOOK_SECONDS: '30',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN,
      ...settings,
    },
  });
  undo.unshift(stage.close);
  // The comparison with Instagram, ten minutes after the start.
  stage.instagram.answers.push(({ name }) => (/^GET \S+\/media$/.test(name) ? { status: 200, body: { data: [] } } : null));
  return { pair, stage };
}

/** The time from a call until the count has grown by more than what was under way. */
async function timeUntilMore(count: () => number, more: number): Promise<number> {
  const [began, before] = [performance.now(), count()];
  await eventually(() => expect(count()).toBeGreaterThan(before + more), UNTIL_USED_MS);
  return Math.round(performance.now() - began);
}

/** Times since the primary was killed, in milliseconds. */
async function failOver({ pair, stage }: { pair: Pair; stage: Stage }, acknowledged: () => number, noticedMs: number) {
  await pair.killPrimary();
  const promote = async () => {
    const began = performance.now();
    await delay(noticedMs);
    await pair.promote();
    return Math.round(performance.now() - began);
  };
  const [promotedMs, acknowledgedMs, answeredMs] = await Promise.all([
    promote(),
    timeUntilMore(acknowledged, UNDER_WAY),
    timeUntilMore(() => stage.instagram.sent.length, UNDER_WAY),
  ]);
  return { promotedMs, acknowledgedMs, answeredMs };
}

/** A machine that is busy with other work may refuse webhooks because its event loop is late. */
async function countRefusedWhenBusy(stage: Stage): Promise<number> {
  return readMetric(stage, 'fanfare_webhooks_refused_total{reason="event_loop"}');
}

async function readMetric({ server }: Stage, name: string): Promise<number> {
  const response = await fetch(`${server().url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await response.text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
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
    await timeUntilMore(load.acknowledged, between(20, repeats(40, 300)));
    const refused = load.refused();
    const times = await failOver(own, load.acknowledged, between(0, UNTIL_NOTICED_MS));
    context.diagnostic(`${JSON.stringify(times)}, ${load.refused() - refused} refused`);
    // A service manager that starts the lost primary again must not get it used.
    await pair.startOther();
    expect(await portOfNewClient(pair.url)).toBe(pair.primaryPort());
    await pair.killOther();
    await pair.addStandby();
    await eventually(async () => expect(await readMetric(stage, 'fanfare_replica_lag_seconds')).toBeLessThan(30), UNTIL_USED_MS);
  }
  const answered = await load.settle(SETTLE_MS);
  context.diagnostic(`${answered} messages, ${load.refused()} deliveries refused`);
  expect(stage.instagram.violations).toEqual([]);
});

test('F2: with the journal webhooks are acknowledged during a fail-over, and none is refused', async (context) => {
  const between = createChance(context);
  const nats = await startNats();
  const own = await startStage(context, { JOURNAL_URL: nats.url }, nats.stop);
  const load = own.stage.load();
  await timeUntilMore(load.acknowledged, between(20, 40));
  const [before, refused] = [load.acknowledged(), load.refused()];
  const busy = await countRefusedWhenBusy(own.stage);
  const times = await failOver(own, load.acknowledged, UNTIL_NOTICED_MS);
  const during = load.acknowledged() - before;
  expect(during).toBeGreaterThan(10);
  expect(times.acknowledgedMs).toBeLessThan(times.promotedMs);
  const refusedWhenBusy = (await countRefusedWhenBusy(own.stage)) - busy;
  expect(load.refused() - refused).toBe(refusedWhenBusy);
  const answered = await load.settle(SETTLE_MS);
  context.diagnostic(
    `${JSON.stringify(times)}, ${during} acknowledged until answered, ${answered} messages, ${refusedWhenBusy} refused by a late event loop`,
  );
  expect(own.stage.instagram.violations).toEqual([]);
});
