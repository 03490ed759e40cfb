import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { eventually } from '../eventually.ts';
import { createChance, times } from '../proof.ts';
import { startJournalStage } from './startJournalStage.ts';

const kinds = ['web', 'worker', 'nats'] as const;
type Kind = (typeof kinds)[number];
const KILLS_EACH = times(2, 10);
const KILLS = KILLS_EACH * kinds.length;
const MESSAGES = times(120, 10_000);
const MOVES_WITHIN_MS = 300_000;
const STARTS_WITHIN_MS = 300_000;
const SETTLE_MS = times(600_000, 3_600_000);
const PAUSE_MAX_MS = 8_000;
/** Leases of a killed process last for 30 s. */
const LEASES_END_MS = times(5_000, 40_000);

test(`F1: ${MESSAGES} messages, ${KILLS} kills of web processes, three workers and three NATS servers: nothing is lost, duplicated or reordered`, async (context) => {
  const stage = await startJournalStage({ workers: 3 });
  context.after(() => stage.close());
  const between = createChance(context);
  const load = stage.load(0);
  const restarts = new Map<Kind, Promise<void>>();
  const killed: string[] = [];

  async function kill(kind: Kind, n: number, pauseMs: number): Promise<void> {
    if (kind === 'nats') {
      await stage.nats.kill(n);
      await delay(pauseMs);
      return stage.nats.start(n);
    }
    const victims = stage.all(kind);
    const victim = victims[n % victims.length];
    if (!victim) throw new Error(`No ${kind} is running.`);
    await stage.end(victim, 'SIGKILL');
    await delay(pauseMs);
    // On an overloaded machine the database may not respond in time, and the next attempt starts.
    await eventually(() => stage.launch(kind), STARTS_WITHIN_MS);
  }

  const order = kinds.flatMap((kind) => Array.from({ length: KILLS_EACH }, () => kind));
  for (let n = 0; n < KILLS; n += 1) {
    const share = MESSAGES / KILLS;
    const enough = Math.round(share * n) + between(1, share);
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(enough), MOVES_WITHIN_MS);
    const [kind = 'web'] = order.splice(between(0, order.length), 1);
    const [victim, pauseMs] = [between(0, 3), between(0, PAUSE_MAX_MS)];
    // One process of a kind is down at a time, but processes of several kinds may be.
    await restarts.get(kind);
    const restart = kill(kind, victim, pauseMs);
    restart.catch(() => undefined);
    restarts.set(kind, restart);
    killed.push(kind === 'nats' ? `nats ${victim}` : kind);
  }
  await Promise.all(restarts.values());
  await eventually(() => expect(load.acknowledged()).toBeGreaterThanOrEqual(MESSAGES), MOVES_WITHIN_MS);
  const endedAt = performance.now();
  const settled = load.settle(SETTLE_MS).finally(() => {
    context.diagnostic(`${KILLS} kills: ${KILLS_EACH} of each kind (${killed.join(', ')})`);
    context.diagnostic(`${JSON.stringify(load.tally())}; ${load.refused()} deliveries were refused and repeated`);
  });
  const answered = await settled;
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  context.diagnostic(`settled ${seconds(performance.now() - endedAt)} after the last message`);
  context.diagnostic(`the longest gap of a conversation was ${seconds(load.longestGapMs())}`);
  context.diagnostic(`the longest time without an acknowledgement was ${seconds(load.longestSilenceMs())}`);
  await eventually(async () => expect(await stage.countExecutions()).toBe(answered), 60_000);
  await delay(LEASES_END_MS);
  expect(load.tally()).toEqual({ messages: answered, lost: 0, twice: 0, outOfOrder: 0 });
  expect(stage.instagram.violations).toEqual([]);
});
