import { after, before, beforeEach, test } from 'node:test';
import { subscribableFields } from '@fanfare/shared/contracts/graph';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { readSetCookie } from '../../../../test/readSetCookie.ts';
import {
  PUBLIC_URL,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
let n = 0;
before(async () => {
  server = await startTestServer();
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  n += 1;
  user = await server.signUp(`user${n}`);
});

async function start(by: TestUser) {
  const { body, headers } = await server.call('GET /api/instagram/auth/instagram', { token: by.token });
  const url = new URL(body.authUrl);
  const cookie = headers.get('set-cookie') ?? '';
  return { url, state: url.searchParams.get('state') ?? '', cookie, pair: cookie.split(';')[0] ?? '' };
}

function callback(query: Record<string, string>, cookie: string) {
  return server.send<string>('GET', `/api/instagram/auth/callback?${new URLSearchParams(query)}`, { headers: { cookie } });
}

const status = async (of: TestUser) => (await server.call('GET /api/instagram/status', { token: of.token })).body;

async function countAccounts(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from instagram_accounts`.execute(server.database.system);
  return rows[0]?.count ?? 0;
}

test('before connecting the status is not connected', async () => {
  expect(await status(user)).toEqual({
    success: true,
    connected: false,
    data: null,
    username: null,
    lastSync: null,
    accountType: null,
    isExpired: false,
    webhookSubscribed: false,
    missingPermissions: [],
    pause: null,
    takeover: null,
  });
});

test('the browser is redirected to the dialog with its own key', async () => {
  const { url, state, cookie } = await start(user);
  expect(url.pathname).toBe('/www/oauth/authorize');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'SBX_app',
    response_type: 'code',
    redirect_uri: `${PUBLIC_URL}/api/instagram/auth/callback`,
    scope: expect.stringContaining('instagram_business_basic,instagram_business_manage_messages'),
  });
  expect(Buffer.from(state, 'base64url')).toHaveLength(32);
  expect(readSetCookie(cookie)).toEqual({
    name: 'fanfare_oauth',
    value: expect.stringMatching(/^[\w-]{43}$/),
    attributes: new Set(['Path=/api/instagram/auth/callback', 'Max-Age=600', 'HttpOnly', 'SameSite=Lax']),
  });
});

for (const isFlat of [false, true]) {
  test(`connecting with a token answer that is ${isFlat ? 'flat' : 'an envelope'} keeps every digit of the ids`, async () => {
    server.instagram.isFlat = isFlat;
    const igId = igIdOf(isFlat ? 1 : 2);
    const { status: code, headers } = await server.connect(user, igId);
    expect(code).toBe(303);
    const target = new URL(headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(`${PUBLIC_URL}/oauth-callback`);
    expect(Object.fromEntries(target.searchParams)).toEqual({
      instagram: 'success',
      username: `shop.${igId.at(-1)}`,
      userId: igId,
      permissions: 'instagram_business_basic,instagram_business_manage_messages',
    });
    expect(await status(user)).toMatchObject({
      connected: true,
      username: `shop.${igId.at(-1)}`,
      accountType: 'BUSINESS',
      isExpired: false,
      webhookSubscribed: true,
      data: { instagramUsername: `shop.${igId.at(-1)}`, webhookSubscribed: true },
    });
    const { rows } = await sql<{ ig_id: string; app_scoped_id: string; subscribed_fields: string[] }>`
      select * from instagram_accounts where owner_id = ${user.id}`.execute(server.database.system);
    // Comments were not granted, so their fields are not requested.
    const granted = subscribableFields.filter((field) => !field.endsWith('comments'));
    expect(rows).toMatchObject([{ ig_id: igId, app_scoped_id: `9${igId}`, subscribed_fields: granted }]);
  });
}

test('fields that Instagram drops silently do not count as subscribed', async () => {
  server.instagram.droppedFields = ['messages'];
  await server.connect(user, igIdOf(3));
  server.instagram.droppedFields = [];
  expect(await status(user)).toMatchObject({ connected: true, webhookSubscribed: false });
});

test('S25: the token is not readable on disk', async () => {
  await server.connect(user, igIdOf(4));
  const { rows } = await sql<{ dump: string; raw: Buffer }>`
    select instagram_accounts::text as dump, sealed_token as raw from instagram_accounts where owner_id = ${user.id}`.execute(
    server.database.system,
  );
  expect(rows[0]?.dump).not.toContain('SBX_long');
  expect(rows[0]?.raw.includes('SBX_long')).toBe(false);
});

test('S5: a missing, altered, foreign, expired or used state is refused and stores nothing', async () => {
  const other = await server.signUp(`other${n}`);
  const [mine, theirs, expired] = [await start(user), await start(other), await start(user)];
  await sql`update oauth_states set expires_at = now() where state_hash = sha256(${expired.state}::bytea)`.execute(
    server.database.system,
  );
  const before = await countAccounts();
  const code = `code-${igIdOf(5)}`;
  const forged: [Record<string, string>, string][] = [
    [{ code }, mine.pair],
    [{ code, state: '' }, mine.pair],
    [{ code, state: `${mine.state}x` }, mine.pair],
    [{ code, state: mine.state }, ''],
    [{ code, state: mine.state }, theirs.pair],
    [{ code, state: theirs.state }, mine.pair],
    [{ code, state: expired.state }, expired.pair],
    [{ error: 'access_denied', state: theirs.state }, mine.pair],
  ];
  for (const [query, cookie] of forged) {
    const { status: refused, headers, body } = await callback(query, cookie);
    expect(refused).toBe(403);
    expect(headers.get('content-type')).toContain('text/html');
    expect(body).not.toContain(igIdOf(5));
  }
  expect(await countAccounts()).toBe(before);

  expect((await callback({ code, state: mine.state }, mine.pair)).status).toBe(303);
  expect((await callback({ code, state: mine.state }, mine.pair)).status).toBe(403);
  expect(await countAccounts()).toBe(before + 1);
});

test('S5: a state ends with its session', async () => {
  const { state, pair } = await start(user);
  await server.call('POST /api/auth/logout', { token: user.token });
  expect((await callback({ code: `code-${igIdOf(6)}`, state }, pair)).status).toBe(403);
});

const setbacks: [string, () => Record<string, string>, string][] = [
  ['the person declines', () => ({ error: 'access_denied', error_reason: 'user_denied' }), 'access_denied'],
  ['the code is no longer good', () => ({ code: 'used' }), 'instagram_unavailable'],
];
for (const [name, query, reason] of setbacks) {
  test(`when ${name}, the callback screen gets the reason`, async () => {
    const before = await countAccounts();
    const { state, pair } = await start(user);
    const { status: code, headers } = await callback({ ...query(), state }, pair);
    expect([code, headers.get('location')]).toEqual([303, `${PUBLIC_URL}/oauth-callback?instagram=error&reason=${reason}`]);
    expect(await countAccounts()).toBe(before);
  });
}

test('a missing required permission stops connecting', async () => {
  server.instagram.grantedScopes = 'instagram_business_basic';
  const { headers } = await server.connect(user, igIdOf(7));
  server.instagram.grantedScopes = 'instagram_business_basic,instagram_business_manage_messages';
  expect(headers.get('location')).toContain('reason=missing_permissions');
  expect(await status(user)).toMatchObject({ connected: false });
});

for (const call of ['DELETE /api/instagram/disconnect', 'POST /api/instagram/disconnect'] as const) {
  test(`${call} unsubscribes, erases the token and is refused the second time`, async () => {
    await server.connect(user, igIdOf(8));
    expect((await server.call(call, { token: user.token })).body).toEqual({ success: true });
    expect(server.instagram.calls).toContain('DELETE /graph/v25.0/me/subscribed_apps');
    expect(await status(user)).toMatchObject({ connected: false });
    const { rows } = await sql`select state, sealed_token from instagram_accounts where owner_id = ${user.id}`.execute(
      server.database.system,
    );
    expect(rows).toEqual([{ state: 'inactive', sealed_token: null }]);
    const again = await server.call(call, { token: user.token });
    expect([again.status, again.body]).toMatchObject([409, { code: 'instagram_not_connected' }]);
  });
}

for (const call of ['DELETE /api/instagram/disconnect', 'POST /api/instagram/disconnect'] as const) {
  test(`S17: ${call} requires re-authentication within ten minutes, and a sign-in counts`, async () => {
    await server.connect(user, igIdOf(8));
    await sql`update auth_sessions set verified_at = now() - interval '10 minutes 1 second'`.execute(server.database.system);
    const refused = await server.call(call, { token: user.token });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'step_up_required' }]);
    expect(await status(user)).toMatchObject({ connected: true });
    await server.call('POST /api/auth/step-up', { token: user.token, body: { password: TEST_PASSWORD } });
    expect((await server.call(call, { token: user.token })).status).toBe(200);
  });
}

test('S4: a new grant takes over the account, and the former owner receives nothing more', async () => {
  const next = await server.signUp(`next${n}`);
  const igId = igIdOf(9);
  await server.connect(user, igId);
  await server.deliver(dm({ igId, from: '1', text: 'for the first', mid: 's4-1' }));
  await server.connect(next, igId);
  expect(await status(user)).toMatchObject({ connected: false });
  expect(await status(next)).toMatchObject({ connected: true });
  await server.deliver(dm({ igId, from: '1', text: 'for the second', mid: 's4-2' }));
  const texts = async (of: TestUser) => {
    const { body } = await server.call('GET /api/webhooks/events', { token: of.token });
    return body.data.events.filter(({ eventType }) => eventType === 'messages').map((event) => event.content.text);
  };
  await eventually(async () => expect(await texts(next)).toEqual(['for the second']));
  expect(await texts(user)).toEqual(['for the first']);
});

test('the former owner of an account sees when another user connected it, until an account is connected again', async () => {
  const igId = igIdOf(77);
  await server.connect(user, igId);
  const { username } = await status(user);
  const next = await server.signUp(`taker${n}`);
  await server.connect(next, igId);
  expect(await status(user)).toMatchObject({ connected: false, takeover: { username, at: expect.stringMatching(/^\d{4}-/) } });
  expect(await status(next)).toMatchObject({ connected: true, takeover: null });
  const { body } = await server.call('GET /api/notifications', { token: user.token });
  expect(body.data.notifications).toHaveLength(1);
  expect(body.data.notifications[0]).toMatchObject({
    eventType: 'webhook_error',
    payload: { notice: 'account' },
    content: {
      text: `Another Fanfare user connected @${username}. Reconnect it to receive its messages here. The user ${next.username} connected it to another workspace. Messages that were waiting to be sent are cancelled.`,
    },
  });
  await server.connect(user, igId);
  expect(await status(user)).toMatchObject({ connected: true, takeover: null });
  expect(await status(next)).toMatchObject({ connected: false, takeover: { username } });
});

test('with the comments permission, comment events are subscribed, too', async () => {
  const { grantedScopes } = server.instagram;
  server.instagram.grantedScopes = `${grantedScopes},instagram_business_manage_comments`;
  await server.connect(user, igIdOf(0));
  server.instagram.grantedScopes = grantedScopes;
  const { rows } = await sql`select subscribed_fields from instagram_accounts where owner_id = ${user.id}`.execute(
    server.database.system,
  );
  expect(rows).toEqual([{ subscribed_fields: [...subscribableFields] }]);
});

test('GET /api/instagram/account returns the fields of Instagram, and null for missing ones', async () => {
  const igId = igIdOf(3);
  await server.connect(user, igId);
  const account = async () => (await server.call('GET /api/instagram/account', { token: user.token })).body.account;
  const unknown = { fullName: null, followers: null, following: null, posts: null };
  expect(await account()).toEqual({ username: 'shop.3', ...unknown, isBusinessAccount: true });

  const profile = {
    id: '1',
    user_id: igId,
    username: 'new.name',
    name: 'New',
    account_type: 'Media_Creator',
    followers_count: 0,
    follows_count: 2,
    media_count: 3,
  };
  server.instagram.answers = [({ name }) => (name === 'GET /graph/v25.0/me' ? { status: 200, body: { data: [profile] } } : null)];
  const expected = { username: 'new.name', fullName: 'New', followers: 0, following: 2, posts: 3, isBusinessAccount: false };
  expect(await account()).toEqual(expected);
  server.instagram.answers = [() => ({ status: 500, body: { error: { message: 'x', code: 2 } } })];
  expect(await account()).toEqual(expected);
  server.instagram.answers = [];
});

test('webhooks can be switched off and on again', async () => {
  await server.connect(user, igIdOf(4));
  const off = await server.call('DELETE /api/instagram/unsubscribe-webhook', { token: user.token });
  expect(off.body).toEqual({ success: true });
  expect(await status(user)).toMatchObject({ connected: true, webhookSubscribed: false });
  const on = await server.call('POST /api/instagram/subscribe-webhook', { token: user.token });
  expect(on.body).toMatchObject({ success: true, subscribedFields: expect.arrayContaining(['messages']) });
  expect(await status(user)).toMatchObject({ webhookSubscribed: true });
});

const needAccount = [
  'GET /api/instagram/account',
  'POST /api/instagram/subscribe-webhook',
  'DELETE /api/instagram/unsubscribe-webhook',
] as const;
for (const call of needAccount) {
  test(`${call} returns a conflict without an account, and requires a session`, async () => {
    expect(await server.call(call, { token: user.token })).toMatchObject({
      status: 409,
      body: { code: 'instagram_not_connected' },
    });
    expect((await server.call(call)).status).toBe(401);
  });
}

test('F10: a dead token found by any call expires the account and is reported once', async () => {
  await server.connect(user, igIdOf(5));
  server.instagram.answers = [() => ({ status: 400, body: { error: { message: 'x', code: 190, error_subcode: 460 } } })];
  const first = await server.call('POST /api/instagram/subscribe-webhook', { token: user.token });
  expect([first.status, first.body]).toMatchObject([409, { code: 'instagram_expired' }]);
  const calls = server.instagram.calls.length;
  expect((await server.call('POST /api/instagram/subscribe-webhook', { token: user.token })).status).toBe(409);
  server.instagram.answers = [];
  expect(server.instagram.calls).toHaveLength(calls);
  expect(await status(user)).toMatchObject({ connected: true, isExpired: true });
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' });
  expect(body.data.events).toMatchObject([{ processingError: expect.stringContaining('account password was changed') }]);
});
