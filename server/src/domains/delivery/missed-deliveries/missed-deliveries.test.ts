import { randomBytes } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createTokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createInstagramClient } from '../../../integrations/instagram/index.ts';
import { createMissedDeliveryDetector } from './createMissedDeliveryDetector.ts';

const MINUTE_MS = 60_000;
const key = randomBytes(32);
let server: TestServer;
let user: TestUser;
let igId: string;
let users = 0;
let comments: { id: string; from: string; text: string; minutesAgo: number }[];

interface Written {
  id: string;
  from: string;
  text: string;
  minutesAgo: number;
}

const graphTime = (minutesAgo: number) => new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString().replace(/\.\d+Z$/, '+0000');

before(async () => {
  server = await startTestServer({ key, pollMs: 100, comparisonEveryMs: 20 });
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
});
after(() => server.close());

beforeEach(async () => {
  users += 1;
  igId = igIdOf(users);
  user = await server.signUp(`user${users}`);
  await server.connect(user, igId);
  await sql`update instagram_accounts set connected_at = now() - interval '2 days' where owner_id = ${user.id}`.execute(
    server.database.system,
  );
  // Recently compared, so that the server's own rounds skip it.
  await sql`insert into delivery_checks (account_id, owner_id, started_at) select id, owner_id, now() - interval '1 minute'
    from instagram_accounts where owner_id = ${user.id}`.execute(server.database.system);
  const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
  server.instagram.sent.length = 0;
  server.instagram.calls.length = 0;
  server.instagram.conversations.clear();
  comments = [];
  server.instagram.answers = [({ name }) => answerOf(name.replace('GET /graph/v25.0/', ''))];
});

/** Conversations on Instagram by contact, newest message first. */
function setThreads(threads: Record<string, Written[]>): void {
  for (const [contact, messages] of Object.entries(threads)) {
    const listed = messages.map(({ id, from, text, minutesAgo }) => ({
      id,
      created_time: graphTime(minutesAgo),
      from: { id: from },
      message: text,
    }));
    server.instagram.conversations.set(contact, listed);
  }
}

function answerOf(path: string): { status: number; body: unknown } | null {
  const listed = comments.map(({ id, from, text, minutesAgo }) => ({
    id,
    text,
    timestamp: graphTime(minutesAgo),
    from: { id: from, username: 'lea' },
  }));
  return path === `${igId}/media` ? { status: 200, body: { data: [{ id: '77', comments: { data: listed } }] } } : null;
}

const check = () => server.call('POST /api/webhooks/gaps/check', { token: user.token });
const events = async (query: string) =>
  (await server.call('GET /api/webhooks/events', { token: user.token, query: `?limit=100${query}` })).body.data.events;
const found = () =>
  eventually(async () => {
    const list = await events('&origin=reconciled');
    expect(
      list
        .filter(({ eventType }) => eventType !== 'flow_execution')
        .every(({ processedStatus }) => processedStatus === 'completed'),
    ).toBe(true);
    return list
      .filter(({ eventType }) => eventType !== 'flow_execution')
      .map(({ message, outcome }) => `${message}: ${outcome}`)
      .toSorted();
  });

test('missed messages are added: a recent one is answered, an older or already answered one is not', async () => {
  await server.deliver(dm({ igId, from: '1', text: 'arrived', mid: 'known', at: Date.now() - 5 * MINUTE_MS }));
  await eventually(() => expect(server.instagram.sent).toHaveLength(1));
  server.instagram.sent.length = 0;
  setThreads({
    1: [{ id: 'known', from: '1', text: 'arrived', minutesAgo: 5 }],
    2: [{ id: 'fresh', from: '2', text: 'fresh', minutesAgo: 5 }],
    3: [{ id: 'late', from: '3', text: 'late', minutesAgo: 90 }],
    4: [
      { id: 'by-phone', from: igId, text: 'by phone', minutesAgo: 3 },
      { id: 'answered', from: '4', text: 'answered', minutesAgo: 4 },
    ],
    5: [{ id: 'under-way', from: '5', text: 'under way', minutesAgo: 0 }],
    6: [{ id: 'ancient', from: '6', text: 'ancient', minutesAgo: 25 * 60 }],
  });
  comments = [
    { id: '901', from: '9', text: 'nice', minutesAgo: 10 },
    { id: '902', from: igId, text: 'thanks', minutesAgo: 9 },
  ];
  const { status, body } = await check();
  expect([status, body.data]).toMatchObject([200, { posts: 1, missed: { lastCheck: 5 }, error: null }]);
  await eventually(async () =>
    expect(await found()).toEqual([
      'answered: already_answered',
      'by phone: own_message',
      'fresh: flow_ran',
      'late: found_late',
      'nice: no_trigger',
    ]),
  );
  await eventually(() => expect(server.instagram.sent).toMatchObject([{ recipient: '2', text: 'hi' }]));
  expect((await events('&eventType=webhook_error')).map(({ processingError }) => processingError)).toEqual([
    expect.stringContaining('5 messages and comments did not reach Fanfare by webhook'),
  ]);
  expect((await server.call('GET /api/webhooks/gaps', { token: user.token })).body.data).toMatchObject({
    checkedAt: expect.any(String),
    missed: { lastCheck: 5, lastDay: 5, lastWeek: 5 },
  });
  const { body: listed } = await server.call('GET /api/comments', { token: user.token });
  expect(listed.data.comments).toMatchObject([{ text: 'nice' }]);

  // The late webhook is recognised as a duplicate.
  await server.deliver(dm({ igId, from: '2', text: 'fresh', mid: 'fresh' }));
  await server.deliver(dm({ igId, from: '1', text: 'next', mid: 'next' }));
  await eventually(() => expect(server.instagram.sent).toHaveLength(2));
  expect(await events('&eventType=messages&q=fresh')).toHaveLength(1);
  expect((await check()).status).toBe(429);
});

test('unchanged conversations are not read', async () => {
  setThreads({
    1: [{ id: 'a', from: '1', text: 'x', minutesAgo: 30 * 60 }],
    2: [{ id: 'b', from: '2', text: 'y', minutesAgo: 2 }],
  });
  expect((await check()).body.data).toMatchObject({ threads: 1, missed: { lastCheck: 1 } });
  expect(server.instagram.calls.filter((call) => /conversations|\/t_\d/.test(call))).toEqual([
    'GET /graph/v25.0/me/conversations',
  ]);
});

test('a failed comparison is reported, and the next one covers the time since the last success', async () => {
  await check();
  const comparedUntil = async () => (await server.call('GET /api/webhooks/gaps', { token: user.token })).body.data;
  const before = await comparedUntil();
  await sql`update delivery_checks set started_at = now() - interval '1 minute' where owner_id = ${user.id}`.execute(
    server.database.system,
  );
  server.instagram.answers = [
    ({ name }) => (name.includes('conversations') ? { status: 400, body: { error: { message: 'x', code: 10 } } } : null),
  ];
  const { body } = await check();
  expect(body.data).toMatchObject({
    error: expect.any(String),
    errorMessage: { code: 'instagram.error-with-number' },
    comparedUntil: before.comparedUntil,
  });
});

test('the owner needs a connected account', async () => {
  const other = await server.signUp(`other${users}`);
  expect((await server.call('POST /api/webhooks/gaps/check', { token: other.token })).body).toMatchObject({
    code: 'instagram_not_connected',
  });
  expect((await server.call('GET /api/webhooks/gaps', { token: other.token })).body.data).toMatchObject({ checkedAt: null });
});

test('F10: messages sent before a reconnect are found', async () => {
  await check();
  await sql`update delivery_checks set started_at = now() - interval '2 hours', compared_until = now() - interval '2 hours'
    where owner_id = ${user.id}`.execute(server.database.system);
  await server.connect(user, igId);
  setThreads({ 7: [{ id: 'meanwhile', from: '7', text: 'meanwhile', minutesAgo: 30 }] });
  expect((await check()).body.data).toMatchObject({ missed: { lastCheck: 1 } });
  await eventually(() => expect(server.instagram.sent).toMatchObject([{ recipient: '7' }]));
});

function newDetector() {
  const client = createInstagramClient(server.settings.instagram);
  const detector = createMissedDeliveryDetector({
    database: server.database,
    instagram: client,
    vault: createTokenVault(key),
    clock: systemClock,
    logger: silentLogger,
    bus: createEventBus(),
  });
  return { gaps: detector, close: client.close };
}

test('a round compares due accounts and skips newly connected and recently compared ones', async () => {
  const { gaps, close } = newDetector();
  const rounds = async () => {
    server.instagram.calls.length = 0;
    await gaps.runOnce();
    // The server may take the slice of a comparison that this round started.
    await eventually(async () => expect(await running().executeTakeFirst()).toBeUndefined());
    return server.instagram.calls.filter((call) => call.includes('conversations')).length;
  };
  const running = () =>
    server.database.system.selectFrom('delivery_checks').select('account_id').where('next_slice_at', 'is not', null);
  await sql`update instagram_accounts set state = 'inactive' where owner_id <> ${user.id}`.execute(server.database.system);
  expect(await rounds()).toBe(0);
  await sql`update delivery_checks set started_at = now() - interval '11 minutes' where owner_id = ${user.id}`.execute(
    server.database.system,
  );
  expect(await rounds()).toBe(1);
  expect(await rounds()).toBe(0);
  await sql`delete from delivery_checks where owner_id = ${user.id}`.execute(server.database.system);
  await sql`update instagram_accounts set connected_at = now() where owner_id = ${user.id}`.execute(server.database.system);
  expect(await rounds()).toBe(0);
  await close();
});
