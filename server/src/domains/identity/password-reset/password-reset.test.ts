import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import type { Mailbox } from '../../../../test/doubles/startMailbox.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startMailedServer } from '../../../../test/servers/prepared/startMailedServer.ts';
import { PUBLIC_URL, TEST_PASSWORD, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let mailbox: Mailbox;
before(async () => {
  ({ server, mailbox } = await startMailedServer());
});
after(() => server.close());

const RESET = 'Reset your password';
const NEW_PASSWORD = 'another horse battery';
const forgot = (email: string) => server.call('POST /api/auth/password/forgot', { body: { email } });
const reset = (token: string, password: string) => server.call('POST /api/auth/password/reset', { body: { token, password } });
const login = (username: string, password: string) => server.call('POST /api/auth/login', { body: { username, password } });
const isOpen = async (token: string) => (await server.call('GET /api/auth/session', { token })).status === 200;

test('the link of the mail sets a new password once, ends every session, and is announced', async () => {
  const user = await server.signUp('olga');
  const other = await server.signIn('olga');
  expect((await forgot('Olga@Example.test')).body).toEqual({ success: true });
  const mail = await mailbox.find('olga@example.test', RESET);
  expect(mail.content).toContain(`${PUBLIC_URL}/reset-password#token=`);
  expect(mail.content).toContain('Hello olga,');
  const token = await mailbox.findToken('olga@example.test', RESET);

  const weak = await reset(token, 'olga123');
  expect([weak.status, weak.body]).toMatchObject([400, { code: 'weak_password' }]);
  expect((await reset(token, NEW_PASSWORD)).body).toEqual({ success: true });
  expect([await isOpen(user.token), await isOpen(other)]).toEqual([false, false]);
  expect((await login('olga', TEST_PASSWORD)).status).toBe(401);
  expect((await login('olga', NEW_PASSWORD)).status).toBe(200);
  await mailbox.find('olga@example.test', 'Your password was changed');
  const again = await reset(token, 'a third horse battery');
  expect([again.status, again.body]).toMatchObject([403, { code: 'link_invalid' }]);
});

test('S14: an unknown address gets the same response, and no mail is sent', async () => {
  await server.signUp('known');
  const before = mailbox.mails.length;
  const [known, unknown] = [await forgot('known@example.test'), await forgot('nobody@example.test')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await server.call('POST /api/auth/register', {
    body: { username: 'looks@example.test', email: 'real@example.test', password: TEST_PASSWORD },
  });
  await forgot('looks@example.test');
  await mailbox.find('known@example.test', RESET);
  await eventually(async () => {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from pgboss.job where state in ('created', 'active', 'retry')`.execute(server.database.system);
    expect(rows[0]?.open).toBe(0);
  });
  expect(mailbox.mails.length).toBe(before + 1);
});

test('S14: one account cannot be flooded with mail', async () => {
  await server.signUp('flooded');
  for (let n = 0; n < 8; n += 1) expect((await forgot('flooded@example.test')).status).toBe(200);
  await eventually(() => expect(mailbox.mails.filter((mail) => mail.to === 'flooded@example.test')).toHaveLength(5));
});

test('an old, invented or foreign link is refused', async () => {
  await server.signUp('late');
  await forgot('late@example.test');
  const token = await mailbox.findToken('late@example.test', RESET);
  expect((await reset('x'.repeat(43), NEW_PASSWORD)).status).toBe(403);
  await sql`update account_links set expires_at = now()`.execute(server.database.system);
  expect((await reset(token, NEW_PASSWORD)).status).toBe(403);
  expect((await reset('', NEW_PASSWORD)).status).toBe(400);
});

test('S17: changing the password ends the other sessions and gives this one a new token', async () => {
  const user = await server.signUp('chris');
  const other = await server.signIn('chris');
  const change = (body: object, token = user.token) => server.call('POST /api/auth/password/change', { token, body });
  const wrong = await change({ currentPassword: 'not this one', newPassword: NEW_PASSWORD });
  expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'password_wrong' }]);
  expect((await change({ currentPassword: TEST_PASSWORD, newPassword: '12345' })).status).toBe(400);
  expect((await change({ currentPassword: TEST_PASSWORD })).status).toBe(400);
  expect(await isOpen(user.token)).toBe(true);

  const { status, body } = await change({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
  expect(status).toBe(200);
  expect([await isOpen(user.token), await isOpen(other), await isOpen(body.token)]).toEqual([false, false, true]);
  await mailbox.find('chris@example.test', 'Your password was changed');
});

test('S18: after a new password only the current browser stays trusted', async () => {
  const keyOf = (headers: Headers) => (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const login = async (password: string, cookie: string) =>
    keyOf((await server.send('POST', '/api/auth/login', { body: { username: 'petra', password }, headers: { cookie } })).headers);
  const { token } = await server.signUp('petra');
  const [own, other] = [await login(TEST_PASSWORD, ''), await login(TEST_PASSWORD, '')];
  const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
  expect((await server.call('POST /api/auth/password/change', { token, body, headers: { cookie: own } })).status).toBe(200);
  const mails = () => mailbox.mails.filter(({ to, subject }) => to === 'petra@example.test' && subject.includes('New sign-in'));
  await eventually(() => expect(mails()).toHaveLength(2));
  await login(NEW_PASSWORD, own);
  await login(NEW_PASSWORD, other);
  await eventually(() => expect(mails()).toHaveLength(3));
});

test('a new password cancels a pending change of the email address', async () => {
  const user = await server.signUp('tamara');
  await server.call('PATCH /api/user/profile', { token: user.token, body: { email: 'thief@example.test' } });
  const link = await mailbox.findToken('thief@example.test', 'Confirm your new email address');
  await forgot('tamara@example.test');
  expect((await reset(await mailbox.findToken('tamara@example.test', RESET), NEW_PASSWORD)).status).toBe(200);
  await mailbox.find('tamara@example.test', 'Your password was changed');
  const confirm = await server.call('POST /api/user/email/confirm', { body: { token: link, password: NEW_PASSWORD } });
  expect([confirm.status, confirm.body]).toMatchObject([403, { code: 'link_invalid' }]);
});

test('an undelivered mail is retried; the queue holds no secret and no address', async () => {
  await server.signUp('patient');
  mailbox.isDown = true;
  await forgot('patient@example.test');
  const waiting = await eventually(async () => {
    const { rows } = await sql<{ line: string }>`
      select job::text as line from pgboss.job where state = 'retry'`.execute(server.database.system);
    expect(rows).toHaveLength(1);
    return rows[0]?.line ?? '';
  });
  expect(waiting).toContain('passwordReset');
  expect(waiting).not.toMatch(/patient|example\.test|token|try again later/i);
  mailbox.isDown = false;
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(server.database.system);
  const token = await mailbox.findToken('patient@example.test', RESET);
  expect((await reset(token, NEW_PASSWORD)).status).toBe(200);
});
