import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { FlowEdge, FlowGraph, FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf, type SendAnswer } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let fan = 3_000;

before(async () => {
  server = await startTestServer({ pollMs: 100 });
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(() => {
  fan += 1;
});
const accept = (message: { recipient: string }, n: number): SendAnswer => ({
  status: 200,
  body: { recipient_id: message.recipient, message_id: `sent-${n}` },
});
afterEach(() => {
  server.instagram.onSend = accept;
});

const node = (id: string, type: NodeType, data: FlowNodeData = {}) => ({ id, type, position: { x: 0, y: 0 }, data });
const edge = (source: string, target: string, sourceHandle?: string): FlowEdge => ({
  id: `${source}-${target}`,
  source,
  target,
  ...(sourceHandle !== undefined && { sourceHandle }),
});

async function publish(graph: FlowGraph, name = 'Flow'): Promise<string> {
  const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name, ...graph } });
  expect([saved.status, saved.body]).toMatchObject([200, { success: true }]);
  const { id } = saved.body.data;
  const published = await server.call('POST /api/flow/{id}/publish', { token: user.token, id });
  expect([published.status, published.body]).toMatchObject([200, { success: true }]);
  return id;
}
let written = 0;
function write(text: string) {
  written += 1;
  return server.deliver(dm({ igId, from: `${fan}`, text, mid: `m-${written}` }));
}
const received = () => server.instagram.sent.filter(({ recipient }) => recipient === `${fan}`);
const texts = () => received().map(({ text }) => text);
async function executions() {
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?limit=200' });
  return body.data.events.filter((event) => event.senderId === `${fan}`);
}

const options = [
  { id: 'm', title: 'Medium' },
  { id: 'l', title: 'Large' },
];
const shop: FlowGraph = {
  nodes: [
    node('size', 'choicesNode', { content: 'Which size?', choices: { style: 'quick_replies', options } }),
    node('count', 'askNode', {
      content: 'How many?',
      ask: { answer: 'number', variable: 'count', retryText: 'A number, please.', tries: 3 },
    }),
    node('many', 'rulesNode', {
      rules: { match: 'all', rules: [{ type: 'variable', operator: 'greater_than', name: 'count', value: '5' }] },
    }),
    node('picture', 'mediaNode', { media: { type: 'image', urls: ['https://cdn.example.com/{{ variables.count }}.png'] } }),
    node('few', 'messageNode', { content: '{{ variables.count }} it is.' }),
  ],
  edges: [
    edge('size', 'count', 'l'),
    edge('count', 'many', 'answered'),
    edge('many', 'picture', 'true'),
    edge('many', 'few', 'false'),
  ],
};

test('a conversation goes through choices, a question that is asked again, rules and a picture', async () => {
  await publish(shop);
  await write('hello');
  await eventually(() => expect(received().at(-1)?.message?.quick_replies).toHaveLength(2));
  const [, large] = received().at(-1)?.message?.quick_replies ?? [];
  const about = { sender: { id: `${fan}` }, recipient: { id: igId }, timestamp: Date.now() };
  const tap = { mid: `tap-${fan}`, text: 'Large', quick_reply: { payload: large?.payload ?? '' } };
  await server.deliver(conversation(igId, { ...about, message: tap }));
  await eventually(() => expect(texts()).toEqual(['Which size?', 'How many?']));
  await write('a lot');
  await eventually(() => expect(texts().at(-1)).toBe('A number, please.'));
  await write('12');
  await eventually(() => expect(received()).toHaveLength(4));
  expect(received().at(-1)?.message).toEqual({
    attachment: { type: 'image', payload: { url: 'https://cdn.example.com/12.png' } },
  });

  await eventually(async () => {
    const events = await executions();
    expect(events.filter(({ eventType }) => eventType === 'flow_execution')).toMatchObject([{ processedStatus: 'completed' }]);
    expect(events.filter(({ eventType }) => eventType === 'messages').map(({ outcome }) => outcome)).toEqual(
      Array(4).fill('flow_ran'),
    );
  });
  const { rows } = await sql<{ variables: unknown }>`select variables from contacts where igsid = ${`${fan}`}`.execute(
    server.database.system,
  );
  expect(rows).toEqual([{ variables: { count: '12' } }]);
});

test('a text that no waiting run accepts starts its automation', async () => {
  await publish(shop);
  await write('hello');
  await eventually(() => expect(texts()).toHaveLength(1));
  await write('something else');
  await eventually(() => expect(texts()).toEqual(['Which size?', 'Which size?']));
});

test('a question without an answer goes on when its time is over', async () => {
  await publish({
    nodes: [
      node('q', 'askNode', { content: 'Name?', ask: { answer: 'text', variable: 'name', tries: 1, noReplyAfter: '1s' } }),
      node('n', 'messageNode', { content: 'Never mind.' }),
    ],
    edges: [edge('q', 'n', 'no_reply')],
  });
  await write('hello');
  await eventually(() => expect(texts()).toEqual(['Name?', 'Never mind.']));
});

test('a handover requests a person, and the bot pauses until the conversation is handed back', async () => {
  await publish({
    nodes: [node('m', 'messageNode', { content: 'One moment.' }), node('h', 'handoverNode')],
    edges: [edge('m', 'h')],
  });
  await write('help');
  await eventually(() => expect(texts()).toEqual(['One moment.']));
  const thread = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: '?filter=needs_human' });
    const found = body.data.threads.find(({ contact }) => contact.username === `user.${fan}`);
    expect(found).toMatchObject({ handler: 'human_requested' });
    return found;
  });
  await write('anybody?');
  await eventually(async () =>
    expect((await executions()).filter(({ eventType }) => eventType === 'messages').map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['human_has_thread']),
    ),
  );
  expect(texts()).toEqual(['One moment.']);
  const id = thread?.id ?? '';
  await server.call('PATCH /api/inbox/threads/{id}', { token: user.token, id, body: { handler: 'bot' } });
  await write('and now?');
  await eventually(() => expect(texts()).toEqual(['One moment.', 'One moment.']));
});

test('a flow goes to another one, which starts with the same text', async () => {
  const target = await publish(flowThatSays('You wrote "{{ input }}", {{ variables.mood | default: "-" }}.'), 'Target');
  await server.call('POST /api/flow/{id}/unpublish', { token: user.token, id: target });
  await publish({
    nodes: [
      node('v', 'variableNode', { variable: { name: 'mood', value: 'happy' } }),
      node('f', 'flowNode', { flow: { flowId: target } }),
    ],
    edges: [edge('v', 'f')],
  });
  await write('take me there');
  await eventually(() => expect(texts()).toEqual(['You wrote "take me there", happy.']));
  await eventually(async () => {
    const runs = (await executions()).filter(({ eventType }) => eventType === 'flow_execution');
    expect(runs.map(({ processedStatus }) => processedStatus)).toEqual(['completed', 'completed']);
  });
});

test('flows that start each other stop; a deleted flow is reported', async () => {
  const save = (name: string, graph: FlowGraph) =>
    server.call('POST /api/flow/save', { token: user.token, body: { name, ...graph } });
  const to = (flowId: string): FlowGraph => ({ nodes: [node('f', 'flowNode', { flow: { flowId } })], edges: [] });
  const circle = (await save('Circle', flowThatSays('x'))).body.data.id;
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: circle });
  await publish(to(circle), 'Circle');
  await write('round');
  await eventually(async () => {
    const runs = (await executions()).filter(({ eventType }) => eventType === 'flow_execution');
    expect(runs).toHaveLength(11);
    expect(runs.filter(({ processedStatus }) => processedStatus === 'failed')).toMatchObject([
      { processingError: expect.stringContaining('More than 10 flows') },
    ]);
  });

  fan += 1;
  const gone = await publish(flowThatSays('x'), 'Gone');
  await publish(to(gone), 'Leads on');
  await server.call('DELETE /api/flow/{id}', { token: user.token, id: gone });
  await write('go');
  await eventually(async () =>
    expect((await executions()).filter(({ processedStatus }) => processedStatus === 'failed')).toMatchObject([
      { processingError: expect.stringContaining('no longer exists') },
    ]),
  );
  const refused = await save('Leads on', to(gone));
  const published = await server.call('POST /api/flow/{id}/publish', { token: user.token, id: refused.body.data.id });
  expect([published.status, published.body]).toMatchObject([409, { code: 'flow_invalid' }]);
  await server.call('DELETE /api/flow/{id}', { token: user.token, id: refused.body.data.id });
  await server.call('DELETE /api/flow/{id}', { token: user.token, id: circle });
});

test('typing is shown, then the message comes; neither typing nor its refusal is a message', async () => {
  await publish({ nodes: [node('m', 'messageNode', { content: 'Here I am.', typing: 1 })], edges: [] });
  await write('hello');
  const typing = () =>
    server.instagram.actions
      .filter(({ recipient }) => 'id' in recipient && recipient.id === `${fan}`)
      .map((action) => action.sender_action);
  await eventually(() => expect(typing()).toEqual(['typing_on']));
  expect(texts()).toEqual([]);
  await eventually(() => expect(texts()).toEqual(['Here I am.']));
  await eventually(async () => {
    const [run] = (await executions()).filter(({ eventType }) => eventType === 'flow_execution');
    expect(run).toMatchObject({ processedStatus: 'completed', flowResponse: 'Here I am.' });
  });
});

test('a start says by what a flow begins', async () => {
  const id = await publish({
    nodes: [
      node('s', 'startNode', { start: { trigger: 'keyword_detected', keyword: 'price' } }),
      node('m', 'messageNode', { content: '20 EUR' }),
    ],
    edges: [edge('s', 'm')],
  });
  await write('hello');
  await write('the price?');
  await eventually(() => expect(texts()).toEqual(['20 EUR']));
  const events = (await executions()).filter(({ eventType }) => eventType === 'messages');
  expect(events.map(({ outcome }) => outcome).sort()).toEqual(['flow_ran', 'keyword_miss']);
  await server.call('DELETE /api/flow/{id}', { token: user.token, id });
});

test('F1: a picture of a flow whose answer was lost is known by its echo', async () => {
  await publish({
    nodes: [node('p', 'mediaNode', { media: { type: 'image', urls: ['https://cdn.example.com/a.png'] } })],
    edges: [],
  });
  server.instagram.onSend = () => 'break';
  await write('show me');
  await eventually(() => expect(received()).toHaveLength(1));
  const attachments = [{ type: 'image', payload: { url: 'https://cdn.example.com/x' } }];
  const parties = { sender: { id: igId }, recipient: { id: `${fan}` }, timestamp: Date.now() };
  await server.deliver(conversation(igId, { ...parties, message: { mid: `echo-${fan}`, attachments, is_echo: true } }));
  await eventually(async () => {
    const [run] = (await executions()).filter(({ eventType }) => eventType === 'flow_execution');
    expect(run).toMatchObject({ processedStatus: 'completed', flowResponse: '[image]' });
  });
  expect(received()).toHaveLength(1);
});
