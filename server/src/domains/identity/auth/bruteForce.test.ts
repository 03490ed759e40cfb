import { mock, test } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { longTest } from '../../../../test/longTest.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, testSettings } from '../../../../test/servers/startTestServer.ts';

const { accounts } = testSettings('http://127.0.0.1:1');
type Init = { headers?: Record<string, string>; body?: unknown };

async function withServer(settings: Partial<typeof accounts>, work: (server: TestServer) => Promise<void>): Promise<void> {
  // Pauses last only seconds, so the clock must not advance during password hashing.
  const startedAtMs = Date.now();
  const server = await startTestServer({
    startsWork: false,
    clock: { nowMs: () => startedAtMs },
    settings: { accounts: { ...accounts, ...settings } },
  });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

const login = (server: TestServer, username: string, password: string, headers: Record<string, string> = {}) =>
  server.send<{ code: string; token: string }>('POST', '/api/auth/login', { body: { username, password }, headers });

test('S15: an attacked account is rate limited, its owner signs in from a known browser, and forged addresses have no effect', () =>
  withServer({}, async (server) => {
    const registered = await server.send('POST', '/api/auth/register', {
      body: { username: 'target', email: 'target@example.test', password: TEST_PASSWORD },
    } satisfies Init);
    const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const outcomes = [];
    for (let n = 0; n < 8; n += 1) {
      const name = n % 2 === 0 ? 'target' : 'target@example.test';
      outcomes.push((await login(server, name, `guess ${n}`, { 'x-forwarded-for': `198.51.100.${n}` })).status);
    }
    expect(outcomes).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const refused = await login(server, 'target', TEST_PASSWORD, { 'x-forwarded-for': '203.0.113.9' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(refused.body).toHaveProperty(
      'error',
      expect.stringMatching(/^Too many requests\. Please try again in [12] seconds?\.$/),
    );
    expect(refused.headers.get('retry-after')).toMatch(/^[12]$/);
    expect((await login(server, 'target', TEST_PASSWORD, { cookie })).status).toBe(200);
    expect((await login(server, 'target', TEST_PASSWORD, { cookie: `fanfare_device=${'x'.repeat(43)}` })).status).toBe(429);
  }));

const behindProxy = { trustedProxies: 1 };
const from = (address: string) => ({ 'x-forwarded-for': address });

longTest(
  'S15: wrong sign-ins behind a shared address lock out neither who is known there nor a newcomer with the right password',
  () =>
    withServer(behindProxy, async (server) => {
      await server.send('POST', '/api/auth/register', {
        headers: from('198.51.100.7'),
        body: { username: 'newcomer', email: 'newcomer@example.test', password: TEST_PASSWORD },
      } satisfies Init);
      const office = from('203.0.113.50');
      for (let n = 0; n < 40; n += 1) expect((await login(server, `nobody-${n}`, 'a wrong guess', office)).status).toBe(401);
      expect((await login(server, 'newcomer', TEST_PASSWORD, office)).status).toBe(200);
      const statuses = [];
      for (let n = 0; n < 160; n += 1) statuses.push((await login(server, `noone-${n}`, 'a wrong guess', office)).status);
      expect(statuses).toContain(429);
      expect((await login(server, 'newcomer', TEST_PASSWORD, office)).status).toBe(200);
    }),
);

test('S15: an unknown name is rate limited exactly like a known one', () =>
  withServer({}, async (server) => {
    await server.signUp('exists');
    const answers = async (name: string) => {
      const statuses = [];
      for (let n = 0; n < 7; n += 1) statuses.push((await login(server, name, `guess ${n}`)).status);
      return statuses;
    };
    expect(await answers('nobody')).toEqual(await answers('exists'));
  }));

longTest('S15: behind a known number of proxies the address they saw counts, and no other', () =>
  withServer({ trustedProxies: 1, registrationsPerHour: 2 }, async (server) => {
    const register = (n: number, forwarded: string) =>
      server.send('POST', '/api/auth/register', {
        headers: { 'x-forwarded-for': forwarded },
        body: { username: `proxied${n}`, email: `proxied${n}@example.test`, password: TEST_PASSWORD },
      });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await register(n, `198.51.100.${n}, 203.0.113.5`)).status);
    expect(statuses).toEqual([201, 201, 429, 429]);
    expect((await register(9, '198.51.100.1, 203.0.113.6')).status).toBe(201);
  }),
);

test('S14: a refused sign-in makes the same queries for an unknown name as for a known one', () =>
  withServer({}, async (server) => {
    await server.signUp('known');
    const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
    let asked: string[] = [];
    const spy = mock.method(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
      asked.push(String(Object(args[0]).text ?? args[0]));
      return query.apply(this, args);
    });
    const statementsOf = async (name: string) => {
      asked = [];
      expect((await login(server, name, 'a wrong guess')).status).toBe(401);
      // Excludes background queries, such as health checks.
      return asked.filter((text) => /login_names|users|known_devices|attempts|auth_sessions/.test(text));
    };
    // Skips statements that are prepared only once.
    await statementsOf('known');
    const known = await statementsOf('known');
    const unknown = await statementsOf('unknown');
    spy.mock.restore();
    expect(known.length).toBeGreaterThan(3);
    expect(unknown).toEqual(known);
  }));

test('S14: the sixth registration within an hour from one address is refused', () =>
  withServer({ registrationsPerHour: 5, registrationsPerDay: 20 }, async (server) => {
    const register = (n: number) =>
      server.call('POST /api/auth/register', {
        body: { username: `new${n}`, email: `new${n}@example.test`, password: TEST_PASSWORD },
      });
    const statuses = [];
    // A taken name counts, because the response reveals that it exists.
    for (const n of [1, 2, 3, 3, 4, 5]) statuses.push((await register(n)).status);
    expect(statuses).toEqual([201, 201, 201, 409, 201, 429]);
  }));

test('S14: rejected passwords do not count as registrations', () =>
  withServer({ registrationsPerHour: 1, registrationsPerDay: 20 }, async (server) => {
    const register = (password: string) =>
      server.call('POST /api/auth/register', { body: { username: 'new', email: 'new@example.test', password } });
    const statuses = [];
    for (const password of ['short', 'password1', TEST_PASSWORD]) statuses.push((await register(password)).status);
    expect(statuses).toEqual([400, 400, 201]);
  }));

test('S14: registration fails while it is closed', () =>
  withServer({ registration: 'closed' }, async (server) => {
    const { status, body } = await server.call('POST /api/auth/register', {
      body: { username: 'late', email: 'late@example.test', password: TEST_PASSWORD },
    });
    expect([status, body]).toMatchObject([403, { code: 'registration_closed' }]);
  }));

test('S16: a deployment can require longer passwords than the specified minimum', () =>
  withServer({ passwordMinLength: 8 }, async (server) => {
    const { status, body } = await server.call('POST /api/auth/register', {
      body: { username: 'short', email: 'short@example.test', password: 'xk7#q2v' },
    });
    expect([status, body]).toMatchObject([400, { error: 'Password must be at least 8 characters' }]);
  }));
