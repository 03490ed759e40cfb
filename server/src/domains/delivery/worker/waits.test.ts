import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { times } from '../../../../test/proof.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createPublishedFlows } from '../../automation/flows/index.ts';
import { createWorker } from './createWorker.ts';
import { claimUpdates } from './worker.repository.ts';

const WAITS = times(400, 100_000);
const WAIT_SECONDS = 2;
const igId = igIdOf(1);
let server: TestServer;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

/** Acts as another process until it has processed a batch. */
async function workForABatch(): Promise<void> {
  const { promise: worked, resolve } = Promise.withResolvers<void>();
  const bus = createEventBus();
  bus.subscribe('feed-changed', () => resolve());
  const worker = createWorker({
    database: server.database,
    flows: createPublishedFlows(),
    clock: systemClock,
    logger: silentLogger,
    isExclusive: true,
    lookUpPosts: async () => undefined,
    sends: { reserve: async () => 0, send: () => undefined },
    bus,
  });
  await worker.start();
  await worked;
  await worker.stop();
}

test(`F12: ${WAITS} waits fire once each and never early, despite kills`, async () => {
  const { token } = await server.signUp('anna');
  await server.connect({ id: '', token, username: 'anna' }, igId);
  const position = { x: 0, y: 0 };
  const graph = {
    nodes: [
      { id: 'w', type: 'actionNode' as const, position, data: { action: 'wait', actionParams: `${WAIT_SECONDS}s` } },
      { id: 'm', type: 'messageNode' as const, position, data: { content: 'after the wait' } },
    ],
    edges: [{ id: 'e', source: 'w', target: 'm' }],
  };
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Waits', ...graph } });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  for (let first = 0; first < WAITS; first += 1_000) {
    const count = Math.min(1_000, WAITS - first);
    const entry = Array.from(
      { length: count },
      (_, n) => dm({ igId, from: `${10_000 + first + n}`, text: 'hi', mid: `wait-${first + n}` }).entry,
    );
    expect(await server.deliver({ object: 'instagram', entry: entry.flat() })).toBe(200);
  }

  const count = async (statement: ReturnType<typeof sql<{ n: number }>>) =>
    (await statement.execute(server.database.system)).rows[0]?.n ?? 0;
  const sends = () => count(sql`select count(*) as n from outbox`);
  let restarts = 0;
  for (; (await sends()) < WAITS; restarts += 1) {
    await workForABatch();
    // Claims of a killed process stay until the next start.
    await claimUpdates(server.database, 20);
  }
  expect(restarts).toBeGreaterThanOrEqual(2);
  expect(await sends()).toBe(WAITS);
  expect(await count(sql`select count(distinct run_id) as n from outbox`)).toBe(WAITS);
  expect(await count(sql`select count(*) as n from timers`)).toBe(0);
  const early = sql<{ n: number }>`select count(*) as n from outbox join runs on runs.id = outbox.run_id
    where outbox.created_at < runs.started_at + ${`${WAIT_SECONDS} seconds`}::interval - interval '1 millisecond'`;
  expect(await count(early)).toBe(0);
});
