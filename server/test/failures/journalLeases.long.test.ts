import { test } from 'node:test';
import { expect } from 'expect';
import { openNatsStream } from '../../src/domains/delivery/journal/index.ts';
import { eventually } from '../eventually.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startNats } from '../servers/startNats.ts';

test('leases of NATS are listed, end when they are released by their owner, and survive the kill of a server', async (context) => {
  const nats = await startNats();
  const limits = { replicas: 3, maxBytes: 64 * 1024 * 1024, maxMinutes: 60, user: null, password: null, isTls: false };
  const settings = { ...limits, name: 'leases', servers: nats.url.split(',') };
  const stream = openNatsStream({ settings, logger: silentLogger, isStart: true });
  context.after(async () => {
    await stream.close();
    await nats.stop();
  });
  await eventually(() => expect(stream.isConnected()).toBe(true), 120_000);
  const { leases } = stream;
  const first = await eventually(async () => (await leases.create('shard.1')) ?? 0, 60_000);
  expect(await leases.create('shard.1')).toBeNull();
  expect(await leases.keys()).toEqual(['shard.1']);
  const renewed = await leases.renew('shard.1', first);
  await expect(leases.renew('shard.1', first)).rejects.toThrow();

  await leases.release('shard.1', first);
  expect(await leases.keys()).toEqual(['shard.1']);
  await leases.release('shard.1', renewed);
  expect(await leases.keys()).toEqual([]);
  const second = await leases.create('shard.1');
  expect(second).not.toBeNull();
  await leases.release('shard.1', renewed);
  expect(await leases.keys()).toEqual(['shard.1']);

  for (const node of [0, 1, 2]) {
    await nats.kill(node);
    for (let n = 0; n < 20; n += 1) await leases.keys().catch(() => []);
    await nats.start(node);
    await eventually(async () => expect(await leases.create(`worker.${node}`)).toBeGreaterThan(0), 60_000);
    await eventually(async () => expect(await leases.keys()).toContain(`worker.${node}`));
  }
  await eventually(async () => expect(await leases.keys()).toEqual([]));
});
