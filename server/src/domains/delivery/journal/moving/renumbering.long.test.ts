import { randomUUID } from 'node:crypto';
import { after, before, type TestContext, test } from 'node:test';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { expect } from 'expect';
import { sql } from 'kysely';
import { eventually } from '../../../../../test/eventually.ts';
import { silentLogger } from '../../../../../test/servers/silentLogger.ts';
import { startNats } from '../../../../../test/servers/startNats.ts';
import { startTestServer, type TestServer } from '../../../../../test/servers/startTestServer.ts';
import { createEventBus } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { openNatsStream } from '../nats/openNatsStream.ts';
import type { RecordStream } from '../RecordStream.ts';
import { createMover } from './createMover.ts';

const NAME = 'renumbering';
const LIMIT_MS = 60_000;
const [MOVED, WAITING] = [1, 2];
const EMPTY_RECORD = Buffer.of(1);
let server: TestServer;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());

async function startStage(context: TestContext) {
  const nats = await startNats(1);
  context.after(() => nats.stop());
  const limits = { replicas: 1, maxBytes: 2 ** 26, maxMinutes: 60, user: null, password: null, isTls: false };
  const settings = { ...limits, name: NAME, servers: nats.url.split(',') };
  const open = async () => {
    const stream = openNatsStream({ settings, logger: silentLogger, isStart: true });
    context.after(() => stream.close());
    await eventually(() => stream.id(), LIMIT_MS);
    return stream;
  };
  const stream = await open();
  const target = { room: () => 0, take: () => undefined, bus: createEventBus(), logger: silentLogger };
  const mover = createMover({ ...target, stream, database: server.database, isMine: () => true });
  context.after(mover.stop);
  return { nats, open, stream, mover };
}

async function append(stream: RecordStream, shard: number, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await stream.append(shard, EMPTY_RECORD, randomUUID());
}

async function expectMoved(stream: RecordStream, position: number): Promise<void> {
  const { rows } = await sql<{ position: number }>`
    select position from journal_positions where stream = ${await stream.id()} and shard = ${MOVED}`.execute(
    server.database.system,
  );
  expect(rows).toEqual([{ position }]);
}

async function countWaiting(stream: RecordStream): Promise<number | undefined> {
  return (await stream.state()).records.get(WAITING);
}

test('numbers that wait for deletion are not used after NATS restarts with an older disk', async (context) => {
  const { nats, stream, mover } = await startStage(context);
  await append(stream, MOVED, 3);
  await nats.kill(0);
  await nats.copyDisk(0);
  await nats.start(0);
  await eventually(() => stream.state(), LIMIT_MS);
  await append(stream, MOVED, 3);
  mover.own(MOVED);
  await eventually(() => expectMoved(stream, 6), LIMIT_MS);
  await nats.kill(0);
  await nats.restoreDisk(0);
  await nats.start(0);
  await eventually(() => stream.state(), LIMIT_MS);
  await append(stream, WAITING, 5);
  await eventually(() => mover.forgetMoved(), LIMIT_MS);
  expect(await countWaiting(stream)).toBe(5);
  await append(stream, MOVED, 1);
  await eventually(() => expectMoved(stream, 9), LIMIT_MS);
  await eventually(async () => {
    await mover.forgetMoved();
    expect(await stream.first(MOVED)).toBeNull();
  }, LIMIT_MS);
  expect(await countWaiting(stream)).toBe(5);
});

test('numbers that wait for deletion are not used for a new stream under the same name', async (context) => {
  const { nats, open, stream, mover } = await startStage(context);
  mover.own(MOVED);
  await append(stream, MOVED, 4);
  await eventually(() => expectMoved(stream, 4), LIMIT_MS);
  const connection = await connect({ servers: nats.url });
  await (await jetstreamManager(connection)).streams.delete(NAME);
  await connection.close();
  const another = await open();
  await append(another, WAITING, 5);
  await mover.forgetMoved();
  expect(await countWaiting(stream)).toBe(5);
  await append(another, MOVED, 1);
  await eventually(() => expectMoved(stream, 6), LIMIT_MS);
});
