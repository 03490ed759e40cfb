import { test } from 'node:test';
import { expect } from 'expect';
import { eventually } from '../eventually.ts';
import { times } from '../proof.ts';
import { startJournalStage } from './startJournalStage.ts';

const STREAM = 'fanfare';
const SLOW = 2;
const MESSAGES = times(150, 1_000);
const MOVES_WITHIN_MS = 300_000;
const SETTLE_MS = times(300_000, 1_800_000);
/** The time without a slow server is measured as well, so other load of the machine matters little. */
const TIMES_AT_MOST = 5;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('a slow NATS server delays acknowledgements only while it leads the stream, and nothing is lost', async (context) => {
  const stage = await startJournalStage({ webUses: [0, 1] });
  context.after(() => stage.close());
  const load = stage.load(0);
  const moveLeader = (isRight: (leader: number) => boolean) =>
    eventually(async () => {
      const leader = await stage.nats.leaderOf(STREAM);
      if (leader !== null && !isRight(leader)) await stage.nats.stepDown(STREAM);
      expect(leader !== null && isRight(leader)).toBe(true);
    }, 120_000);
  const measure = async (name: string): Promise<number> => {
    const [from, refusedBefore] = [load.latencies.length, load.refused()];
    await eventually(() => expect(load.latencies.length).toBeGreaterThan(from + MESSAGES), MOVES_WITHIN_MS);
    const p50 = median(load.latencies.slice(from));
    const refused = load.refused() - refusedBefore;
    context.diagnostic(`${name}: acknowledged after ${p50.toFixed(1)} ms (p50), ${refused} refused`);
    return p50;
  };

  await moveLeader((leader) => leader === SLOW);
  const fast = await measure('no slow server');
  const endSlowness = stage.nats.slowDown(SLOW);
  context.after(endSlowness);
  const slowLeader = await measure('a slow leader');
  await moveLeader((leader) => leader !== SLOW);
  const slowFollower = await measure('after it stepped down, a slow follower');
  await stage.nats.kill(SLOW);
  await endSlowness();
  const withoutIt = await measure('after it was killed');
  await stage.nats.start(SLOW);

  const answered = await load.settle(SETTLE_MS);
  context.diagnostic(`the longest time without an acknowledgement was ${(load.longestSilenceMs() / 1_000).toFixed(1)} s`);
  expect(load.tally()).toEqual({ messages: answered, lost: 0, twice: 0, outOfOrder: 0 });
  await eventually(async () => expect(await stage.countExecutions()).toBe(answered), 60_000);
  expect(stage.instagram.violations).toEqual([]);
  for (const p50 of [slowFollower, withoutIt]) expect(p50 / fast).toBeLessThan(TIMES_AT_MOST);
  expect(slowLeader).toBeGreaterThan(slowFollower);
});
