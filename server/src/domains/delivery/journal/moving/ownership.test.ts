import { afterEach, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { createMemoryStream } from '../../../../../test/doubles/createMemoryStream.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { silentLogger } from '../../../../../test/servers/silentLogger.ts';
import type { StreamLeases } from '../RecordStream.ts';
import { SHARDS } from '../shards.ts';
import { createShardOwner } from './createShardOwner.ts';

const all = Array.from({ length: SHARDS }, (_, shard) => shard);
const stopping: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
});

function startOwner(leases: StreamLeases, now?: () => number) {
  const changes: string[] = [];
  const working = new Set<number>();
  const owner = createShardOwner({
    leases,
    own: (shard) => void working.add(shard),
    disown: async (shard) => void working.delete(shard),
    onChange: (change) => void changes.push(change),
    logger: silentLogger,
    ...(now && { now }),
  });
  stopping.push(owner.stop);
  owner.start();
  return { ...owner, changes, working };
}

test('workers share the shards evenly, and hand them over when one starts or stops', async () => {
  const { leases } = createMemoryStream().stream;
  const first = startOwner(leases);
  await eventually(() => expect(first.held()).toHaveLength(SHARDS));
  const second = startOwner(leases);
  await eventually(() => expect([first.held().length, second.held().length]).toEqual([8, 8]));
  const sorted = () => [...first.held(), ...second.held()].sort((a, b) => a - b);
  expect(sorted()).toEqual(all);
  await second.stop();
  await eventually(() => expect(first.held()).toHaveLength(SHARDS));
  expect([first.changes.includes('lost'), second.working.size]).toEqual([false, 0]);
});

test('the shards of a process that is gone are free after their leases expired', async () => {
  const { leases } = createMemoryStream().stream;
  let isReachable = true;
  const reach = <T>(work: () => Promise<T>) => (isReachable ? work() : Promise.reject(new Error('unreachable')));
  const gone = startOwner({
    ttlMs: leases.ttlMs,
    create: (key) => reach(() => leases.create(key)),
    renew: (key, revision) => reach(() => leases.renew(key, revision)),
    release: (key, revision) => reach(() => leases.release(key, revision)),
    keys: () => reach(leases.keys),
  });
  await eventually(() => expect(gone.held()).toHaveLength(SHARDS));
  isReachable = false;
  const next = startOwner(leases);
  expect(next.held()).toEqual([]);
  await eventually(() => expect(next.held()).toHaveLength(SHARDS));
  expect(gone.changes.filter((change) => change === 'lost')).toHaveLength(SHARDS);
  expect(gone.working.size).toBe(0);
});

test('leases are renewed while more are acquired from slow servers', async () => {
  const { leases } = createMemoryStream({ ttlMs: 2_000 }).stream;
  const owner = startOwner({
    ...leases,
    create: async (key) => {
      await delay(300);
      return leases.create(key);
    },
  });
  await eventually(() => expect(owner.held()).toHaveLength(SHARDS));
  expect(owner.changes).toEqual(all.map(() => 'acquired'));
  await owner.stop();
  expect(await leases.keys()).toEqual([]);
});

test('a process that was stopped for longer than its leases owns nothing when it continues', async () => {
  const { leases } = createMemoryStream({ ttlMs: 60_000 }).stream;
  let time = 0;
  const owner = startOwner(leases, () => time);
  await eventually(() => expect(owner.held()).toHaveLength(SHARDS));
  expect(all.every(owner.isMine)).toBe(true);
  time += 47_000;
  expect(all.every(owner.isMine)).toBe(true);
  time += 2_000;
  expect(all.some(owner.isMine)).toBe(false);
});

test('a change of the date ends no lease', async (context) => {
  const { leases } = createMemoryStream({ ttlMs: 60_000, now: () => performance.now() }).stream;
  const owner = startOwner(leases);
  await eventually(() => expect(owner.held()).toHaveLength(SHARDS));
  for (const jump of [86_400_000, -86_400_000]) {
    const date = Date.now() + jump;
    context.mock.method(Date, 'now', () => date);
    expect(all.every(owner.isMine)).toBe(true);
    context.mock.restoreAll();
  }
});
