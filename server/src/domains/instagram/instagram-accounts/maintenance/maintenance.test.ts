import { randomBytes } from 'node:crypto';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { silentLogger } from '../../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../../infrastructure/clock/Clock.ts';
import { createTokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import { createEventBus } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { createInstagramClient } from '../../../../integrations/instagram/index.ts';
import { createAccountMaintenance } from './createAccountMaintenance.ts';

const key = randomBytes(32);
let server: TestServer;
let user: TestUser;
let igId: string;
let n = 0;
let maintenance: ReturnType<typeof createAccountMaintenance>;
let client: ReturnType<typeof createInstagramClient>;

before(async () => {
  // Background work is off; tests start each round.
  server = await startTestServer({ key, startsWork: false });
  client = createInstagramClient(server.settings.instagram);
  maintenance = createAccountMaintenance({
    database: server.database,
    instagram: client,
    vault: createTokenVault(key),
    clock: systemClock,
    logger: silentLogger,
    bus: createEventBus(),
    isExclusive: true,
    onResumed: async () => undefined,
  });
});
after(async () => {
  await client.close();
  await server.close();
});
beforeEach(async () => {
  user = await server.signUp(`user${n}`);
  igId = igIdOf(n);
  n += 1;
  await server.connect(user, igId);
  server.instagram.calls.length = 0;
});
afterEach(() => {
  server.instagram.answers = [];
});

const change = (set: string) =>
  sql`update instagram_accounts set ${sql.raw(set)} where owner_id = ${user.id}`.execute(server.database.system);

async function account() {
  const { rows } = await sql<{ state: string; days: number; fields: string[]; sealed_token: Buffer; id: string }>`
    select state, id, sealed_token, subscribed_fields as fields, extract(day from token_expires_at - now())::int as days
    from instagram_accounts where owner_id = ${user.id}`.execute(server.database.system);
  const [row] = rows;
  if (!row) throw new Error('There is no account.');
  return row;
}

async function notices(): Promise<(string | null)[]> {
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' });
  return body.data.events.map((event) => event.processingError).reverse();
}

const refreshes = () => server.instagram.calls.filter((call) => call === 'GET /graph/refresh_access_token').length;

function answerRefresh(status: number, body: unknown): void {
  server.instagram.answers = [({ name }) => (name === 'GET /graph/refresh_access_token' ? { status, body } : null)];
}

test('a token is refreshed from day 45 on, not before, and not on its first day', async () => {
  answerRefresh(200, { access_token: `SBX_long_${igId}`, token_type: 'bearer', expires_in: 5_184_000 });
  await change("token_expires_at = now() + interval '16 days', connected_at = now() - interval '44 days'");
  await maintenance.runOnce();
  await change("token_expires_at = now() + interval '10 days', connected_at = now() - interval '1 hour'");
  await maintenance.runOnce();
  expect(refreshes()).toBe(0);
  await change("token_expires_at = now() + interval '14 days 1 hour', connected_at = now() - interval '46 days'");
  const before = await account();
  await maintenance.runOnce();
  expect(refreshes()).toBe(1);
  const after = await account();
  expect(after.days).toBeGreaterThanOrEqual(59);
  expect(after.sealed_token.equals(before.sealed_token)).toBe(false);
  await maintenance.runOnce();
  expect(refreshes()).toBe(1);
});

test('a failed refresh is retried after an hour, and notices are sent once each at 14, 7, 3 and 1 days', async () => {
  answerRefresh(500, { error: { message: 'x', code: 2 } });
  await change("connected_at = now() - interval '46 days'");
  for (const left of ['13 days', '12 days', '7 days', '2 days', '20 hours', '19 hours']) {
    await change(`token_expires_at = now() + interval '${left}', token_tried_at = token_tried_at - interval '61 minutes'`);
    await maintenance.runOnce();
    await maintenance.runOnce();
  }
  expect(refreshes()).toBe(6);
  const texts = await notices();
  expect(texts).toHaveLength(4);
  for (const [index, time] of ['in 14 days', 'in 7 days', 'in 3 days', 'within a day'].entries())
    expect(texts[index]).toContain(time);
  expect(await account()).toMatchObject({ state: 'active' });

  await change("token_expires_at = now() - interval '1 second'");
  await maintenance.runOnce();
  await maintenance.runOnce();
  expect(await account()).toMatchObject({ state: 'expired' });
  expect(await notices()).toHaveLength(5);
});

test('F10: a dead token expires its account on refresh, and other tokens are still refreshed', async () => {
  const other = await server.signUp(`other${n}`);
  await server.connect(other, `${igId}77`);
  await sql`update instagram_accounts set connected_at = now() - interval '46 days', token_expires_at = now() + interval '5 days'
    where state = 'active' and owner_id in (${user.id}, ${other.id})`.execute(server.database.system);
  server.instagram.answers = [
    ({ name, query }) => {
      if (name !== 'GET /graph/refresh_access_token') return null;
      const token = query.get('access_token');
      if (token === `SBX_long_${igId}`) return { status: 400, body: { error: { message: 'x', code: 190, error_subcode: 463 } } };
      return { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: 5_184_000 } };
    },
  ];
  await maintenance.runOnce();
  expect(await account()).toMatchObject({ state: 'expired' });
  expect(await notices()).toEqual([expect.stringContaining('Reconnect the account')]);
  const { rows } = await sql<{ days: number }>`
    select extract(day from token_expires_at - now())::int as days from instagram_accounts where owner_id = ${other.id}`.execute(
    server.database.system,
  );
  expect(rows[0]?.days).toBeGreaterThanOrEqual(59);
});

const drop = () =>
  fetch(`${server.instagram.url}/graph/v25.0/me/subscribed_apps`, {
    method: 'DELETE',
    headers: { authorization: `Bearer SBX_long_${igId}` },
  });
const checkIsDue = () => change("subscriptions_checked_at = now() - interval '10 minutes'");

test('F25: a subscription that Instagram dropped is restored at the next check, and the owner is notified', async () => {
  const { fields } = await account();
  await drop();
  await maintenance.runOnce();
  expect(await notices()).toEqual([]);
  await checkIsDue();
  await maintenance.runOnce();
  expect((await account()).fields).toEqual(fields);
  expect(await notices()).toEqual([expect.stringContaining('Fanfare restored the subscription')]);
  await checkIsDue();
  await maintenance.runOnce();
  expect(await notices()).toHaveLength(1);
});

test('F25: a subscription that cannot be restored is reported once', async () => {
  await drop();
  server.instagram.droppedFields = ['messages'];
  await checkIsDue();
  await maintenance.runOnce();
  await checkIsDue();
  await maintenance.runOnce();
  server.instagram.droppedFields = [];
  expect((await account()).fields).not.toContain('messages');
  expect(await notices()).toEqual([expect.stringContaining('rejects the subscription')]);
});

test('F25: the start compares all subscriptions except those the owner has switched off', async () => {
  await server.call('DELETE /api/instagram/unsubscribe-webhook', { token: user.token });
  server.instagram.calls.length = 0;
  await maintenance.start();
  await eventually(async () => {
    const { rows } = await sql<{ unchecked: number }>`
      select count(*) as unchecked from instagram_accounts where state = 'active' and wants_webhooks and subscriptions_checked_at is null`.execute(
      server.database.system,
    );
    expect(rows[0]?.unchecked).toBe(0);
  });
  await maintenance.stop();
  expect(server.instagram.calls.length).toBeGreaterThan(0);
  expect((await account()).fields).toEqual([]);
});

test('an account that is inactive for three times its usual gap is reported once', async () => {
  for (let mid = 1; mid <= 25; mid += 1) await server.deliver(dm({ igId, from: '1', text: 'hi', mid: `silence-${igId}-${mid}` }));
  await sql`update inbox set received_at = now() - interval '30 minutes' * rank
    from (select id as row_id, row_number() over (order by id desc) as rank from inbox where owner_id = ${user.id}) ranked
    where id = row_id`.execute(server.database.system);
  await maintenance.runOnce();
  expect(await notices()).toEqual([]);
  await sql`update inbox set received_at = received_at - interval '80 minutes' where owner_id = ${user.id}`.execute(
    server.database.system,
  );
  await maintenance.runOnce();
  await maintenance.runOnce();
  expect(await notices()).toEqual([expect.stringContaining('has received no events since')]);
});
