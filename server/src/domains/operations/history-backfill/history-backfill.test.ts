import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { priceFlow } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { createTokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';
import { createInstagramClient } from '../../../integrations/instagram/index.ts';
import { createProfileFetcher } from '../../instagram/contacts/index.ts';
import { createHistoryBackfill } from './createHistoryBackfill.ts';

const DAY_MS = 24 * 60 * 60_000;
const key = randomBytes(32);
let server: TestServer;
before(async () => {
  server = await startTestServer({ key });
});
after(() => server.close());

let n = 0;
async function answered(): Promise<TestUser> {
  n += 1;
  const user = await server.signUp(`user${n}`);
  await server.connect(user, igIdOf(n));
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Prices', ...priceFlow } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  await server.deliver(dm({ igId: igIdOf(n), from: `${n}`, text: 'the price?', mid: `past-${n}` }));
  await createHistoryBackfill(server.database, user.id).settle();
  await eventually(async () => expect(await momentsOf(user)).toHaveLength(5));
  return user;
}

async function momentsOf({ id }: TestUser): Promise<number[]> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from users where id = ${id}
    union all select sent_at from messages where owner_id = ${id} and direction = 'in'
    union all select created_at from outbox where owner_id = ${id} and state = 'sent'
    union all select ended_at from runs where owner_id = ${id}
    union all select max(received_at) from events where owner_id = ${id} and event_type = 'flow_execution'`.execute(
    server.database.system,
  );
  return rows.map(({ at }) => Math.round((Date.now() - at.getTime()) / DAY_MS));
}

test('the history of an account moves together; sessions, tokens and other accounts stay', async () => {
  const sinceMs = Date.now() - 1;
  const user = await answered();
  const other = await answered();
  await createHistoryBackfill(server.database, user.id).move([{ fromMs: sinceMs, atMs: sinceMs - 50 * DAY_MS, pace: 1 }]);
  expect(await momentsOf(user)).toEqual([50, 50, 50, 50, 50]);
  expect(await momentsOf(other)).toEqual([0, 0, 0, 0, 0]);
  const { rows } = await sql<{ story: string; payload: string; expires: Date; seen: Date }>`
    select (select trace->0->>'at' from runs where owner_id = account.owner_id) as story,
      (select payload->>'timestamp' from events where owner_id = account.owner_id and event_type = 'messages') as payload,
      token_expires_at as expires, (select max(last_seen_at) from auth_sessions where owner_id = account.owner_id) as seen
    from instagram_accounts account where owner_id = ${user.id}`.execute(server.database.system);
  const [row] = rows;
  const agoOf = (ms = 0) => Math.round((Date.now() - ms) / DAY_MS);
  expect([agoOf(Date.parse(row?.story ?? '')), agoOf(Number(row?.payload))]).toEqual([50, 50]);
  expect([agoOf(row?.seen.getTime()), (row?.expires.getTime() ?? 0) > Date.now()]).toEqual([0, true]);
});

test('recent contacts of the past can get replies there, and their times are restored afterwards', async () => {
  const sinceMs = Date.now() - 1;
  const user = await answered();
  const past = createHistoryBackfill(server.database, user.id);
  await past.move([{ fromMs: sinceMs, atMs: sinceMs - 50 * DAY_MS, pace: 1 }]);
  const threads = await server.call('GET /api/inbox/threads', { token: user.token });
  const [thread] = threads.body.data.threads;
  const reply = () =>
    server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id: thread?.id, body: { text: 'Ida here' } });
  expect((await reply()).status).toBe(409);

  const beganMs = Date.now();
  await sql`update contacts set username = 'lea' where owner_id = ${user.id}`.execute(server.database.system);
  await past.addInbound('lea', sinceMs - 50 * DAY_MS + 60 * 60_000);
  expect((await reply()).status).toBe(201);
  await past.settle();
  await past.move([{ fromMs: beganMs, atMs: sinceMs - 50 * DAY_MS + 60 * 60_000, pace: 1 }]);
  const after50Days = await server.call('GET /api/inbox/threads', { token: user.token });
  const ago = Date.now() - Date.parse(after50Days.body.data.threads[0]?.lastInboundAt ?? '');
  expect(Math.round(ago / DAY_MS)).toBe(50);
  expect((await reply()).status).toBe(409);
});

test('the history moves while profiles of its contacts are stored', async () => {
  const { database, settings } = server;
  const user = await answered();
  const igsids = ['92', '91'];
  for (const from of igsids) {
    await server.deliver(dm({ igId: igIdOf(n), from, text: 'hi', mid: `locks-${from}` }));
    await eventually(async () => expect(await namedContacts()).toContain(`user.${from}`));
  }
  async function namedContacts(): Promise<(string | null)[]> {
    const { rows } = await sql<{ id: string; username: string | null }>`
      select username from contacts where owner_id = ${user.id}`.execute(database.system);
    return rows.map(({ username }) => username);
  }
  const { rows: contacts } = await sql<{ id: string }>`
    update contacts set username = null, profile_checked_at = null where owner_id = ${user.id} and igsid = any(${igsids})
    returning id`.execute(database.system);
  const areBlocked = (count: number) =>
    eventually(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(database.system);
      expect(rows).toHaveLength(count);
    });

  const logged: string[] = [];
  const logger = createLogger('warn', { write: (line) => void logged.push(line) });
  const instagram = createInstagramClient(settings.instagram);
  const fetcher = createProfileFetcher({ database, instagram, vault: createTokenVault(key), logger, bus: createEventBus() });
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const locking = database.asSystem(async (queries) => {
    await sql`select from contacts where owner_id = ${user.id} and igsid = '92' for update`.execute(queries);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const moving = createHistoryBackfill(database, user.id).move([{ fromMs: Date.now(), atMs: Date.now() - DAY_MS, pace: 1 }]);
  try {
    await areBlocked(1);
    for (const { id } of contacts) fetcher.request(user.id, id);
    await areBlocked(2);
  } finally {
    released.resolve();
  }
  await Promise.all([locking, moving]);
  await eventually(async () => expect(await namedContacts()).toEqual(expect.arrayContaining(['user.91', 'user.92'])));
  await fetcher.stop();
  await instagram.close();
  expect(logged).toEqual([]);
});
