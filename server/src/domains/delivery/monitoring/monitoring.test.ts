import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let accept: TestServer['instagram']['onSend'];

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  accept = server.instagram.onSend;
});
after(() => server.close());

const dashboard = async () => (await server.call('GET /api/webhooks/monitoring/dashboard', { token: user.token })).body;
const history = async ({ token }: TestUser) => (await server.call('GET /api/webhooks/monitoring/history', { token })).body.hours;
const checkNow = async () => (await server.call('POST /api/webhooks/monitoring/health-check', { token: user.token })).body.health;

test('without an account there is a warning with a remedy', async () => {
  const { status, uptime, activeSubscriptions, health, performance, errors } = await dashboard();
  expect([status, activeSubscriptions]).toEqual(['warning', 0]);
  expect(uptime).toBeGreaterThan(0);
  expect(health.recommendations).toEqual([
    {
      priority: 'medium',
      message: 'Reconnect the Instagram account.',
      messageMessage: { code: 'monitoring.reconnect' },
    },
  ]);
  expect(performance).toEqual({
    eventStats: { total: 0, successRate: null },
    performanceStats: { eventsLastHour: 0, averageProcessingAttempts: null },
    subscriptionStats: { active: 0, activeRate: null },
  });
  expect(errors).toMatchObject({ totalErrors: 0, totalOccurrences: 0, errorGroups: [] });
  expect(errors.daily).toHaveLength(31);
});

test('a check on demand posts to the webhook and calls Instagram', async () => {
  await server.connect(user, igId);
  const callsBefore = server.instagram.calls.length;
  const health = await checkNow();
  expect(health.checks.map(({ name, status }) => [name, status])).toEqual([
    ['Database', 'healthy'],
    ['Webhook endpoint', 'healthy'],
    ['Event queue', 'healthy'],
    ['Outgoing messages', 'healthy'],
    ['Instagram connection', 'healthy'],
    ['Webhook subscription', 'healthy'],
    ['Event processing', 'healthy'],
  ]);
  expect(health).toMatchObject({ overall: 'healthy', recommendations: [] });
  expect(server.instagram.calls.slice(callsBefore)).toEqual(['GET /graph/v25.0/me/subscribed_apps']);
});

test('a lost subscription is found, and the change is dated', async () => {
  const before = (await checkNow()).checks.find(({ name }) => name === 'Webhook subscription');
  server.instagram.droppedFields = ['messaging_seen'];
  await server.call('POST /api/instagram/subscribe-webhook', { token: user.token });
  const after = (await checkNow()).checks.find(({ name }) => name === 'Webhook subscription');
  expect(after).toMatchObject({
    nameMessage: { code: 'monitoring.webhook-subscription' },
    status: 'warning',
    message: 'Not subscribed: messaging_seen.',
    messageMessage: { code: 'monitoring.not-subscribed', params: { fields: 'messaging_seen' } },
  });
  expect(Date.parse(after?.changedAt ?? '')).toBeGreaterThan(Date.parse(before?.changedAt ?? ''));
  const again = (await checkNow()).checks.find(({ name }) => name === 'Webhook subscription');
  expect(again?.changedAt).toBe(after?.changedAt);
});

test('failures are counted, grouped and rated', async () => {
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('Hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  server.instagram.onSend = () => ({
    status: 400,
    body: { error: { message: 'Object 123 does not exist', type: 'IGApiException', code: 100, fbtrace_id: 'A' } },
  });
  for (const n of [1, 2, 3]) await server.deliver(dm({ igId, from: `50${n}`, text: 'hello', mid: `m-${n}` }));
  await eventually(async () => expect((await dashboard()).errors.totalOccurrences).toBe(3));
  const { status, errors, performance, recentEvents, health } = await dashboard();
  expect([status, recentEvents]).toEqual(['unhealthy', 6]);
  expect(health.checks.find(({ name }) => name === 'Event processing')?.message).toBe('3 of 6 events failed in the last hour.');
  expect(errors.errorGroups).toHaveLength(1);
  expect(errors.errorGroups[0]).toMatchObject({
    totalOccurrences: 3,
    affectedFlows: ['Hi'],
    exampleMessage: { code: 'instagram.error-with-number' },
  });
  expect(performance.eventStats).toEqual({ total: 6, successRate: 50 });
  const report = await server.call('GET /api/webhooks/monitoring/errors', { token: user.token });
  expect(report.body.errorGroups).toEqual(errors.errorGroups);
  const figures = await server.call('GET /api/webhooks/monitoring/status', { token: user.token });
  expect(figures.body).toMatchObject({ status: 'unhealthy', activeSubscriptions: 1, recentEvents: 6 });
  const sum = (counts: readonly number[] = []) => counts.reduce((all, count) => all + count, 0);
  expect(sum(report.body.daily?.map(({ occurrences }) => occurrences))).toBe(3);
  const hours = await history(user);
  expect(sum(hours.map(({ events }) => events))).toBe(6);
  expect(sum(hours.map(({ failed }) => failed))).toBe(3);
  expect(sum(hours.map(({ replies }) => replies))).toBe(0);
});

test('reply times are measured from the receipt until Instagram accepts the reply, for the owner only', async () => {
  server.instagram.onSend = accept;
  for (const n of [1, 2]) await server.deliver(dm({ igId, from: `60${n}`, text: 'hello', mid: `t-${n}` }));
  const measured = async () => (await history(user)).filter(({ replies }) => replies > 0);
  await eventually(async () => expect((await measured()).map(({ replies }) => replies)).toEqual([2]));
  const [hour] = await measured();
  expect(hour?.medianMs).toBeGreaterThanOrEqual(0);
  expect(hour?.p95Ms).toBeGreaterThanOrEqual(hour?.medianMs ?? 0);
  const other = await history(await server.signUp('bruno'));
  expect(other).toHaveLength(24);
  expect(other.every(({ events, replies }) => events === 0 && replies === 0)).toBe(true);
});

test('events that have been queued for more than 5 s are a warning with their delay', async () => {
  await server.database.execute(`
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, state, run_at, lease_until)
    select owner_id, id, 'late', 'late', 'messages', '{}', now(), 'active', now() - interval '20 seconds', now() + interval '1 hour'
    from instagram_accounts`);
  const queue = (await dashboard()).health.checks.find(({ name }) => name === 'Event queue');
  expect(queue).toMatchObject({ status: 'warning', message: expect.stringMatching(/queued for 2\d s/) });
});
