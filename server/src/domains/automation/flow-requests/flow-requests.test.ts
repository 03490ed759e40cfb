import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { startWebDouble, type WebDouble } from '../../../../test/doubles/startWebDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createWebClient } from '../../../integrations/web/index.ts';
import { webPolicyOf } from '../webPolicyOf.ts';
import { createRequestPerformer } from './index.ts';

const igId = igIdOf(1);
let web: WebDouble;
let server: TestServer;
let user: TestUser;
let fan = 4_000;

before(async () => {
  web = await startWebDouble();
  server = await startTestServer({ web: web.policy });
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await web.close();
  await server.close();
});
const price = () => ({ status: 200, body: { data: { price: 20 } } });
beforeEach(() => {
  fan += 1;
  web.received.length = 0;
});
afterEach(() => {
  web.onRequest = price;
});

const position = { x: 0, y: 0 };

/** Requests the price with the follower's text and replies with it. */
function flowThatAsks(params: unknown): FlowGraph {
  const actionParams = typeof params === 'string' ? params : JSON.stringify(params);
  return {
    nodes: [
      { id: 'ask', type: 'actionNode', position, data: { action: 'send_api', actionParams } },
      { id: 'say', type: 'messageNode', position, data: { content: 'It is {{ variables.price | default: "unknown" }}.' } },
    ],
    edges: [{ id: 'e', source: 'ask', target: 'say' }],
  };
}

async function publish(graph: FlowGraph) {
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Ask', ...graph } });
  const published = await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  expect([published.status, published.body]).toMatchObject([200, { success: true }]);
}
const write = (text = 'shirt & hat') => server.deliver(dm({ igId, from: `${fan}`, text, mid: `${text}-${fan}` }));
const replies = () => server.instagram.sent.filter(({ recipient }) => recipient === `${fan}`).map(({ text }) => text);

async function story() {
  const { runs } = (await server.call('GET /api/runs', { token: user.token })).body.data;
  const run = runs.find(({ contact }) => contact.igsid === `${fan}`);
  return (await server.call('GET /api/runs/{id}', { token: user.token, id: run?.id ?? '' })).body.data;
}

test('a flow calls a service and continues with parts of the response', async () => {
  await publish(
    flowThatAsks({
      url: `${web.url}/price?item={{ input }}`,
      headers: { 'X-Request-Id': 'r-{{ contact.username | default: "1" }}' },
      body: { text: '{{ input }}' },
      save: { price: 'data.price' },
    }),
  );
  await write();
  await eventually(() => expect(replies()).toEqual(['It is 20.']));
  expect(web.received).toMatchObject([
    {
      method: 'POST',
      path: '/price?item=shirt%20%26%20hat',
      headers: { 'x-request-id': 'r-1', 'content-type': 'application/json' },
      body: '{"text":"shirt & hat"}',
    },
  ]);
  expect(web.received[0]?.headers).not.toHaveProperty('authorization');
  const run = await story();
  expect(run).toMatchObject({ status: 'finished', variables: { price: '20' } });
  expect(run.steps.map(({ result, detail }) => [result, detail])).toEqual([
    ['requested', `Sends POST request to ${web.url}.`],
    ['responded', 'The request returned status 200. Sets price to "20".'],
    ['sent', 'Sends "It is 20.".'],
  ]);
  const { rows } = await sql`select state, request, response from flow_requests where run_id = ${run.id}`.execute(
    server.database.system,
  );
  expect(rows).toEqual([{ state: 'done', request: null, response: { status: 200, values: { 'data.price': '20' } } }]);
});

test('after a refused, failed or forbidden request the flow continues, and its trace shows it', async () => {
  const flow = (url: string) => flowThatAsks({ url, save: { price: 'data.price' } });
  const cases: [string, string][] = [
    [`${web.url}/broken`, 'The request returned status 500. The response has no values for price.'],
    ['http://nobody.test', 'The request failed: Requests to port 80 are not allowed.'],
    [web.url.replace('shop.test', 'nobody.test'), 'The request failed: The host does not exist.'],
    [web.url.replace('shop.test', '127.0.0.2'), 'The request failed: The host is not on the public internet.'],
    [web.url.replace('shop.test', 'graph.instagram.com'), 'The request failed: Requests to this host are not allowed.'],
    [web.url.replace('shop.test', 'fanfare.test'), 'The request failed: Requests to this host are not allowed.'],
  ];
  web.onRequest = () => ({ status: 500, body: { data: { price: 99 } } });
  for (const [url, detail] of cases) {
    fan += 1;
    await publish(flow(url));
    await write();
    await eventually(() => expect(replies()).toEqual(['It is unknown.']));
    expect((await story()).steps[1]?.detail).toBe(detail);
  }
  expect(web.received).toHaveLength(1);
});

test('S9: the text of a follower cannot add a header', async () => {
  await publish(flowThatAsks({ url: web.url, headers: { 'x-api-key': '{{ input }}' }, save: { price: 'data.price' } }));
  await write('a\r\nHost: evil.test');
  await eventually(() => expect(replies()).toEqual(['It is unknown.']));
  expect(web.received).toEqual([]);
  expect((await story()).steps[1]?.detail).toBe(
    'The request failed: A value contains characters that are not allowed in a header.',
  );
});

test('a message received meanwhile is answered separately, and the run continues', async () => {
  await publish(flowThatAsks({ url: `${web.url}/slow`, save: { price: 'data.price' } }));
  web.onRequest = (_path, n) => (n === 1 ? 'hang' : price());
  await write('one');
  await eventually(() => expect(web.received).toHaveLength(1));
  await write('two');
  await eventually(() => expect(replies()).toEqual(['It is 20.']));
});

test('a request of a dead process is repeated, and its late result changes nothing', async (context) => {
  await publish(flowThatAsks({ url: `${web.url}/killed`, save: { price: 'data.price' } }));
  const made = () => web.received.filter(({ path }) => path === '/killed');
  web.onRequest = (path) => (path === '/killed' && made().length === 1 ? 'hang' : price());
  await write();
  await eventually(() => expect(made()).toHaveLength(1));

  // Simulates the next server start, while the first process would still wait for the response.
  const client = createWebClient({ ...webPolicyOf(server.settings), ...web.policy });
  const performer = createRequestPerformer({
    database: server.database,
    web: client,
    secrets: { open: async () => ({}) },
    logger: silentLogger,
    isExclusive: true,
    bus: createEventBus(),
  });
  context.after(async () => {
    await performer.stop();
    await client.close();
  });
  await performer.start();
  await eventually(() => expect(replies()).toEqual(['It is 20.']));
  expect(made()).toHaveLength(2);
});

longTest(
  'S8, S31: more than sixty requests of one owner within a minute wait untouched for the next, those of others do not',
  async () => {
    const busy = await server.signUp('busy');
    const busyIgId = igIdOf(2);
    await server.connect(busy, busyIgId);
    const { body } = await server.call('POST /api/flow/save', {
      token: busy.token,
      body: { name: 'Ask', ...flowThatAsks(`${web.url}/many`) },
    });
    await server.call('POST /api/flow/{id}/publish', { token: busy.token, id: body.data.id });
    await Promise.all(
      Array.from({ length: 65 }, (_, n) => server.deliver(dm({ igId: busyIgId, from: `9${n}`, text: 'hi', mid: `many-${n}` }))),
    );
    const many = () => web.received.filter(({ path }) => path === '/many').length;
    const waiting = async () => {
      const { rows } = await sql<{ xmin: string; attempt: number }>`
      select xmin::text, attempt from flow_requests where owner_id = ${busy.id} and state = 'ready' order by run_id`.execute(
        server.database.system,
      );
      return rows;
    };
    await eventually(async () => expect([many(), (await waiting()).length]).toEqual([60, 5]));
    const before = await waiting();
    // This is last in the queue, so the queue was polled again.
    await publish(flowThatAsks({ url: `${web.url}/other`, save: { price: 'data.price' } }));
    await write();
    await eventually(() => expect(replies()).toEqual(['It is 20.']));
    expect(await waiting()).toEqual(before);
    expect(many()).toBe(60);
    await sql`update flow_requests set claimed_at = claimed_at - interval '1 minute' where owner_id = ${busy.id}`.execute(
      server.database.system,
    );
    await eventually(() => expect(many()).toBe(65));
  },
);
