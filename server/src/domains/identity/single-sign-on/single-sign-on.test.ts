import { after, before, test } from 'node:test';
import { routes } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { type Person, startOidcProvider } from '../../../../test/doubles/startOidcProvider.ts';
import {
  PUBLIC_URL,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  testSettings,
} from '../../../../test/servers/startTestServer.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';

const people = new Map<string, Person>();
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let server: TestServer;
const servers: TestServer[] = [];

async function serve(change: { registration?: 'open' | 'invite' | 'closed'; allowedDomains?: string[] } = {}) {
  const { registration = 'open', allowedDomains = [] } = change;
  const accounts = { ...testSettings('').accounts, registration };
  const oidc = { ...provider.settings, allowedDomains };
  const started = await startTestServer({ startsWork: false, settings: { accounts, oidc } });
  servers.push(started);
  return started;
}

before(async () => {
  provider = await startOidcProvider(people);
  server = await serve();
});
after(async () => {
  for (const each of servers) await each.close();
  await provider.close();
});

const cookieOf = (headers: Headers) => (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

async function followCallback(at: TestServer, url: URL): Promise<string> {
  expect(`${url.origin}${url.pathname}`).toBe(`${PUBLIC_URL}/api/auth/oidc/callback`);
  const { status, headers } = await at.send('GET', `${url.pathname}${url.search}`);
  const target = new URL(headers.get('location') ?? '');
  expect([status, target.origin, target.pathname, target.search]).toEqual([303, PUBLIC_URL, routes.login, '']);
  return new URLSearchParams(target.hash.slice(1)).get('sso') ?? '';
}

async function begin(person?: string, at = server) {
  const started = await at.call('POST /api/auth/oidc/start', { body: { provider: 'oidc' } });
  expect(started.status).toBe(200);
  const callback = await followCallback(at, await provider.visit(started.body.authUrl, person));
  return { callback, cookie: cookieOf(started.headers), headers: started.headers };
}

const complete = (callback: string, cookie: string, at = server) =>
  at.call('POST /api/auth/oidc/complete', { body: { callback }, headers: { cookie } });

async function signIn(person: string, at = server) {
  const { callback, cookie } = await begin(person, at);
  return complete(callback, cookie, at);
}

function tokenOf(answer: Awaited<ReturnType<typeof complete>>): string {
  if (!('token' in answer.body)) throw new Error(`Signing in failed with ${answer.status}.`);
  return answer.body.token;
}

const verify = (username: string) =>
  sql`update users set email_verified_at = now() where username = ${username}`.execute(server.database.system);

test('the options name the provider, or nothing if it is off', async () => {
  const on = await server.call('GET /api/auth/options');
  expect([on.status, on.body]).toEqual([200, { success: true, singleSignOn: { name: 'Acme' }, sampleAccount: false }]);
  const off = await startTestServer({ startsWork: false });
  servers.push(off);
  expect((await off.call('GET /api/auth/options')).body).toEqual({ success: true, singleSignOn: null, sampleAccount: false });
  const refused = await off.call('POST /api/auth/oidc/start', { body: { provider: 'oidc' } });
  expect([refused.status, refused.body]).toMatchObject([404, { code: 'not_found' }]);
});

test('a new user gets an account, and is found again after a change of the address at the provider', async () => {
  people.set('ada', { email: 'ada@example.test', email_verified: true, preferred_username: 'ada' });
  const first = await signIn('ada');
  expect([first.status, first.body]).toMatchObject([200, { user: { username: 'ada', email: 'ada@example.test' } }]);
  const token = tokenOf(first);
  const { body } = await server.call('GET /api/auth/session', { token });
  people.set('ada', { email: 'ada@married.test', email_verified: false });
  expect((await signIn('ada')).body).toMatchObject({ user: body.user });
  const { body: log } = await server.call('GET /api/user/audit-log', { token });
  const about = log.data.entries.map(({ event, params }) => [event, params.provider]);
  expect(about).toEqual([
    ['signed_in', 'Acme'],
    ['signed_in', 'Acme'],
    ['account_created', 'Acme'],
  ]);
});

test('a taken username gets digits, and an address as username is shortened', async () => {
  await server.signUp('bob');
  people.set('bob2', { email: 'bob@other.test', email_verified: true, preferred_username: 'bob@other.test' });
  const { body } = await signIn('bob2');
  expect(body).toMatchObject({ user: { username: expect.stringMatching(/^bob\d{4,6}$/), email: 'bob@other.test' } });
});

test('an account with a confirmed address is linked; one that a stranger could have registered is not', async () => {
  const carl = await server.signUp('carl');
  people.set('carl', { email: 'Carl@Example.test', email_verified: true });
  const refused = await signIn('carl');
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'sso_account_unverified' }]);
  await verify('carl');
  expect((await signIn('carl')).body).toMatchObject({ user: { id: carl.id } });
  await server.signIn('carl');
});

test('an address that the provider did not verify neither links nor registers', async () => {
  await server.signUp('dan');
  await verify('dan');
  for (const email of ['dan@example.test', 'new@example.test', undefined]) {
    people.set('dan', { ...(email !== undefined && { email }), email_verified: false });
    const { status, body } = await signIn('dan');
    expect([email, status, body]).toMatchObject([email, 403, { code: 'sso_email_unverified' }]);
  }
});

test('two-factor authentication still requires its code', async () => {
  const { token } = await server.signUp('eva');
  await verify('eva');
  const setUp = await server.call('POST /api/user/2fa/setup', { token, body: { password: TEST_PASSWORD } });
  const code = generateSync({ secret: setUp.body.secret });
  const on = await server.call('POST /api/user/2fa/confirm', { token, body: { code } });
  people.set('eva', { email: 'eva@example.test', email_verified: true });
  const { status, body } = await signIn('eva');
  expect([status, body]).toEqual([200, { success: true, twoFactorRequired: true, challenge: expect.any(String) }]);
  const proof = { challenge: 'challenge' in body ? body.challenge : '', backupCode: on.body.backupCodes[0] ?? '' };
  expect((await server.call('POST /api/auth/login/2fa', { body: proof })).status).toBe(200);
});

test('an account without a password asks to set one', async () => {
  people.set('fay', { email: 'fay@example.test', email_verified: true });
  const token = tokenOf(await signIn('fay'));
  const refused = await server.call('POST /api/auth/step-up', { token, body: { password: TEST_PASSWORD } });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'password_not_set' }]);
  const login = await server.call('POST /api/auth/login', { body: { username: 'fay', password: TEST_PASSWORD } });
  expect([login.status, login.body]).toMatchObject([401, { code: 'invalid_credentials' }]);
  const link = { token_hash: sha256('mailed'), purpose: 'password_reset', expires_at: new Date(Date.now() + 60_000) } as const;
  const { id } = (await server.call('GET /api/auth/session', { token })).body.user;
  await server.database.system
    .insertInto('account_links')
    .values({ ...link, owner_id: id })
    .execute();
  const reset = await server.call('POST /api/auth/password/reset', { body: { token: 'mailed', password: TEST_PASSWORD } });
  expect(reset.status).toBe(200);
  await server.signIn('fay');
});

test('the sign-in belongs to the browser that started it, and works once', async () => {
  people.set('gil', { email: 'gil@example.test', email_verified: true });
  const own = await begin('gil');
  const other = await begin('gil');
  expect(own.headers.getSetCookie()[0]).toMatch(/^fanfare_oidc=.+; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/);
  const wrongState = own.callback.replace(/state=[^&]*/, 'state=invented');
  for (const [callback, cookie] of [
    [own.callback, ''],
    [own.callback, 'fanfare_oidc=invented'],
    [own.callback, other.cookie],
    [wrongState, own.cookie],
  ] as const) {
    const { status, body } = await complete(callback, cookie);
    expect([status, body]).toMatchObject([403, { code: 'oauth_state_invalid' }]);
  }
  const { status, headers } = await complete(own.callback, own.cookie);
  expect([status, headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^fanfare_oidc=; Max-Age=0/)]);
  const replayed = await complete(own.callback, own.cookie);
  expect([replayed.status, replayed.body]).toMatchObject([401, { code: 'sso_failed' }]);
});

test('cancelling at the provider is reported', async () => {
  const { callback, cookie } = await begin();
  const { status, body } = await complete(callback, cookie);
  expect([status, body]).toMatchObject([401, { code: 'sso_cancelled' }]);
});

test('the callback leads only to the sign-in page', async () => {
  for (const query of [
    '?returnTo=https://evil.test',
    '?state=x#@evil.test',
    '?//evil.test',
    '?x=%0d%0alocation:%20//evil.test',
  ]) {
    const url = new URL(`${PUBLIC_URL}/api/auth/oidc/callback${query}`);
    await followCallback(server, url);
  }
});

test('closed registration lets known and invited users in', async () => {
  people.set('hal', { email: 'hal@example.test', email_verified: true });
  for (const [registration, expected] of [
    ['closed', 'registration_closed'],
    ['invite', 'invitation_invalid'],
  ] as const) {
    const closed = await serve({ registration });
    const { status, body } = await signIn('hal', closed);
    expect([status, body]).toMatchObject([403, { code: expected }]);
    const { system } = closed.database;
    const owner = { id: newId(), username: 'owner', email: 'owner@example.test', password_hash: 'none' };
    await system.insertInto('users').values(owner).execute();
    const email = 'hal@example.test';
    const invitation = { id: newId(), owner_id: owner.id, email, email_key: email, role: 'agent' } as const;
    await system
      .insertInto('workspace_invitations')
      .values({ ...invitation, expires_at: new Date() })
      .execute();
    expect((await signIn('hal', closed)).status).toBe(403);
    const expires_at = new Date(Date.now() + 60_000);
    await system.updateTable('workspace_invitations').set({ expires_at }).where('id', '=', invitation.id).execute();
    expect((await signIn('hal', closed)).status).toBe(200);
  }
});

test('allowed domains may sign in and register, others may not', async () => {
  const limited = await serve({ registration: 'closed', allowedDomains: ['acme.test'] });
  people.set('ida', { email: 'ida@ACME.test', email_verified: true });
  expect((await signIn('ida', limited)).status).toBe(200);
  for (const email of ['ida@evil.test', 'ida@notacme.test', 'ida@acme.test.evil.test']) {
    people.set('ida', { email, email_verified: true });
    const { status, body } = await signIn('ida', limited);
    expect([email, status, body]).toMatchObject([email, 403, { code: 'sso_domain_not_allowed' }]);
  }
  people.set('ida', { email: 'ida@acme.test', email_verified: false });
  expect((await signIn('ida', limited)).body).toMatchObject({ code: 'sso_email_unverified' });
});
