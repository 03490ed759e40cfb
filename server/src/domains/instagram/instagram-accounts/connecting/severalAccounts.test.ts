import { after, before, beforeEach, test } from 'node:test';
import { type Call, INSTAGRAM_ACCOUNTS_MAX } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
let n = 0;
let accounts = 100;
before(async () => {
  server = await startTestServer();
  server.instagram.grantedScopes += ',instagram_business_content_publish';
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  n += 1;
  user = await server.signUp(`user${n}`);
});

function newIgId(): string {
  accounts += 1;
  return igIdOf(accounts);
}
const list = async (of = user) => (await server.call('GET /api/instagram/accounts', { token: of.token })).body.data;
const usernames = async (of = user) => (await list(of)).map(({ username }) => username);
const nameOf = (igId: string) => `shop.${igId.at(-1)}`;
const add = (igId: string) => server.connect(user, igId, { adds: true });

async function addAccounts(count: number): Promise<{ id: string; igId: string }[]> {
  const igIds = Array.from({ length: count }, newIgId);
  for (const igId of igIds) await add(igId);
  const { rows } = await sql<{
    id: string;
    ig_id: string;
  }>`select id, ig_id from instagram_accounts where owner_id = ${user.id}`.execute(server.database.system);
  return igIds.map((igId) => ({ igId, id: rows.find((row) => row.ig_id === igId)?.id ?? '' }));
}

test('accounts are added and listed in order; without add, another account replaces the only one', async () => {
  expect(await list()).toEqual([]);
  const [first, second, third] = [newIgId(), newIgId(), newIgId()];
  await server.connect(user, first);
  await server.connect(user, second);
  expect(await usernames()).toEqual([nameOf(second)]);
  await add(third);
  await add(first);
  expect(await usernames()).toEqual([second, third, first].map(nameOf));
  expect((await list())[0]).toEqual({
    id: expect.any(String),
    username: nameOf(second),
    name: null,
    picture: null,
    state: 'active',
    connectedAt: expect.stringMatching(/^\d{4}-/),
    followers: null,
  });
});

test('a reconnected account keeps its place, and replaces nothing', async () => {
  const [first, second] = await addAccounts(2);
  const before = await usernames();
  await server.connect(user, first?.igId ?? '', { account: second?.id ?? '' });
  await server.connect(user, first?.igId ?? '');
  await add(first?.igId ?? '');
  expect(await usernames()).toEqual(before);
});

test('with several accounts, connecting without add replaces the chosen one, and none without a choice', async () => {
  const [first, second] = await addAccounts(2);
  const [third, fourth] = [newIgId(), newIgId()];
  await server.connect(user, third, { account: first?.id ?? '' });
  expect(await usernames()).toEqual([second?.igId ?? '', third].map(nameOf));
  await server.connect(user, fourth);
  expect(await usernames()).toEqual([second?.igId ?? '', third, fourth].map(nameOf));
});

test('the list names accounts that are paused or must be reconnected', async () => {
  const [first, second, third] = await addAccounts(4);
  await sql`update instagram_accounts set state = 'expired' where id = ${first?.id}`.execute(server.database.system);
  await sql`update instagram_accounts set token_expires_at = now() where id = ${second?.id}`.execute(server.database.system);
  await sql`update instagram_accounts set pause_reason = 'policy_block', paused_at = now() where id = ${third?.id}`.execute(
    server.database.system,
  );
  expect((await list()).map(({ state }) => state)).toEqual(['expired', 'expired', 'paused', 'active']);
});

test('the name, picture and followers of an account are stored when it connects', async () => {
  const igId = newIgId();
  const profile = { id: '1', user_id: igId, username: 'anna.shop', name: 'Anna', followers_count: 12 };
  const withPicture = (profile_picture_url: string) => [
    ({ name }: { name: string }) =>
      name === 'GET /graph/v25.0/me' ? { status: 200, body: { ...profile, profile_picture_url } } : null,
  ];
  server.instagram.answers = withPicture('https://cdn.example.com/anna.jpg');
  await add(igId);
  expect(await list()).toMatchObject([
    { username: 'anna.shop', name: 'Anna', picture: 'https://cdn.example.com/anna.jpg', followers: 12 },
  ]);
  server.instagram.answers = withPicture('javascript:alert(1)');
  await add(igId);
  server.instagram.answers = [];
  expect(await list()).toMatchObject([{ picture: null }]);
});

test('a call means the chosen account, and the first one without a choice', async () => {
  const [first, second] = await addAccounts(2);
  const { token } = user;
  const statusOf = async (account?: string) =>
    (await server.call('GET /api/instagram/status', { token, ...(account !== undefined && { account }) })).body.username;
  expect(await statusOf()).toBe(nameOf(first?.igId ?? ''));
  expect(await statusOf('')).toBe(nameOf(first?.igId ?? ''));
  expect(await statusOf(second?.id)).toBe(nameOf(second?.igId ?? ''));

  const account = second?.id ?? '';
  const rules = { personPauseMinutes: 7 };
  await server.call('PATCH /api/instagram/messaging-rules', { token, account, body: rules });
  expect((await server.call('GET /api/instagram/messaging-rules', { token, account })).body.data).toMatchObject(rules);
  expect((await server.call('GET /api/instagram/messaging-rules', { token })).body.data.personPauseMinutes).not.toBe(7);

  await server.call('DELETE /api/instagram/unsubscribe-webhook', { token, account });
  const { body } = await server.call('GET /api/webhooks/subscriptions', { token });
  expect(body.data.map(({ status }) => status)).toEqual(['active', 'inactive']);

  const media = [{ type: 'image', url: 'https://cdn.example.com/a.jpg' }] as const;
  const scheduledAt = new Date(Date.now() + 1_000_000).toISOString();
  await server.call('POST /api/publishing', { token, account, body: { kind: 'image', media, scheduledAt } });
  const { rows } = await sql`select account_id from publications where owner_id = ${user.id}`.execute(server.database.system);
  expect(rows).toEqual([{ account_id: account }]);

  expect((await server.call('POST /api/instagram/disconnect', { token, account })).status).toBe(200);
  expect(await usernames()).toEqual([nameOf(first?.igId ?? '')]);
});

const ofOneAccount: readonly Call[] = [
  'GET /api/instagram/status',
  'GET /api/instagram/account',
  'GET /api/instagram/auth/instagram',
  'POST /api/instagram/resume',
  'POST /api/instagram/subscribe-webhook',
  'DELETE /api/instagram/unsubscribe-webhook',
  'POST /api/instagram/disconnect',
  'DELETE /api/instagram/disconnect',
  'GET /api/instagram/messaging-rules',
  'GET /api/instagram/doctor',
  'GET /api/webhooks/gaps',
  'POST /api/webhooks/gaps/check',
  'GET /api/webhooks/other-senders',
  'GET /api/publishing/quota',
  'POST /api/comments/sync',
  'POST /api/analytics/insights/sync',
];

test('S20: an account of another workspace, a disconnected one and a forged id are refused alike', async () => {
  const other = await server.signUp(`other${n}`);
  await server.connect(other, newIgId());
  const foreign = (await list(other))[0]?.id ?? '';
  const [mine, former] = await addAccounts(2);
  await server.call('POST /api/instagram/disconnect', { token: user.token, account: former?.id ?? '' });
  const forged = '01900000-0000-7000-8000-000000000000';
  for (const account of [foreign, former?.id ?? '', forged, 'x', `${mine?.id}'`, igIdOf(1)]) {
    for (const call of ofOneAccount) {
      const { status, body } = await server.call(call, { token: user.token, account });
      expect([call, account, status, body]).toMatchObject([call, account, 404, { code: 'account_not_connected' }]);
    }
  }
  expect(await list(other)).toMatchObject([{ id: foreign, state: 'active' }]);
  expect(await list()).toMatchObject([{ id: mine?.id, state: 'active' }]);
  expect((await server.call('GET /api/user/profile', { token: user.token, account: foreign })).status).toBe(200);
});

test('the 21st account is refused before Instagram is asked, and after it', async () => {
  await addAccounts(INSTAGRAM_ACCOUNTS_MAX - 1);
  const { token } = user;
  const early = await server.call('GET /api/instagram/auth/instagram', { token, query: '?add=true' });
  const state = new URL(early.body.authUrl).searchParams.get('state') ?? '';
  const cookie = (early.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  await add(newIgId());
  const refused = await server.call('GET /api/instagram/auth/instagram', { token, query: '?add=true' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_accounts' } });
  const late = await server.send('GET', `/api/instagram/auth/callback?code=code-${newIgId()}&state=${state}`, {
    headers: { cookie },
  });
  expect(late.headers.get('location')).toContain('reason=too_many_accounts');
  expect(await list()).toHaveLength(INSTAGRAM_ACCOUNTS_MAX);

  const [first] = await list();
  const igId = newIgId();
  await server.connect(user, igId, { account: first?.id ?? '' });
  expect((await usernames()).at(-1)).toBe(nameOf(igId));
  expect(await list()).toHaveLength(INSTAGRAM_ACCOUNTS_MAX);
});

test('each account receives and answers its own messages', async () => {
  const [first, second] = await addAccounts(2);
  const { token } = user;
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Bot', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  await server.deliver(dm({ igId: first?.igId ?? '', from: '71', text: 'hello', mid: `several-${n}-1` }));
  await server.deliver(dm({ igId: second?.igId ?? '', from: '72', text: 'hello', mid: `several-${n}-2` }));
  const sent = () =>
    server.instagram.sent
      .filter(({ recipient }) => ['71', '72'].includes(recipient))
      .map(({ igId, recipient }) => [recipient, igId]);
  await eventually(() =>
    expect(sent().sort()).toEqual([
      ['71', first?.igId],
      ['72', second?.igId],
    ]),
  );
});

test('deleting the workspace disconnects every account', async () => {
  const workspace = await server.addWorkspace(user, 'Studio');
  for (const igId of [newIgId(), newIgId()]) await server.connect(user, igId, { workspace, adds: true });
  server.instagram.calls.length = 0;
  const { token } = user;
  const deleted = await server.call('DELETE /api/workspace', { token, workspace, body: { password: 'correct horse battery' } });
  expect(deleted.status).toBe(200);
  await eventually(() =>
    expect(server.instagram.calls.filter((call) => call === 'DELETE /graph/v25.0/me/subscribed_apps')).toHaveLength(2),
  );
});

test('monitoring reports the worst account by name', async () => {
  const [first, second] = await addAccounts(2);
  await sql`update instagram_accounts set state = 'expired', username = 'tired' where id = ${second?.id}`.execute(
    server.database.system,
  );
  const { body } = await server.call('POST /api/webhooks/monitoring/health-check', {
    token: user.token,
    account: first?.id ?? '',
  });
  const check = body.health.checks.find(({ name }) => name === 'Instagram connection');
  expect(check).toMatchObject({ status: 'unhealthy', message: '@tired: Instagram no longer accepts the connection.' });
});

test('the check for missed messages compares the chosen account', async () => {
  const [, second] = await addAccounts(2);
  const { body } = await server.call('POST /api/webhooks/gaps/check', { token: user.token, account: second?.id ?? '' });
  expect(body.data.checkedAt).not.toBeNull();
  const { rows } = await sql`select account_id from delivery_checks where owner_id = ${user.id}`.execute(server.database.system);
  expect(rows).toEqual([{ account_id: second?.id }]);
  expect((await server.call('GET /api/webhooks/gaps', { token: user.token })).body.data.checkedAt).toBeNull();
});
