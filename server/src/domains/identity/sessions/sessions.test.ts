import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import type { Mailbox } from '../../../../test/doubles/startMailbox.ts';
import { readSetCookie } from '../../../../test/readSetCookie.ts';
import { startMailedServer } from '../../../../test/servers/prepared/startMailedServer.ts';
import { runServerCommand } from '../../../../test/servers/runServerCommand.ts';
import { TEST_PASSWORD, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { describeDevice } from '../../../infrastructure/http/senders/describeDevice.ts';
import { inEnglish } from '../../../infrastructure/messages/words.ts';

let server: TestServer;
let mailbox: Mailbox;
before(async () => {
  ({ server, mailbox } = await startMailedServer());
});
after(() => server.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const isOpen = async (token: string) => (await server.call('GET /api/auth/session', { token })).status === 200;
const login = (username: string, headers: Record<string, string> = {}, held: { token?: string } = {}) =>
  server.send<{ token: string }>('POST', '/api/auth/login', { body: { username, password: TEST_PASSWORD }, headers, ...held });
const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

test('S17: sessions are listed, one can be ended, those of others are not found', async () => {
  const user = await server.signUp('lisa');
  const stranger = await server.signUp('stranger');
  const { body } = await login('lisa', { 'user-agent': FIREFOX });
  const list = await server.call('GET /api/auth/sessions', { token: user.token });
  expect(list.body.sessions).toHaveLength(2);
  expect(list.body.sessions.filter((session) => session.isCurrent)).toHaveLength(1);
  const other = list.body.sessions.find((session) => !session.isCurrent);
  expect(other).toMatchObject({
    device: 'Firefox on Linux',
    deviceMessage: { code: 'requests.device-linux', params: { browser: 'Firefox' } },
    createdAt: expect.stringMatching(/Z$/),
  });

  const end = (token: string, id = other?.id ?? '') => server.call('DELETE /api/auth/sessions/{id}', { token, id });
  expect((await end(stranger.token)).status).toBe(404);
  expect((await end(user.token, 'no-session')).status).toBe(404);
  expect(await isOpen(body.token)).toBe(true);
  expect((await end(user.token)).status).toBe(200);
  expect([await isOpen(body.token), await isOpen(user.token)]).toEqual([false, true]);
  expect((await end(user.token)).status).toBe(404);
});

test('S17: signing out everywhere ends every session of this user only', async () => {
  const user = await server.signUp('max');
  const stranger = await server.signUp('moritz');
  const other = await server.signIn('max');
  const { body } = await server.call('POST /api/auth/logout-all', { token: user.token });
  expect(body).toEqual({ success: true, ended: 2 });
  expect([await isOpen(user.token), await isOpen(other), await isOpen(stranger.token)]).toEqual([false, false, true]);
});

test('S17, S41: an operator ends the sessions of one account or of all, and each account has it in its log', async () => {
  const { host, port, user, password, database } = server.config;
  const environment = { DATABASE_URL: `postgres://${user}:${password}@${encodeURIComponent(host ?? '')}:${port}/${database}` };
  const signOut = (...args: string[]) => runServerCommand('signOut', args, environment);
  const [one, other] = [await server.signUp('ines'), await server.signUp('jan')];
  await login('ines', { 'user-agent': FIREFOX });
  expect(await signOut('ines')).toEqual({ code: 0, output: '2 sessions ended.\n', errors: '' });
  expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([false, true]);
  expect(await signOut('nobody')).toMatchObject({ code: 1, errors: 'The account nobody does not exist.\n' });
  expect(await signOut()).toMatchObject({ code: 1, errors: expect.stringContaining('The username is missing') });
  expect((await signOut('--everybody')).output).toMatch(/^\d+ sessions ended\.\n$/);
  expect(await isOpen(other.token)).toBe(false);
  const { rows } = await sql`
    select username, actor, actor_id, params from audit_log join users on users.id = owner_id
    where event = 'sessions_ended' and username in ('ines', 'jan') order by username`.execute(server.database.system);
  expect(rows).toEqual([
    { username: 'ines', actor: 'system', actor_id: null, params: { count: '2', via: 'command' } },
    { username: 'jan', actor: 'system', actor_id: null, params: { count: '1', via: 'command' } },
  ]);
});

test('S17: a sign-in replaces the previous session of the browser', async () => {
  const user = await server.signUp('rita');
  const stranger = await server.signUp('ritas.guest');
  const { body } = await login('rita', {}, user);
  expect([await isOpen(user.token), await isOpen(body.token)]).toEqual([false, true]);
  await login('rita', {}, stranger);
  expect(await isOpen(stranger.token)).toBe(true);
});

test('S18: a sign-in from a new browser is announced, from a known one it is not', async () => {
  const registered = await server.send('POST', '/api/auth/register', {
    body: { username: 'nora', email: 'nora@example.test', password: TEST_PASSWORD },
  });
  const [cookie = ''] = registered.headers.getSetCookie();
  expect(readSetCookie(cookie)).toEqual({
    name: 'fanfare_device',
    value: expect.stringMatching(/^[\w-]{43}$/),
    attributes: new Set(['Path=/api/auth', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Lax']),
  });
  await login('nora', { cookie: cookieOf(registered.headers) });
  const elsewhere = await login('nora', { 'user-agent': FIREFOX });
  const mail = await mailbox.find('nora@example.test', 'New sign-in');
  expect(mail.content).toContain('Firefox on Linux');
  await login('nora', { cookie: cookieOf(elsewhere.headers) });
  await server.signUp('later');
  await login('later', { 'user-agent': FIREFOX });
  await mailbox.find('later@example.test', 'New sign-in');
  expect(mailbox.mails.filter((entry) => entry.to === 'nora@example.test')).toHaveLength(1);
});

test('a browser is described with known words only', () => {
  const named = (userAgent?: string) => inEnglish(describeDevice(userAgent));
  expect(named(FIREFOX)).toBe('Firefox on Linux');
  expect(named('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0')).toBe(
    'Edge on Windows',
  );
  expect(named('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1')).toBe(
    'Safari on iOS',
  );
  expect(named('<script>alert(1)</script>')).toBe('Unknown browser');
  expect(named()).toBe('Unknown browser');
});
