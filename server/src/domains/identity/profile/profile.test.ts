import { after, before, test } from 'node:test';
import { expect } from 'expect';
import type { Mailbox } from '../../../../test/doubles/startMailbox.ts';
import { startMailedServer } from '../../../../test/servers/prepared/startMailedServer.ts';
import { TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let mailbox: Mailbox;
before(async () => {
  ({ server, mailbox } = await startMailedServer());
});
after(() => server.close());

const CONFIRM = 'Confirm your new email address';
const read = ({ token }: TestUser) => server.call('GET /api/user/profile', { token });
const change = ({ token }: TestUser, body: object) => server.call('PATCH /api/user/profile', { token, body });
const confirm = (token: string, password = TEST_PASSWORD) =>
  server.call('POST /api/user/email/confirm', { body: { token, password } });
const login = (username: string) => server.call('POST /api/auth/login', { body: { username, password: TEST_PASSWORD } });

test('the profile is read and changed, field by field', async () => {
  const user = await server.signUp('paula');
  const { status, body } = await read(user);
  expect(status).toBe(200);
  expect(body.profile).toEqual({
    username: 'paula',
    email: 'paula@example.test',
    pendingEmail: null,
    fullName: '',
    bio: '',
    avatarUrl: '/avatars/default/paula.svg',
    createdAt: expect.stringMatching(/Z$/),
  });
  const changed = await change(user, { fullName: 'Paula P.', bio: 'Coffee & <b>cake</b>' });
  expect(changed.body).toMatchObject({ success: true, profile: { fullName: 'Paula P.', bio: 'Coffee & <b>cake</b>' } });
  await change(user, { bio: '' });
  expect((await read(user)).body.profile).toMatchObject({ fullName: 'Paula P.', bio: '' });
  expect((await change(user, {})).status).toBe(200);
});

test('a new username signs in, the old one is free again', async () => {
  const user = await server.signUp('quinn');
  const { body } = await change(user, { username: 'Quinn.2', email: 'quinn@example.test' });
  expect(body.profile).toMatchObject({ username: 'Quinn.2', avatarUrl: '/avatars/default/Quinn.2.svg' });
  expect([(await login('quinn.2')).status, (await login('quinn@example.test')).status]).toEqual([200, 200]);
  expect((await login('quinn')).status).toBe(401);
  expect((await server.signUp('quinn2')).id).not.toBe(user.id);
  expect((await change(user, { username: 'quinn.2' })).status).toBe(200);
});

test('S14: signed-in users cannot enumerate other users', async () => {
  const user = await server.signUp('curious');
  await server.signUp('present');
  const statuses = [];
  for (let n = 0; n < 12; n += 1) {
    const guess = n % 2 === 0 ? { username: n === 0 ? 'present' : `absent${n}` } : { email: `absent${n}@example.test` };
    statuses.push((await change(user, guess)).status);
  }
  expect(statuses[0]).toBe(409);
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect((await change(user, { bio: 'still mine' })).status).toBe(200);
});

test('a taken name or email is refused, and then nothing has changed', async () => {
  const user = await server.signUp('rosa');
  await server.signUp('taken');
  for (const body of [{ username: 'TAKEN' }, { email: 'Taken@example.test' }, { username: 'taken@example.test' }]) {
    const answer = await change(user, { ...body, bio: 'must not stay' });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'user_exists' }]);
  }
  expect((await read(user)).body.profile).toMatchObject({ username: 'rosa', bio: '', pendingEmail: null });
  expect((await login('rosa')).status).toBe(200);
});

test('what is not valid is refused', async () => {
  const user = await server.signUp('sven');
  const bodies = [
    { username: '' },
    { username: 'a b' },
    { email: 'nowhere' },
    { bio: 'x'.repeat(501) },
    { id: '1' },
    { fullName: 7 },
  ];
  for (const body of bodies) expect([body, (await change(user, body)).status]).toEqual([body, 400]);
});

test('S17: a new email address applies after confirmation with the password; the old one is notified', async () => {
  const user = await server.signUp('theo');
  const { body } = await change(user, { email: 'new.theo@example.test' });
  expect(body.profile).toMatchObject({ email: 'theo@example.test', pendingEmail: 'new.theo@example.test' });
  const token = await mailbox.findToken('new.theo@example.test', CONFIRM);
  await mailbox.find('theo@example.test', 'Request to change your email address');
  expect((await login('new.theo@example.test')).status).toBe(401);

  const wrong = await confirm(token, 'not this one');
  expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'password_wrong' }]);
  expect((await confirm(token)).body).toEqual({ success: true, email: 'new.theo@example.test' });
  expect((await read(user)).body.profile).toMatchObject({ email: 'new.theo@example.test', pendingEmail: null });
  expect((await login('new.theo@example.test')).status).toBe(200);
  expect((await login('theo@example.test')).status).toBe(401);
  expect((await confirm(token)).status).toBe(403);
});

test('an address taken by another user meanwhile is refused at the confirmation', async () => {
  const user = await server.signUp('uta');
  await change(user, { email: 'wanted@example.test' });
  const token = await mailbox.findToken('wanted@example.test', CONFIRM);
  await server.signUp('wanted');
  expect((await confirm(token)).status).toBe(409);
  expect((await read(user)).body.profile.email).toBe('uta@example.test');
});

test('requesting another address invalidates the first link; saving other fields does not', async () => {
  const user = await server.signUp('vito');
  await change(user, { email: 'first.vito@example.test' });
  const first = await mailbox.findToken('first.vito@example.test', CONFIRM);
  await change(user, { email: 'second.vito@example.test' });
  expect((await confirm(first)).status).toBe(403);
  const second = await mailbox.findToken('second.vito@example.test', CONFIRM);
  const { body } = await change(user, { username: 'vito', email: 'vito@example.test', bio: 'new' });
  expect(body.profile).toMatchObject({ email: 'vito@example.test', pendingEmail: 'second.vito@example.test', bio: 'new' });
  expect((await confirm(second)).status).toBe(200);
});
