import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm, echo } from '../../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { silentLogger } from '../../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../../infrastructure/clock/Clock.ts';
import { detachFromTransaction } from '../../../../infrastructure/database/connecting/heldConnection.ts';
import { createRollupJob } from '../createRollupJob.ts';
import { countDay, markAllStale, markStale } from './dayRollups.repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const igId = igIdOf(1);
/** In UTC. */
const begin = Math.floor(Date.now() / DAY_MS - 10) * DAY_MS;
let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
  // Three followers write every day, one of them new. The reply time in minutes is the number of past days.
  for (let day = 0; day < 8; day += 1) {
    for (const from of ['1', '2', `${100 + day}`]) {
      const at = begin + day * DAY_MS + Number(from) * 7 * MINUTE_MS;
      await server.deliver(dm({ igId, from, text: 'hello', mid: `in-${from}-${day}`, at }));
      await server.deliver(echo({ igId, from, text: 'hi', mid: `out-${from}-${day}`, at: at + (day + 1) * MINUTE_MS }));
    }
  }
  await eventually(async () => {
    await countNow();
    expect((await overview()).totals.totalMessages).toBe(48);
  });
});
after(() => server.close());

const countNow = () => createRollupJob({ database: server.database, clock: systemClock, logger: silentLogger }).runOnce();
const overview = async (timeZone = 'Asia/Kathmandu') => {
  const { body } = await server.call('GET /api/analytics/overview', {
    token: user.token,
    query: `?period=30d&timeZone=${timeZone}`,
  });
  return body.data;
};
const staleDays = async () => {
  const { rows } = await sql<{ day: string }>`select day::text from stale_days where owner_id = ${user.id} order by 1`.execute(
    server.database.system,
  );
  return rows.map(({ day }) => day);
};
const rowsOf = async () => {
  const read = (table: string) =>
    sql`select * from ${sql.table(table)} where owner_id = ${user.id} order by 2, 3`.execute(server.database.system);
  const all = await Promise.all(['conversation_days', 'conversation_windows', 'answer_days'].map(read));
  return all.map(({ rows }) => rows);
};

test('past days are counted completely, and the counts match their rows', async () => {
  expect(await staleDays()).toEqual([]);
  const zones = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland'];
  const counted = await Promise.all(zones.map(overview));
  expect(counted[0]?.totals).toMatchObject({ conversations: 10, activeConversations: 10, responseTime: { all: { sample: 24 } } });
  expect((await rowsOf()).map((rows) => rows.length > 0)).toEqual([true, true, true]);
  await markAllStale(server.database.system, user.id);
  expect(await staleDays()).toHaveLength(8);
  const read = await Promise.all(zones.map(overview));
  expect(read.map(({ totals, messageTrends }) => [totals, messageTrends])).toEqual(
    counted.map(({ totals, messageTrends }) => [totals, messageTrends]),
  );
  await countNow();
  expect(await staleDays()).toEqual([]);
});

test('figures are read from the counted days', async () => {
  await sql`update conversation_days set talked = talked + 100 where owner_id = ${user.id}`.execute(server.database.system);
  await sql`update conversation_windows set conversations = 77 where owner_id = ${user.id}`.execute(server.database.system);
  await sql`update answer_days set counts = array(select 50 from unnest(counts)) where owner_id = ${user.id}`.execute(
    server.database.system,
  );
  const { totals, messageTrends } = await overview();
  expect(totals.conversations).toBeGreaterThan(100);
  expect(totals.responseTime.all.sample).toBeGreaterThan(100);
  expect(messageTrends.filter(({ conversations }) => conversations === 77).length).toBeGreaterThan(5);
  await markAllStale(server.database.system, user.id);
  await countNow();
  expect((await overview()).totals.conversations).toBe(10);
});

test('a late message is in the figures once it is counted, and its day is recounted', async () => {
  const before = await overview();
  const at = begin + 3 * DAY_MS + 20 * 60 * MINUTE_MS;
  await server.deliver(dm({ igId, from: '900', text: 'late', mid: 'late', at }));
  await server.deliver(echo({ igId, from: '900', text: 'later', mid: 'later', at: at + 90 * MINUTE_MS }));
  await eventually(async () => {
    await countNow();
    expect((await overview()).totals.totalMessages).toBe(50);
  });
  const { totals } = await overview();
  expect(totals.conversations).toBe(before.totals.conversations + 1);
  expect(totals.responseTime.all.sample).toBe(25);
  expect(await staleDays()).toEqual([]);
});

test('a day that changes during its count is counted again', async () => {
  const day = new Date(begin + 2 * DAY_MS).toISOString().slice(0, 10);
  const { database } = server;
  await database.asSystem((queries) => markStale(queries, [{ ownerId: user.id, day }]));
  let marked: Promise<void> = Promise.resolve();
  await database.asSystem(async (queries) => {
    await countDay(queries, { ownerId: user.id, day });
    marked = detachFromTransaction(() => database.asSystem((others) => markStale(others, [{ ownerId: user.id, day }])));
  });
  await marked;
  expect(await staleDays()).toEqual([day]);
  await countNow();
  expect(await staleDays()).toEqual([]);
});

test('a full recount matches the incremental counts', async () => {
  const before = await rowsOf();
  await sql`delete from conversation_slots where owner_id = ${user.id}`.execute(server.database.system);
  await sql`update answers set ms = 1 where owner_id = ${user.id}`.execute(server.database.system);
  await server.call('POST /api/analytics/recompute', { token: user.token });
  expect(await rowsOf()).toEqual(before);
});

test('no counts remain of a deleted account', async () => {
  await sql`delete from users where id = ${user.id}`.execute(server.database.system);
  expect(await rowsOf()).toEqual([[], [], []]);
  expect(await staleDays()).toEqual([]);
});
