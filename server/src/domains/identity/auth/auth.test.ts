import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

const password = TEST_PASSWORD;
const register = (body: Record<string, string>) => server.call('POST /api/auth/register', { body });
const login = (username: string, word = password) => server.call('POST /api/auth/login', { body: { username, password: word } });

test('signing up returns user and token, and the token is valid', async () => {
  const { status, body } = await register({ username: 'Anna', email: 'Anna@Example.test', password });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    token: expect.stringMatching(/^fan_[\w-]{43}$/),
    user: { username: 'Anna', avatar: null },
  });
  expect(Object.keys(body.user).sort()).toEqual(['avatar', 'createdAt', 'email', 'id', 'username']);
  const session = await server.call('GET /api/auth/session', { token: body.token });
  expect(session.body.user).toEqual(body.user);
});

test('a taken name or email is refused in any spelling, also across the two', async () => {
  await register({ username: 'taken', email: 'taken@example.test', password });
  for (const [username, email] of [
    ['TAKEN', 'other@example.test'],
    ['other', 'Taken@Example.TEST'],
    ['taken@example.test', 'third@example.test'],
  ] as const) {
    const { status, body } = await register({ username, email, password });
    expect([status, body]).toMatchObject([409, { code: 'user_exists', error: 'Username or email already exists.' }]);
  }
  expect((await register({ username: 'other', email: 'other@example.test', password })).status).toBe(201);
});

test('of two concurrent registrations of a name, one succeeds', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((n) => register({ username: 'racer', email: `racer${n}@example.test`, password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('S16: guessable passwords are refused, 128 characters work', async () => {
  for (const weak of [
    '123456',
    'trustno1',
    'Dragon',
    'p@ssw0rd',
    'Instagram',
    'instagram2024',
    'fanfare!',
    'aaaaaaaa',
    'weakling',
    'Weakling99',
    'my.mail.1',
  ]) {
    const { status, body } = await register({ username: 'weakling', email: 'my.mail@example.test', password: weak });
    expect([weak, status, body]).toMatchObject([weak, 400, { code: 'weak_password' }]);
  }
  const long = `${'ä'.repeat(127)}1`;
  expect((await register({ username: 'long', email: 'long@example.test', password: long })).status).toBe(201);
  expect((await login('long', long)).status).toBe(200);
  expect((await login('long', long.slice(0, -1))).status).toBe(401);
});

test('signing up validates the fields, then the length, the strength and the names', async () => {
  const short = await register({ username: 'x', email: 'x@example.test', password: '12345' });
  expect([short.status, short.body]).toMatchObject([400, { error: 'Password must be at least 6 characters' }]);
  expect((await register({ username: 'x', email: 'no-email', password: '12345' })).body).toMatchObject({
    error: expect.stringContaining('email'),
  });
  expect((await register({ username: 'x', email: 'x@example.test' })).status).toBe(400);
  await register({ username: 'first', email: 'first@example.test', password });
  const weak = await register({ username: 'first', email: 'first@example.test', password: '123456' });
  expect(weak.body).toMatchObject({ code: 'weak_password' });
});

test('S21: names with invisible characters and addresses without a full domain are refused, with a reason', async () => {
  const refusal = async (username: string, email: string) => {
    const { status, body } = await register({ username, email, password });
    return [status, Reflect.get(Object(body), 'error')];
  };
  for (const name of ['an\u202ena', 'anna\u200e', 'an\u200bna', 'an\u00adna', 'anna\u2066', 'an\u200dna', 'an\u0007na']) {
    expect(await refusal(name, 'plain@example.test')).toEqual([400, 'Username cannot contain invisible characters.']);
  }
  for (const email of ['a@b', 'a@[127.0.0.1]', 'a@127.0.0.1', 'a@b.', 'a@.b', 'a@b..de', 'a@b.c', 'a@b.de\u202e', 'a@b,c.de']) {
    const text = 'Email address must be a full email address, e.g. name@example.com.';
    expect([email, ...(await refusal('plain', email))]).toEqual([email, 400, text]);
  }
  for (const [username, email] of [
    ['jörg', 'jörg+x@bücher.example'],
    ['דנה', 'dana@mail.co.uk'],
  ] as const) {
    expect([username, (await register({ username, email, password })).status]).toEqual([username, 201]);
  }
});

test('signing in works with name or email in any case; every refusal is the same', async () => {
  await register({ username: 'Lena', email: 'lena@example.test', password });
  for (const name of ['Lena', 'LENA', 'Lena@Example.test']) expect((await login(name)).status).toBe(200);
  const refusals = [await login('lena', 'wrong password'), await login('nobody', password)];
  for (const { status, body } of refusals) {
    expect([status, body]).toMatchObject([401, { code: 'invalid_credentials', error: 'Invalid username or password' }]);
  }
});

test('S16: an outdated hash is renewed at the next sign-in', async () => {
  const { hash } = await import('@node-rs/argon2');
  await register({ username: 'early', email: 'early@example.test', password });
  const old = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const users = server.database.system;
  await users.updateTable('users').set({ password_hash: old }).where('username', '=', 'early').execute();
  expect((await login('early', 'wrong password')).status).toBe(401);
  const stored = () =>
    users.selectFrom('users').where('username', '=', 'early').select('password_hash').executeTakeFirstOrThrow();
  expect((await stored()).password_hash).toBe(old);
  await server.signIn('early');
  expect((await stored()).password_hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  await server.signIn('early');
});

test('S17: a session ends at logout, after a week of inactivity, and after thirty days', async () => {
  await register({ username: 'mia', email: 'mia@example.test', password });
  const isOpen = async (token: string) => (await server.call('GET /api/auth/session', { token })).status === 200;
  const open = () => server.signIn('mia');

  const [left, silent, old, alive] = [await open(), await open(), await open(), await open()];
  const logout = await server.call('POST /api/auth/logout', { token: left });
  expect([logout.status, logout.headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"']);
  const age = async (token: string, column: string, interval: string) => {
    await sql`update auth_sessions set ${sql.id(column)} = now() - ${interval}::interval
      where token_hash = sha256(${token}::bytea)`.execute(server.database.system);
  };
  await age(silent, 'last_seen_at', '7 days 1 second');
  await age(old, 'expires_at', '1 second');
  await age(alive, 'last_seen_at', '6 days');
  expect(await Promise.all([left, silent, old, alive].map(isOpen))).toEqual([false, false, false, true]);
});

test('S17: the database contains neither tokens nor passwords', async () => {
  const { body } = await register({ username: 'vera', email: 'vera@example.test', password });
  const { rows } = await sql<{ line: string }>`
    select users::text || auth_sessions::text as line from users join auth_sessions on auth_sessions.owner_id = users.id
    where username = 'vera'`.execute(server.database.system);
  const [{ line } = { line: '' }] = rows;
  expect(line).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(line).not.toContain(body.token);
  expect(line).not.toContain(password);
});
