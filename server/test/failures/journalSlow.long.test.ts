import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { openNatsStream, type RecordStream } from '../../src/domains/delivery/journal/index.ts';
import { eventually } from '../eventually.ts';
import { times } from '../proof.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startNats } from '../servers/startNats.ts';

const NAME = 'fanfare';
const SLOW = 2;
const APPENDS = times(300, 3_000);
/** Appends do not wait for each other, because few would meet a server that is stopped. */
const APART_MS = 20;
const SHARD = 3;
/** The time without a slow server is measured as well, so other load of the machine matters little. */
const TIMES_AT_MOST = 5;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function startSlowStage() {
  const nats = await startNats();
  const streams: RecordStream[] = [];
  const open = async (...servers: number[]) => {
    const limits = { replicas: 3, maxBytes: 64 * 1024 * 1024, maxMinutes: 60, user: null, password: null, isTls: false };
    const settings = { ...limits, name: NAME, servers: nats.urlOf(servers).split(',') };
    const stream = openNatsStream({ settings, logger: silentLogger, isStart: true });
    streams.push(stream);
    await eventually(() => expect(stream.isConnected()).toBe(true), 120_000);
    return stream;
  };
  const acknowledged: string[] = [];
  return {
    nats,
    open,
    acknowledged,
    async append(stream: RecordStream, count = APPENDS): Promise<number> {
      const appendOne = async () => {
        const [text, begin] = [randomUUID(), performance.now()];
        await stream.append(SHARD, Buffer.from(text), text);
        acknowledged.push(text);
        return performance.now() - begin;
      };
      const appends: Promise<number>[] = [];
      for (let n = 0; n < count; n += 1) {
        appends.push(appendOne());
        await delay(APART_MS);
      }
      return median(await Promise.all(appends));
    },
    moveLeader: (isRight: (leader: number) => boolean) =>
      eventually(async () => {
        const leader = await nats.leaderOf(NAME);
        if (leader !== null && !isRight(leader)) await nats.stepDown(NAME);
        expect(leader !== null && isRight(leader)).toBe(true);
      }, 120_000),
    async close() {
      await Promise.all(streams.map((stream) => stream.close()));
      await nats.stop();
    },
  };
}

test('a slow NATS server delays acknowledgements only while it leads the stream or serves the client, and loses nothing', async (context) => {
  const stage = await startSlowStage();
  context.after(stage.close);
  const stream = await stage.open(0, 1);
  await stage.moveLeader((leader) => leader === SLOW);
  await stage.append(stream, 50);
  const measure = async (name: string, by = stream) => {
    const p50 = await stage.append(by);
    context.diagnostic(`${name}: acknowledged after ${p50.toFixed(1)} ms (p50 of ${APPENDS})`);
    return p50;
  };
  const fast = await measure('no slow server');
  const endSlowness = stage.nats.slowDown(SLOW);
  context.after(endSlowness);
  const slowLeader = await measure('a slow leader');
  await stage.moveLeader((leader) => leader !== SLOW);
  const slowFollower = await measure('a slow follower, after it stepped down');
  const byIt = await measure('a slow follower that serves the client', await stage.open(SLOW));
  await stage.nats.kill(SLOW);
  await endSlowness();
  const withoutIt = await measure('without it');
  await stage.nats.start(SLOW);

  const expected = stage.acknowledged;
  const read: string[] = [];
  for await (const { data } of stream.read(SHARD, 0)) if (read.push(data.toString()) === expected.length) break;
  expect(await stream.last(SHARD)).toMatchObject({ seq: expected.length });
  expect(read.sort()).toEqual(expected.sort());
  expect(slowFollower / Math.max(fast, withoutIt)).toBeLessThan(TIMES_AT_MOST);
  for (const ms of [slowLeader, byIt]) expect(ms).toBeGreaterThan(slowFollower);
});
