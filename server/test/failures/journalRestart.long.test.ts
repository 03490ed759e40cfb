import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expect } from 'expect';
import { openNatsStream, type RecordStream } from '../../src/domains/delivery/journal/index.ts';
import { eventually } from '../eventually.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startNats } from '../servers/startNats.ts';

const RECORDS = 40;
const [WAITING, MOVED] = [1, 2];

async function readAll(stream: RecordStream, shard: number): Promise<string[]> {
  const last = (await stream.last(shard))?.seq ?? 0;
  const found: string[] = [];
  const reading = stream.read(shard, 0);
  for await (const { seq, data } of reading) {
    found.push(data.toString());
    if (seq >= last) reading.stop();
  }
  return found;
}

test('records that wait are kept when servers restart that removed later records of another shard', async (context) => {
  const nats = await startNats();
  context.after(() => nats.stop());
  const settings = { user: null, password: null, isTls: false, name: 'restart', replicas: 3, maxBytes: 2 ** 26, maxMinutes: 60 };
  const servers = nats.ports.map((port) => `127.0.0.1:${port}`);
  const stream = openNatsStream({ settings: { ...settings, servers }, logger: silentLogger, isStart: true });
  context.after(() => stream.close());
  await eventually(() => stream.id(), 60_000);
  const texts = Array.from({ length: RECORDS }, (_, n) => `record ${n}`);
  for (const text of texts) {
    for (const shard of [WAITING, MOVED]) await stream.append(shard, Buffer.from(text), randomUUID());
  }
  const moved: number[] = [];
  for (let record = await stream.first(MOVED); record !== null; record = await stream.first(MOVED, record.seq))
    moved.push(record.seq);
  expect(moved.length).toBe(RECORDS);
  await stream.forget(moved);
  await stream.forget(moved);
  for (const n of nats.ports.keys()) await nats.kill(n);
  for (const n of nats.ports.keys()) await nats.start(n);
  await eventually(async () => expect((await stream.first(WAITING))?.seq).toBe(1), 30_000);
  expect(await readAll(stream, WAITING)).toEqual(texts);
  expect(await stream.first(MOVED)).toBeNull();
});
