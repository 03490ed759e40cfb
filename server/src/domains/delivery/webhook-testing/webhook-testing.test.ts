import { after, before, test } from 'node:test';
import { CLEANUP_DELAY_SECONDS, simulatableEventTypes } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { makeJobsDue } from '../../../../test/database/makeJobsDue.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { setProgress } from './webhook-testing.repository.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer({ pollMs: 100 });
  user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Hi', ...flowThatSays('Hi there') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(() => server.close());

const createSuite = (token: string, body: Record<string, unknown> = {}) =>
  server.call('POST /api/webhooks/testing/create-suite', {
    token,
    body: { accountId: igId, senderId: '5001', senderUsername: 'lena', ...body },
  });
const events = async (query = '?limit=200') =>
  (await server.call('GET /api/webhooks/events', { token: user.token, query })).body.data.events;
const simulate = (token: string, body: Record<string, unknown>) =>
  server.call('POST /api/instagram/debug/simulate-event', { token, body });

test('S23: a suite runs through the webhook, the worker and the flows without any call to Instagram', async () => {
  const made = await createSuite(user.token);
  expect(made.status).toBe(201);
  expect(made.body.suite).toMatchObject({ accountId: igId, senderId: '5001', senderUsername: 'lena' });
  const callsBefore = server.instagram.calls.length;

  const { id } = made.body.suite;
  const { status, body } = await server.call('POST /api/webhooks/testing/execute-suite/{id}', { token: user.token, id });
  expect(status).toBe(200);
  expect(body.results.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(body).toMatchObject({ suiteId: id, passed: 9, failed: 0, totalTests: 9 });
  expect(body.results.at(-1)).toMatchObject({ type: 'forged_signature', statusCode: 401 });

  const executions = await eventually(async () => {
    const found = await events('?eventType=flow_execution&limit=200');
    expect(found.length).toBe(3);
    expect(found.every((event) => event.processedStatus === 'completed')).toBe(true);
    return found;
  });
  for (const event of executions)
    expect(event).toMatchObject({ isSimulated: true, flowResponse: 'Hi there', userInfo: { username: 'lena' } });
  const all = await events();
  expect(all.every((event) => event.isSimulated)).toBe(true);
  expect(all.filter((event) => event.eventType === 'messages')).toHaveLength(2);
  expect(server.instagram.calls.slice(callsBefore)).toEqual([]);
  expect(server.instagram.sent).toEqual([]);
  await isNowhereElse();

  const again = await server.call('POST /api/webhooks/testing/execute-suite/{id}', { token: user.token, id });
  expect(again.body.passed).toBe(9);
  const listed = (await server.call('GET /api/webhooks/testing/suites', { token: user.token })).body;
  expect(listed.suites).toEqual([made.body.suite]);
  expect(listed.results.map(({ suiteId, passed }) => [suiteId, passed])).toEqual([
    [id, 9],
    [id, 9],
  ]);
});

test('a running suite shows its progress until it ends', async () => {
  const { id } = (await createSuite(user.token, { senderId: '5009' })).body.suite;
  const progressOf = async () => {
    const { body } = await server.call('GET /api/webhooks/testing/suites', { token: user.token });
    return body.suites.find((suite) => suite.id === id)?.progress;
  };
  expect(await progressOf()).toBeNull();
  const { body } = await server.call('POST /api/webhooks/testing/execute-suite/{id}', { token: user.token, id });
  expect(await progressOf()).toBeNull();
  const first = body.results.slice(0, 1);
  const { system } = server.database;
  await setProgress(system, user.id, id, first);
  expect(await progressOf()).toEqual(first);
  await sql`update test_suites set progress_at = now() - interval '31 seconds' where id = ${id}`.execute(system);
  expect(await progressOf()).toBeNull();
});

/** Tests create events but no conversations, and diagnostics ignore them. */
async function isNowhereElse(): Promise<void> {
  const { token } = user;
  expect((await server.call('GET /api/inbox/threads', { token })).body.data.threads).toEqual([]);
  expect((await server.call('GET /api/inbox/counts', { token })).body.data).toEqual({
    mine: 0,
    unassigned: 0,
    unanswered: 0,
    needsHuman: 0,
    humanRequested: 0,
    failed: 0,
  });
  const { total } = (await server.call('GET /api/webhooks/counts', { token })).body.data;
  expect(total).toBe((await events('?isSimulated=true&limit=200')).length);
  const { checks } = (await server.call('GET /api/instagram/doctor', { token })).body.data;
  expect(checks.find(({ id }) => id === 'last_event')).toMatchObject({ result: 'unknown', finding: 'No events received yet.' });
}

test('S23: a simulated event of each kind is marked and named, and causes no call', async () => {
  const callsBefore = server.instagram.calls.length;
  for (const eventType of simulatableEventTypes) {
    const { status, body } = await simulate(user.token, { eventType, content: 'simulated words', username: 'tom' });
    expect([eventType, status, body]).toEqual([eventType, 200, { success: true, statusCode: 200 }]);
  }
  await eventually(async () => {
    const shown = (await events('?isSimulated=true&limit=200')).filter(
      (event) => event.senderId === 'sim:tom' && event.eventType !== 'flow_execution',
    );
    expect(shown.map((event) => event.eventType).sort()).toEqual([...simulatableEventTypes].sort());
    for (const { eventType, content, userInfo } of shown) {
      expect([eventType, content.text, userInfo.username]).toEqual([eventType, 'simulated words', 'tom']);
    }
    const message = shown.find((event) => event.eventType === 'messages');
    expect(message).toMatchObject({
      content: { text: 'simulated words' },
      userInfo: { username: 'tom' },
      flowResponse: 'Hi there',
    });
  });
  expect(server.instagram.calls.slice(callsBefore)).toEqual([]);
});

test('S23: no account, no simulation; a foreign or unknown account is not found', async () => {
  const stranger = await server.signUp('stranger');
  expect(await simulate(stranger.token, { eventType: 'messages' })).toMatchObject({
    status: 409,
    body: { code: 'instagram_not_connected' },
  });
  expect(await createSuite(stranger.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await createSuite(user.token, { accountId: igIdOf(2) })).status).toBe(404);
  expect((await simulate(user.token, { eventType: 'flow_execution' })).status).toBe(400);
  expect((await simulate(user.token, { eventType: 'messages', timestamp: 'yesterday' })).status).toBe(400);
  expect((await createSuite(user.token, { senderId: '' })).status).toBe(400);
  expect((await createSuite(user.token, { senderId: 'a b' })).status).toBe(400);
});

test('S23: thirty uses a minute', async () => {
  const ben = await server.signUp('ben');
  await server.connect(ben, igIdOf(3));
  const statuses: number[] = [];
  for (let n = 0; n < 32; n += 1) statuses.push((await simulate(ben.token, { eventType: 'message_seen' })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429]);
});

test('S23: a cleanup hides the own suites at once, can be undone, and then deletes only their data', async () => {
  const carla = await server.signUp('carla');
  await server.connect(carla, igIdOf(4));
  await createSuite(carla.token, { accountId: igIdOf(4) });
  await simulate(carla.token, { eventType: 'messages' });
  const own = () => server.call('GET /api/webhooks/events', { token: carla.token });
  await eventually(async () => expect((await own()).body.data.events).toMatchObject([{ processedStatus: 'completed' }]));
  const others = (await events()).length;

  const { body } = await server.call('POST /api/webhooks/testing/cleanup', { token: carla.token });
  expect(body).toMatchObject({ success: true, suites: 1, events: 1, contacts: 1 });
  const suites = async () => (await server.call('GET /api/webhooks/testing/suites', { token: carla.token })).body.suites;
  const undo = (undoId: string, { token } = carla) =>
    server.call('POST /api/webhooks/testing/cleanup/undo', { token, body: { undoId } });
  expect(await suites()).toEqual([]);
  expect((await undo(body.undoId, user)).body).toMatchObject({ code: 'not_undoable' });
  expect((await undo(body.undoId)).status).toBe(200);
  expect(await suites()).toHaveLength(1);
  expect((await undo(body.undoId)).status).toBe(409);

  const again = await server.call('POST /api/webhooks/testing/cleanup', { token: carla.token });
  expect(await makeJobsDue(server.database.system, 'test-cleanup')).toEqual(Array(2).fill(CLEANUP_DELAY_SECONDS));
  await eventually(async () => expect((await own()).body.data.events).toEqual([]));
  expect((await undo(again.body.undoId)).body).toMatchObject({ code: 'not_undoable' });
  expect((await server.call('GET /api/webhooks/testing/suites', { token: carla.token })).body).toMatchObject({
    suites: [],
    results: [],
  });
  expect((await events()).length).toBe(others);
});

test('the endpoint test works like the Test button: accepted, without an event', async () => {
  const countBefore = (await events()).length;
  const body = { eventType: 'messages', content: 'x', timestamp: new Date().toISOString() };
  const answer = await server.call('POST /api/instagram/webhook/test', { token: user.token, body });
  expect(answer).toMatchObject({ status: 200, body: { statusCode: 200, webhookUrl: 'http://fanfare.test/webhooks/instagram' } });
  expect((await events()).length).toBe(countBefore);
});

test('the state of the webhook, and its latest events', async () => {
  const status = await server.call('GET /api/instagram/webhook/status', { token: user.token });
  expect(status.body).toMatchObject({ status: 'active', webhookUrl: expect.stringMatching(/\/webhooks\/instagram$/) });
  expect(status.body.total).toBe((await events('?limit=200')).length);
  const latest = await server.call('GET /api/instagram/webhook/events', { token: user.token });
  expect(latest.body.events.length).toBeGreaterThan(0);
  const nobody = await server.signUp('nobody');
  expect((await server.call('GET /api/instagram/webhook/status', { token: nobody.token })).body.status).toBe('unknown');
});

test('a stored event is replayed with the current automations, and nothing is sent', async () => {
  const message = (await events('?eventType=messages&limit=1'))[0];
  const replay = (id: string, mode = 'dry_run') =>
    server.call('POST /api/webhooks/events/{id}/replay', { token: user.token, id, body: { mode } });
  const callsBefore = server.instagram.calls.length;
  const runsBefore = (await server.call('GET /api/runs', { token: user.token, query: '?limit=200' })).body.data.runs.length;
  expect((await replay(message?.id ?? '')).body.data).toMatchObject({
    mode: 'dry_run',
    text: message?.content.text,
    chosen: { name: 'Hi' },
    replies: ['Hi there'],
    trace: [{ result: 'sent' }],
  });
  expect((await server.call('GET /api/runs', { token: user.token, query: '?limit=200' })).body.data.runs).toHaveLength(
    runsBefore,
  );
  expect(server.instagram.calls.slice(callsBefore)).toEqual([]);
  const seen = (await events('?eventType=message_seen&limit=1'))[0];
  expect((await replay(seen?.id ?? '')).body.data).toMatchObject({ text: 'simulated words', chosen: null, considered: [] });
  expect((await replay('nonsense')).status).toBe(404);
  expect((await replay(message?.id ?? '', 'pretend')).status).toBe(400);
  // Replayed tests stay tests.
  const again = (await replay(message?.id ?? '', 'real')).body.data.newEventId;
  await eventually(async () =>
    expect((await events('?origin=replayed&eventType=messages&limit=1'))[0]).toMatchObject({
      id: again,
      isSimulated: true,
      processedStatus: 'completed',
    }),
  );
  expect(server.instagram.calls.slice(callsBefore)).toEqual([]);
});
