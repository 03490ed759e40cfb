import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays, priceFlow } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
const RUNS = 5;
let server: TestServer;
let user: TestUser;
let flowId: string;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Price', ...priceFlow } });
  flowId = body.data.id;
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: flowId });
  for (let n = 1; n <= RUNS; n += 1) await server.deliver(dm({ igId, from: `50${n}`, text: 'the price?', mid: `m-${n}` }));
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=flow_execution' });
    expect(body.data.events.filter(({ processedStatus }) => processedStatus === 'completed')).toHaveLength(RUNS);
  });
});
after(() => server.close());

const list = async (query = '') => (await server.call('GET /api/runs', { token: user.token, query })).body.data;

test('runs are listed page by page, newest first', async () => {
  const first = await list('?limit=2');
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  const third = await list(`?limit=2&cursor=${second.nextCursor}`);
  const ids = [...first.runs, ...second.runs, ...third.runs].map(({ id }) => id);
  expect(new Set(ids).size).toBe(RUNS);
  expect(ids).toEqual(ids.toSorted().reverse());
  expect(third.nextCursor).toBeNull();
  expect(first.runs[0]).toMatchObject({
    flow: { id: flowId, name: 'Price', version: 1 },
    status: 'finished',
    isSimulated: false,
  });
});

test('flow, contact and status narrow down', async () => {
  const [run] = (await list()).runs;
  expect((await list(`?contactId=${run?.contact.id}`)).runs.map(({ id }) => id)).toEqual([run?.id]);
  expect((await list(`?flowId=${flowId}&status=finished`)).runs).toHaveLength(RUNS);
  expect((await list('?status=failed')).runs).toEqual([]);
  for (const query of ['?flowId=nonsense', '?cursor=nonsense', '?status=lost', '?limit=0']) {
    expect((await server.call('GET /api/runs', { token: user.token, query })).status).toBe(400);
  }
});

test('a run shows its trigger, steps and messages', async () => {
  const [run] = (await list()).runs;
  const { body } = await server.call('GET /api/runs/{id}', { token: user.token, id: run?.id ?? '' });
  expect(body.data).toMatchObject({
    id: run?.id,
    input: 'the price?',
    triggerEventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    steps: [
      {
        stepNo: 1,
        nodeId: 'c',
        nodeType: 'conditionNode',
        result: 'true',
        message: { code: 'runs.input-contains', params: { keyword: 'price' } },
      },
      { stepNo: 2, nodeId: 'yes', nodeType: 'messageNode', result: 'sent' },
    ],
    messages: [{ text: 'It is 20 EUR.', state: 'sent', messageId: expect.any(String), error: null, author: 'flow', attempts: 1 }],
  });
  expect(body.data.messages[0]?.calls).toEqual([
    { at: expect.any(String), durationMs: expect.any(Number), result: 'ok', code: null, subcode: null, traceId: null },
  ]);
  expect(body.data.messages[0]?.windowAgeSeconds).toBeGreaterThanOrEqual(0);
  for (const id of ['nonsense', '00000000-0000-7000-8000-000000000000']) {
    expect(await server.call('GET /api/runs/{id}', { token: user.token, id })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  }
});

test('a run of version 1.0.0 is shown with its stored texts', async () => {
  const [run] = (await list()).runs;
  const id = run?.id ?? '';
  const { rows } = await sql<{ trace: string }>`select trace::text as trace from runs where id = ${id}`.execute(
    server.database.system,
  );
  const step = {
    stepNo: 1,
    nodeId: 'c',
    nodeType: 'conditionNode',
    result: 'true',
    detail: 'Old words.',
    at: '2026-01-01T00:00:00.000Z',
  };
  await sql`update runs set trace = ${JSON.stringify([step])}::jsonb, error = 'An old error.' where id = ${id}`.execute(
    server.database.system,
  );
  const { body } = await server.call('GET /api/runs/{id}', { token: user.token, id });
  expect(body.data.steps).toEqual([step]);
  expect(body.data.error).toBe('An old error.');
  expect(body.data).not.toHaveProperty('errorMessage');
  await sql`update runs set trace = ${rows[0]?.trace}::jsonb, error = null where id = ${id}`.execute(server.database.system);
});

test('automations show their last run and the errors of the last week, to their owner only', async () => {
  const activity = async (token = user.token) => (await server.call('GET /api/flows/activity', { token })).body.data;
  const [newest] = (await list('?limit=1')).runs;
  const last = { id: newest?.id, at: newest?.startedAt, status: 'finished', error: null };
  expect(await activity()).toEqual([
    {
      automationId: expect.any(String),
      lastRun: last,
      runs: RUNS,
      failed: 0,
      daily: [0, 0, 0, 0, 0, 0, RUNS],
      lastFailure: null,
    },
  ]);
  expect(await activity((await server.signUp('boris')).token)).toEqual([]);

  const accept = server.instagram.onSend;
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 551 } } });
  await server.deliver(dm({ igId, from: '599', text: 'the price?', mid: 'refused' }));
  const error = expect.stringContaining('is unavailable at the moment');
  await eventually(async () => expect(await activity()).toMatchObject([{ runs: RUNS + 1, failed: 1, lastFailure: { error } }]));
  server.instagram.onSend = accept;
  const [failed] = await activity();
  const errorMessage = { params: { text: { code: 'instagram.person-unavailable' } } };
  expect(failed?.lastFailure).toMatchObject({ errorMessage });
  expect(failed?.lastRun).toMatchObject({ id: failed?.lastFailure?.id, error, errorMessage });
  const id = failed?.lastFailure?.eventId ?? '';
  const { body } = await server.call('GET /api/webhooks/events/{id}/why', { token: user.token, id });
  expect(body.data.run).toMatchObject({ id: failed?.lastFailure?.id, messages: [{ state: 'failed', error }] });
});

test('runs of a deleted flow stay visible', async () => {
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Short', ...flowThatSays('x') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  await server.deliver(dm({ igId, from: '777', text: 'hi', mid: 'gone' }));
  const run = await eventually(async () => {
    const [found] = (await list(`?flowId=${body.data.id}`)).runs;
    expect(found?.status).toBe('finished');
    return found;
  });
  await server.call('DELETE /api/flow/{id}', { token: user.token, id: body.data.id });
  const story = await server.call('GET /api/runs/{id}', { token: user.token, id: run?.id ?? '' });
  expect(story.body.data).toMatchObject({ flow: { name: 'Short' }, steps: [{ result: 'sent' }] });
});

test('contacts that reached a node, wait there or failed there', async () => {
  const position = { x: 0, y: 0 };
  const graph = {
    nodes: [
      {
        id: 'start',
        type: 'startNode' as const,
        position,
        data: { start: { trigger: 'keyword_detected' as const, keyword: 'pause' } },
      },
      {
        id: 'ask',
        type: 'askNode' as const,
        position,
        data: { content: 'City?', ask: { answer: 'text' as const, variable: 'city', tries: 1 } },
      },
      { id: 'thanks', type: 'messageNode' as const, position, data: { content: 'Thanks, {{ variables.city }}' } },
    ],
    edges: [
      { id: 'e1', source: 'start', target: 'ask' },
      { id: 'e2', source: 'ask', target: 'thanks', sourceHandle: 'answered' },
    ],
  };
  const { token } = user;
  const saved = await server.call('POST /api/flow/save', { token, body: { name: 'City', ...graph } });
  const id = saved.body.data.id;
  await server.call('POST /api/flow/{id}/publish', { token, id });
  const waiting = async () => (await server.call('GET /api/runs/waiting', { token, query: `?flowId=${id}` })).body.data;
  expect(await waiting()).toEqual([]);
  // Sequential: the list is sorted by start time, and conversations run concurrently.
  for (const [index, from] of ['801', '802'].entries()) {
    await server.deliver(dm({ igId, from, text: 'pause', mid: `p-${from}` }));
    await eventually(async () => expect(await waiting()).toEqual([{ nodeId: 'ask', people: index + 1 }]));
  }
  await server.deliver(dm({ igId, from: '801', text: 'Oslo', mid: 'p-oslo' }));
  await eventually(async () => expect(await waiting()).toEqual([{ nodeId: 'ask', people: 1 }]));

  const people = async (query: string) => (await list(`?flowId=${id}&${query}`)).runs.map(({ contact }) => contact.igsid);
  expect(await people('nodeId=ask')).toEqual(['802', '801']);
  expect(await people('nodeId=thanks')).toEqual(['801']);
  expect(await people('nodeId=ask&status=waiting')).toEqual(['802']);
  expect(await people('nodeId=ask&status=failed')).toEqual([]);
  expect(await people(`nodeId=ask&isSimulated=false&since=${new Date(Date.now() - 60_000).toISOString()}`)).toHaveLength(2);
  expect(await people('nodeId=ask&isSimulated=true')).toEqual([]);
  expect(await people(`since=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
  for (const query of ['?since=yesterday', '?flowId=nonsense']) {
    expect((await server.call('GET /api/runs', { token, query })).status).toBe(400);
  }
  expect((await server.call('GET /api/runs/waiting', { token, query: '?flowId=nonsense' })).status).toBe(400);
  const stranger = await server.signUp('carla');
  expect((await server.call('GET /api/runs/waiting', { token: stranger.token, query: `?flowId=${id}` })).body.data).toEqual([]);
});
