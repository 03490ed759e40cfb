import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../test/data/deliveries.ts';
import { flowThatSays } from '../test/data/flows.ts';
import { igIdOf } from '../test/doubles/startInstagramDouble.ts';
import { eventually } from '../test/eventually.ts';
import { PUBLIC_URL, startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';

// The calls of the product specification (section 7) in its order. Paths and payloads are copied from there,
// not from the contracts.

const igId = igIdOf(1);
const text = expect.any(String);
const list = expect.any(Array);
const count = expect.any(Number);
const yes = { success: true };
const event = { eventType: text, timestamp: text, content: { text: expect.anything() }, userInfo: expect.any(Object) };
let server: TestServer;
let user: TestUser;
let eventId = '';

before(async () => {
  server = await startTestServer();
  user = await server.signUp('mira');
  await server.connect(user, igId);
  await server.deliver(dm({ igId, from: '5001', text: 'hello', mid: 'spec' }));
  await eventually(async () => {
    const { body } = await ask('GET', '/api/webhooks/events');
    expect(body.data.events).toHaveLength(1);
    eventId = body.data.events[0].eventId;
  });
});
after(() => server.close());

// biome-ignore lint/suspicious/noExplicitAny: responses are read as by a client without contracts
type Any = any;
const ask = (method: string, path: string, body?: unknown, token: string | null = user.token) =>
  server.send<Any>(method, path, { ...(body !== undefined && { body }), ...(token !== null && { token }) });

type Row = [row: string, payload: unknown, read: object, status?: number];

/** A path may use the result of an earlier row. */
const rows: Row[] = [
  ['POST /api/flow/save', { name: 'Spec', ...flowThatSays('hi') }, yes],
  ['GET /api/flow/get/Spec', undefined, { ...yes, data: { nodes: [{ id: 'm0', type: 'messageNode' }], edges: [] } }],
  [
    'GET /api/instagram/status',
    undefined,
    {
      ...yes,
      connected: true,
      data: { pageName: text, instagramUsername: text, lastConnected: text, tokenExpiresAt: text, webhookSubscribed: true },
      username: text,
      lastSync: text,
    },
  ],
  ['GET /api/instagram/auth/instagram', undefined, { ...yes, authUrl: expect.stringMatching(/^https?:/) }],
  [
    'GET /api/instagram/account',
    undefined,
    {
      ...yes,
      account: { username: text, fullName: null, followers: null, following: null, posts: null, isBusinessAccount: true },
    },
  ],
  ['GET /api/user/profile', undefined, { ...yes, profile: { username: 'mira', email: text, fullName: '', bio: '' } }],
  ['PATCH /api/user/profile', { username: 'mira', email: 'mira@example.test', fullName: 'Mira', bio: 'Coffee' }, yes],
  ['POST /api/user/2fa/enable', undefined, yes],
  ['GET /api/user/notifications/settings', undefined, yes],
  ['GET /api/flows', undefined, { ...yes, data: list }],
  [
    'POST /api/flows',
    { name: 'Hours', description: 'When open', trigger: 'message_received', conditions: [], actions: [] },
    {
      ...yes,
      data: {
        _id: text,
        name: 'Hours',
        description: 'When open',
        trigger: 'message_received',
        conditions: [],
        actions: [],
        isActive: true,
        createdAt: text,
      },
    },
    201,
  ],
  ['POST /api/instagram/subscribe-webhook', undefined, yes],
  ['DELETE /api/instagram/unsubscribe-webhook', undefined, yes],
  ['GET /api/webhooks/events', undefined, { ...yes, data: { events: [event] } }],
  [
    'GET /api/instagram/webhook/status',
    undefined,
    { ...yes, status: expect.stringMatching(/^(active|inactive|error|unknown)$/), webhookUrl: text },
  ],
  ['GET /api/instagram/webhook/events', undefined, { ...yes, events: [event] }],
  ['POST /api/instagram/webhook/test', { eventType: 'comments', content: 'Nice!', timestamp: '2026-03-01T10:00:00Z' }, yes],
  [
    'POST /api/instagram/debug/simulate-event',
    { eventType: 'comments', content: 'Nice!', username: 'lena', timestamp: '2026-03-01T10:00:00Z' },
    yes,
  ],
  [
    'GET /api/webhooks/subscriptions',
    undefined,
    {
      ...yes,
      data: [
        {
          subscriptionId: text,
          instagramAccountId: igId,
          status: text,
          subscribedFields: list,
          stats: { totalEvents: count },
          lastActivity: text,
        },
      ],
    },
  ],
  [
    'GET /api/webhooks/stats',
    undefined,
    {
      ...yes,
      data: {
        database: { total: count, completed: count, pending: count, failed: count },
        recentActivity: list,
        eventTypes: expect.arrayContaining([{ id: text, count }]),
      },
    },
  ],
  ['GET /api/webhooks/testing/suites', undefined, { suites: list, results: list }],
  [
    'GET /api/webhooks/monitoring/status',
    undefined,
    { status: text, uptime: count, activeSubscriptions: count, recentEvents: count },
  ],
  ['GET /api/webhooks/monitoring/errors', undefined, { totalErrors: count, totalOccurrences: count, errorGroups: list }],
  [
    'GET /api/webhooks/monitoring/dashboard',
    undefined,
    {
      status: text,
      health: {
        timestamp: text,
        overall: expect.stringMatching(/^(healthy|warning|unhealthy)$/),
        checks: expect.arrayContaining([expect.objectContaining({ status: text, message: text })]),
        recommendations: list,
      },
      performance: {
        eventStats: { total: count, successRate: expect.anything() },
        performanceStats: { eventsLastHour: count, averageProcessingAttempts: expect.anything() },
        subscriptionStats: { active: count, activeRate: expect.anything() },
      },
      errors: { totalErrors: count },
    },
  ],
  ['POST /api/webhooks/monitoring/health-check', undefined, yes],
  ['POST /api/webhooks/testing/cleanup', undefined, yes],
];

for (const [row, payload, read, status = 200] of rows) {
  test(`specification: ${row}`, async () => {
    const [method = '', path = ''] = row.split(' ');
    const answer = await ask(method, path, payload);
    expect([answer.status, answer.body]).toMatchObject([status, read]);
  });
}

test('specification: POST /api/auth/register and POST /api/auth/login, and what they say when they refuse', async () => {
  const account = { username: 'nora', email: 'nora@example.test', password: 'secret7' };
  const opened = { success: true, token: text, user: { username: 'nora', email: 'nora@example.test' } };
  expect((await ask('POST', '/api/auth/register', account, null)).body).toMatchObject(opened);
  for (const username of ['nora', 'nora@example.test'])
    expect((await ask('POST', '/api/auth/login', { username, password: 'secret7' }, null)).body).toMatchObject(opened);
  const refusals = [
    [await ask('POST', '/api/auth/register', account, null), 409, 'Username or email already exists.'],
    [
      await ask('POST', '/api/auth/register', { ...account, password: 'five5' }, null),
      400,
      'Password must be at least 6 characters',
    ],
    [await ask('POST', '/api/auth/login', { username: 'nora', password: 'wrong' }, null), 401, 'Invalid username or password'],
  ] as const;
  for (const [{ status, body }, expected, error] of refusals)
    expect([status, body]).toMatchObject([expected, { success: false, error }]);
});

test('specification: a flow is loaded by its name, by its id, and by a name with any sign', async () => {
  const name = 'Prix / 価格? 100%';
  const { body } = await ask('POST', '/api/flow/save', { name, ...flowThatSays('hi') });
  for (const key of [name, body.data.id]) {
    const loaded = await ask('GET', `/api/flow/get/${encodeURIComponent(key)}`);
    expect(loaded.body).toMatchObject({ ...yes, data: { nodes: list, edges: list } });
  }
  const missing = await ask('GET', '/api/flow/get/nothing');
  expect([missing.status, missing.body]).toMatchObject([404, { success: false, error: 'Flow not found' }]);
});

test('specification: PATCH /api/flows/{id}/toggle, DELETE /api/flows/{id}', async () => {
  const { body } = await ask('POST', '/api/flows', {
    name: 'Brief',
    description: '',
    trigger: 'keyword_detected',
    conditions: [],
    actions: [],
  });
  expect((await ask('PATCH', `/api/flows/${body.data._id}/toggle`)).body).toMatchObject({ ...yes, data: { isActive: false } });
  expect((await ask('DELETE', `/api/flows/${body.data._id}`)).body).toMatchObject(yes);
});

test('specification: PUT and DELETE /api/webhooks/subscriptions/{id}, POST /api/webhooks/events/{id}/retry', async () => {
  const [subscription] = (await ask('GET', '/api/webhooks/subscriptions')).body.data;
  const path = `/api/webhooks/subscriptions/${subscription.subscriptionId}`;
  for (const status of ['inactive', 'active'])
    expect((await ask('PUT', path, { status })).body).toMatchObject({ ...yes, data: { status } });
  expect((await ask('DELETE', path)).body).toMatchObject(yes);
  const retried = await ask('POST', `/api/webhooks/events/${encodeURIComponent(eventId)}/retry`);
  expect([retried.status, retried.body]).toMatchObject([409, { success: false, error: text }]);
});

test('specification: POST /api/webhooks/testing/create-suite, POST /api/webhooks/testing/execute-suite/{id}', async () => {
  const made = await ask('POST', '/api/webhooks/testing/create-suite', {
    accountId: igId,
    senderId: '7',
    senderUsername: 'lena',
  });
  expect(made.body).toMatchObject({
    ...yes,
    suite: { id: text, timestamp: text, accountId: igId, senderId: '7', senderUsername: 'lena', tests: list },
  });
  const result = await ask('POST', `/api/webhooks/testing/execute-suite/${made.body.suite.id}`);
  expect(result.body).toMatchObject({ passed: count, totalTests: count });
  const { suites, results } = (await ask('GET', '/api/webhooks/testing/suites')).body;
  expect(suites[0].tests[0]).toMatchObject({ type: text });
  expect(results[0]).toMatchObject({ suiteId: suites[0].id, timestamp: text, passed: count, failed: count, totalTests: count });
  expect(results[0].results[0]).toMatchObject({ name: text, type: text, status: text, statusCode: count });
});

test('specification: POST /api/user/avatar takes the field avatar of a form', async () => {
  const form = new FormData();
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.set('avatar', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'me.png');
  const response = await fetch(`${server.url}/api/user/avatar`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect([response.status, await response.json()]).toMatchObject([200, yes]);
});

for (const method of ['POST', 'DELETE']) {
  test(`specification: ${method} /api/instagram/disconnect`, async () => {
    await server.connect(user, igId);
    expect((await ask(method, '/api/instagram/disconnect')).body).toMatchObject(yes);
    const again = await ask(method, '/api/instagram/disconnect');
    expect([again.status, again.body]).toMatchObject([409, { success: false, error: 'Connect an Instagram account first.' }]);
    expect((await ask('GET', '/api/instagram/status')).body).toMatchObject({ ...yes, connected: false });
  });
}

test('specification: DELETE /api/user/delete', async () => {
  const leaving = await server.signUp('leaving');
  const refused = await ask('DELETE', '/api/user/delete', { password: 'wrong' }, leaving.token);
  expect([refused.status, refused.body]).toMatchObject([401, { success: false, error: 'The password is not correct.' }]);
  expect((await ask('DELETE', '/api/user/delete', { password: TEST_PASSWORD }, leaving.token)).body).toMatchObject(yes);
});

test('specification: the way through Instagram ends on the callback screen with its parameters', async () => {
  const { headers } = await server.connect(user, igId);
  const target = new URL(headers.get('location') ?? '');
  expect(`${target.origin}${target.pathname}`).toBe(`${PUBLIC_URL}/oauth-callback`);
  expect([...target.searchParams.keys()]).toEqual(['instagram', 'username', 'userId', 'permissions']);
});
