import { after, before, test } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { dm } from '../data/deliveries.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../servers/startTestServer.ts';

const CHANGES_AT_ONCE = 24;
let server: TestServer;
let busy: TestUser;
let other: TestUser;
let blocker: pg.Client;
/** Uses another connection, because PostgreSQL shows one snapshot of activity within a transaction. */
let observer: pg.Client;

before(async () => {
  server = await startTestServer();
  busy = await server.signUp('busy');
  other = await server.signUp('other');
  await server.connect(other, igIdOf(2));
  [blocker, observer] = [new pg.Client(server.config), new pg.Client(server.config)];
  await Promise.all([blocker.connect(), observer.connect()]);
});
after(async () => {
  await Promise.all([blocker.end(), observer.end()]);
  await server.close();
});

/** Counts connections that wait for a user's row. Webhooks may wait for each other briefly. */
async function countLockWaits(): Promise<number> {
  const { rows } = await observer.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%from "users"%for update%'`,
  );
  return rows[0]?.n ?? 0;
}

test('S40: 24 changes of one profile waiting for its row hold one connection, and no other user waits', async () => {
  await blocker.query('begin');
  await blocker.query('select from users where id = $1 for update', [busy.id]);
  const changes = Array.from({ length: CHANGES_AT_ONCE }, (_, n) =>
    server.call('PATCH /api/user/profile', { token: busy.token, body: { username: `busy${n}` } }),
  );
  await eventually(async () => expect(await countLockWaits()).toBeGreaterThan(0));
  for (let n = 0; n < 3; n += 1) {
    await eventually(async () => {
      expect((await server.call('GET /api/auth/session', { token: other.token })).status).toBe(200);
      expect(await server.deliver(dm({ igId: igIdOf(2), from: '5001', text: 'hello', mid: `mid-${n}` }))).toBe(200);
    });
  }
  expect(await countLockWaits()).toBeLessThanOrEqual(1);
  expect(server.database.connections().waiting).toBe(0);
  await blocker.query('rollback');
  // 503 means that it waited too long for the row, 429 that the limit of names is reached.
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect((await server.call('PATCH /api/user/profile', { token: busy.token, body: { bio: 'free again' } })).status).toBe(200);
});
