import { after, afterEach, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { metaBody } from '../../../../../test/data/metaBody.ts';
import { createMemoryStream, memorySettings as settings } from '../../../../../test/doubles/createMemoryStream.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { silentLogger } from '../../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer } from '../../../../../test/servers/startTestServer.ts';
import type { Database } from '../../../../infrastructure/database/Database.ts';
import { createEventBus } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { assertJournalUse } from '../assertJournalUse.ts';
import type { Reading, RecordStream } from '../RecordStream.ts';
import { encodePart, joinParts } from '../records.ts';
import { SHARDS, shardOf } from '../shards.ts';
import { createMover } from './createMover.ts';
import { createShardWorker } from './createShardWorker.ts';
import { drainJournal } from './drainJournal.ts';

const igId = igIdOf(1);
const shard = shardOf(igId);
const other = (shard + 1) % SHARDS;
let server: TestServer;
let n = 0;
const stopping: (() => Promise<void>)[] = [];

before(async () => {
  server = await startTestServer();
  const user = await server.signUp('anna');
  await server.connect(user, igId);
  const flow = { name: 'Repeat', ...flowThatSays('You wrote {{ input }}') };
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: flow });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
});
after(() => server.close());

const recordOf = async (...bodies: Buffer[]) =>
  joinParts(await Promise.all(bodies.map((body) => encodePart({ body, receivedAt: new Date() }))));
const message = (from: string, text: string) => metaBody(dm({ igId, from, text, mid: `${from}-${text}` }));

async function putMessages(stream: ReturnType<typeof createMemoryStream>, from: string, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let each = 0; each < count; each += 1) {
    stream.put(shard, await recordOf(message(from, String(each))));
    keys.push(`${igId}:m:${from}-${each}`);
  }
  return keys;
}

async function inboxOf(from: string): Promise<string[]> {
  const { rows } = await sql<{ dedupe_key: string }>`
    select dedupe_key from inbox where dedupe_key like ${`%:m:${from}-%`} order by id`.execute(server.database.system);
  return rows.map(({ dedupe_key }) => dedupe_key);
}

async function positionOf(stream: RecordStream): Promise<number> {
  const id = await stream.id();
  const { rows } = await sql<{ position: number }>`
    select position from journal_positions where stream = ${id} and shard = ${shard}`.execute(server.database.system);
  return rows[0]?.position ?? 0;
}

const target = () => ({ room: () => 0, take: () => undefined, bus: createEventBus(), logger: silentLogger });

function startMover(stream: RecordStream, { database = server.database, isMine = (): boolean => true } = {}) {
  const mover = createMover({ ...target(), stream, database, isMine });
  stopping.push(mover.stop);
  mover.own(shard);
  return mover;
}

function startWorker(stream: RecordStream) {
  const worker = createShardWorker({ ...target(), stream, database: server.database, metrics: null });
  stopping.push(worker.stop);
  worker.start();
  return worker;
}

function withHeldCommit(): { database: Database; reached: Promise<void>; release: () => void } {
  let reach = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  const asSystem: Database['asSystem'] = (work) =>
    server.database.asSystem(async (queries, transaction) => {
      const isHeld = isFirst;
      isFirst = false;
      if (isHeld) {
        reach();
        await released;
      }
      return work(queries, transaction);
    });
  return { database: { ...server.database, asSystem }, reached, release };
}

function createSilentReading(): Reading {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = promise.then(() => ({ done: true as const, value: undefined }));
  return { [Symbol.asyncIterator]: () => ({ next: () => end }), stop: resolve };
}

test('records are moved, answered and deleted, and a repeated record is stored once', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}01`;
  const record = await recordOf(message(from, 'one'), message(from, 'two'));
  await memory.stream.append(shard, record, 'a');
  await memory.stream.append(shard, record, 'a');
  memory.put(shard, record);
  startWorker(memory.stream);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(2));
  await eventually(() => expect(memory.count()).toBe(0));
  expect(await inboxOf(from)).toEqual([`${igId}:m:${from}-one`, `${igId}:m:${from}-two`]);
  const answers = () => server.instagram.sent.filter(({ recipient }) => recipient === from).map(({ text }) => text);
  await eventually(() => expect(answers()).toEqual(['You wrote one', 'You wrote two']));
});

test('two processes that both believe to own a shard move each record once and in order', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}02`;
  startMover(memory.stream);
  startMover(memory.stream);
  startMover(memory.stream);
  const keys = await putMessages(memory, from, 120);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(120));
  expect(await inboxOf(from)).toEqual(keys);
});

test('a process that lost its shard inside a batch commits nothing of it', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}03`;
  const held = withHeldCommit();
  let isMine = true;
  startMover(memory.stream, { database: held.database, isMine: () => isMine });
  const keys = await putMessages(memory, from, 3);
  await held.reached;
  isMine = false;
  startMover(memory.stream);
  keys.push(...(await putMessages(memory, `${from}`, 5)).slice(3));
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(8));
  const moved = await inboxOf(from);
  held.release();
  await delay(100);
  expect(moved).toEqual(keys);
  expect(await inboxOf(from)).toEqual(keys);
  expect(await positionOf(memory.stream)).toBe(8);
});

test('a lost answer to a commit is noticed by the position, and nothing is moved twice', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}04`;
  let failures = 2;
  const asSystem: Database['asSystem'] = async (work) => {
    const result = await server.database.asSystem(work);
    failures -= 1;
    if (failures >= 0) throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
    return result;
  };
  startMover(memory.stream, { database: { ...server.database, asSystem } });
  const keys = await putMessages(memory, from, 20);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(20));
  expect(await inboxOf(from)).toEqual(keys);
});

test('records that were numbered again after a loss of the stream are moved', async () => {
  const memory = createMemoryStream();
  const [first, second] = [`9${++n}05`, `9${++n}06`];
  const mover = startMover(memory.stream);
  await putMessages(memory, first, 10);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(10));
  await mover.forgetMoved();
  await mover.stop();
  memory.loseEnd(4);
  await delay(5);
  const keys = await putMessages(memory, second, 3);
  startMover(memory.stream);
  await eventually(async () => expect(await inboxOf(second)).toEqual(keys));
  expect(await positionOf(memory.stream)).toBe(7);
});

test('a new stream under the same name begins at its first record', async () => {
  const memory = createMemoryStream();
  const [first, second] = [`9${++n}07`, `9${++n}08`];
  const mover = startMover(memory.stream);
  await putMessages(memory, first, 5);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(5));
  await mover.stop();
  memory.recreate();
  const keys = await putMessages(memory, second, 2);
  startMover(memory.stream);
  await eventually(async () => expect(await inboxOf(second)).toEqual(keys));
});

test('numbers that wait for deletion are not used for other records', async () => {
  for (const lose of ['loseEnd', 'recreate'] as const) {
    const memory = createMemoryStream();
    const mover = startMover(memory.stream);
    await putMessages(memory, `9${++n}13`, 10);
    await eventually(async () => expect(await positionOf(memory.stream)).toBe(10));
    await mover.disown(shard);
    memory[lose](4);
    await delay(5);
    const unmoved = Array.from({ length: 12 }, () => memory.put(other, Buffer.of(1)));
    await mover.forgetMoved();
    expect(memory.seqs(other)).toEqual(unmoved);
    mover.own(shard);
    await eventually(async () => {
      await mover.forgetMoved();
      expect(memory.seqs(shard)).toEqual([]);
    });
    expect(memory.seqs(other)).toEqual(unmoved);
  }
});

test('records that were numbered again behind moved ones that were not deleted are moved before they are deleted', async () => {
  const memory = createMemoryStream();
  const [first, second] = [`9${++n}14`, `9${++n}15`];
  const mover = startMover(memory.stream);
  await putMessages(memory, first, 10);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(10));
  await mover.stop();
  memory.loseEnd(4);
  await delay(5);
  const keys = await putMessages(memory, second, 3);
  const next = startMover(memory.stream);
  await eventually(async () => {
    await next.forgetMoved();
    expect(memory.count()).toBe(0);
  });
  expect(await inboxOf(second)).toEqual(keys);
});

test('records that follow the loss of all records behind a position are moved', async () => {
  const memory = createMemoryStream();
  const [first, second] = [`9${++n}16`, `9${++n}17`];
  const mover = startMover(memory.stream);
  await putMessages(memory, first, 10);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(10));
  await mover.forgetMoved();
  memory.loseEnd(4);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(4));
  const keys = await putMessages(memory, second, 8);
  await eventually(async () => expect(await inboxOf(second)).toEqual(keys));
});

test('a shard is read again if its lease is renewed late after the connection was lost', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}18`;
  let isMine = true;
  let questions = 0;
  startMover(memory.stream, {
    isMine: () => {
      questions += 1;
      return isMine;
    },
  });
  const keys = await putMessages(memory, from, 2);
  await eventually(async () => expect(await inboxOf(from)).toEqual(keys));
  isMine = false;
  const before = questions;
  memory.setDown(true);
  await eventually(() => expect(questions).toBeGreaterThan(before));
  isMine = true;
  memory.setDown(false);
  memory.put(shard, await recordOf(message(from, 'late')));
  await eventually(async () => expect(await inboxOf(from)).toEqual([...keys, `${igId}:m:${from}-late`]));
});

test('a reading that does not notice a loss of the stream is replaced', async () => {
  const memory = createMemoryStream();
  const [first, second] = [`9${++n}19`, `9${++n}20`];
  const mover = startMover(memory.stream);
  await putMessages(memory, first, 10);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(10));
  await mover.stop();
  const real = memory.stream.read;
  const asked = new Promise<void>((resolve) => {
    memory.stream.read = () => {
      resolve();
      return createSilentReading();
    };
  });
  const next = startMover(memory.stream);
  await asked;
  memory.loseEnd(4);
  memory.stream.read = real;
  await delay(5);
  const keys = await putMessages(memory, second, 3);
  await next.checkStalled();
  await eventually(async () => expect(await inboxOf(second)).toEqual(keys));
});

test('records that did not arrive are read again', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}09`;
  const mover = startMover(memory.stream);
  memory.setDeaf(true);
  await delay(20);
  const keys = await putMessages(memory, from, 2);
  const real = memory.stream.read;
  let reads = 0;
  memory.stream.read = (...args) => {
    reads += 1;
    return real(...args);
  };
  await mover.checkStalled();
  memory.setDeaf(false);
  await eventually(async () => expect(await inboxOf(from)).toEqual(keys));
  expect(reads).toBe(1);
});

test('a delivery that PostgreSQL rejects, or that cannot be read, becomes a dead letter and holds back nothing', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}10`;
  await sql`alter table inbox add constraint no_poison check (body::text not like '%poison%' or 1 / (length(body::text) * 0) = 0)`.execute(
    server.database.system,
  );
  memory.put(shard, await recordOf(message(from, '0'), message(from, 'poison'), message(from, '1')));
  memory.put(shard, await recordOf(Buffer.from('{"object"'), message(from, '2')));
  startMover(memory.stream);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(2));
  await sql`alter table inbox drop constraint no_poison`.execute(server.database.system);
  expect(await inboxOf(from)).toEqual(['0', '1', '2'].map((text) => `${igId}:m:${from}-${text}`));
  const { rows } = await sql<{ reason: string }>`select reason from dead_letters order by reason`.execute(server.database.system);
  expect(rows.map(({ reason }) => reason)).toEqual([
    'The webhook body contains values that cannot be stored.',
    'The webhook body is not valid JSON.',
  ]);
});

test('large posts that come together are stored whole, and later ones of the account stay behind them', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}11`;
  const mids = (name: string, count: number) => Array.from({ length: count }, (_, each) => `${from}-${name}${each}`);
  const post = (list: readonly string[]) => {
    const updates = list.map((mid) => ({
      ...{ sender: { id: from }, recipient: { id: igId }, timestamp: Date.now() },
      message: { mid, text: mid, is_echo: true },
    }));
    return metaBody({ object: 'instagram', entry: [{ id: igId, time: Date.now(), messaging: updates }] });
  };
  const [a, b, c] = [mids('a', 600), mids('b', 600), mids('c', 1)];
  memory.put(shard, await recordOf(post(a), post(b), post(c)));
  startMover(memory.stream);
  await eventually(async () => expect(await positionOf(memory.stream)).toBe(1));
  await eventually(async () => expect(await inboxOf(from)).toHaveLength(1_201));
  expect(await inboxOf(from)).toEqual([...a, ...b, ...c].map((mid) => `${igId}:m:${mid}`));
});

test('a server without the journal starts only after it was drained', async () => {
  const memory = createMemoryStream();
  const from = `9${++n}12`;
  await assertJournalUse(server.database, null);
  await assertJournalUse(server.database, settings);
  const keys = await putMessages(memory, from, 30);
  await expect(assertJournalUse(server.database, null)).rejects.toThrow('pnpm journal drain');
  await expect(assertJournalUse(server.database, { ...settings, name: 'other' })).rejects.toThrow('"memory"');

  const { stream } = memory;
  await drainJournal({ stream, name: 'memory', database: server.database, logger: silentLogger, onProgress: () => undefined });
  expect(await inboxOf(from)).toEqual(keys);
  expect(memory.count()).toBe(0);
  await expect(stream.append(shard, Buffer.of(1), 'late')).rejects.toThrow('does not respond');
  await assertJournalUse(server.database, null);
});
