import { after, before, beforeEach, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays, priceFlow } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
let igId: string;
let users = 0;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  users += 1;
  igId = igIdOf(users);
  user = await server.signUp(`user${users}`);
  await server.connect(user, igId);
  server.instagram.sent.length = 0;
});

const save = async (name: string, graph: FlowGraph) =>
  (await server.call('POST /api/flow/save', { token: user.token, body: { name, ...graph } })).body.data.id;
const publish = (id: string) => server.call('POST /api/flow/{id}/publish', { token: user.token, id });
const compare = (id: string, body: object = {}) => server.call('POST /api/flow/{id}/compare', { token: user.token, id, body });

const MINUTE_MS = 60_000;

/** One message per follower, a second apart, in one hour of the clock. */
async function write(...texts: string[]): Promise<void> {
  const now = Date.now();
  const lastAt = now % (60 * MINUTE_MS) < MINUTE_MS ? now - MINUTE_MS : now;
  for (const [n, text] of texts.entries()) {
    await server.deliver(dm({ igId, from: `${n + 1}`, text, mid: `m${users}-${n}`, at: lastAt - (texts.length - n) * 1_000 }));
  }
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', {
      token: user.token,
      query: '?eventType=messages&status=completed&limit=100',
    });
    expect(body.data.events).toHaveLength(texts.length);
  });
}

test('a changed draft shows who would get a different reply, and sends and stores nothing', async () => {
  const id = await save('Price', priceFlow);
  await publish(id);
  await write('the price?', 'hello', 'price');
  await eventually(() => expect(server.instagram.sent).toHaveLength(3));
  expect((await compare(id)).body.data).toMatchObject({ events: 3, isComplete: true, people: 0, items: [], nextCursor: null });

  const [condition, yes, no] = priceFlow.nodes;
  if (!condition || !yes || !no) throw new Error('The flow has three nodes.');
  await save('Price', { ...priceFlow, nodes: [condition, { ...yes, data: { content: 'It is 25 EUR.' } }, no] });
  const { status, body } = await compare(id, { limit: 1 });
  expect([status, body.data]).toMatchObject([
    200,
    {
      events: 3,
      people: 2,
      changes: { stolen: 0, newly_answered: 0, dropped: 0, different: 2 },
      published: { messages: 3, tooLate: 0 },
      draft: { messages: 3, peakPerHour: 3, tooLate: 0, peopleOverMinuteLimit: 0 },
      limitPerHour: 360_000,
      items: [
        {
          text: 'price',
          change: 'different',
          published: { automation: { name: 'Price' }, replies: [{ text: 'It is 20 EUR.' }] },
          draft: { automation: { name: 'Price' }, replies: [{ text: 'It is 25 EUR.', isTooLate: false }] },
        },
      ],
      nextCursor: expect.any(String),
    },
  ]);
  const next = (await compare(id, { limit: 1, cursor: body.data.nextCursor })).body.data;
  expect([next.items.map(({ text }) => text), next.nextCursor]).toEqual([['the price?'], null]);
  expect(server.instagram.sent).toHaveLength(3);
  const runs = await server.call('GET /api/runs', { token: user.token });
  expect(runs.body.data.runs).toHaveLength(3);
});

test('messages of every type are compared: another image, other buttons, a text that is split in two', async () => {
  const position = { x: 0, y: 0 };
  const flowWith = (url: string, quickReply: string, content: string): FlowGraph => ({
    nodes: [
      { id: 'p', type: 'mediaNode', position, data: { media: { type: 'image', urls: [url] } } },
      {
        id: 'q',
        type: 'choicesNode',
        position,
        data: { content, choices: { style: 'quick_replies', options: [{ id: 'r', title: quickReply }] } },
      },
    ],
    edges: [{ id: 'e', source: 'p', target: 'q' }],
  });
  const id = await save('Kinds', flowWith('https://shop.example/a.png', 'M', 'Size?'));
  await publish(id);
  await write('hello');
  const different = async (...change: Parameters<typeof flowWith>) => {
    await save('Kinds', flowWith(...change));
    const { changes, draft } = (await compare(id)).body.data;
    return [changes.different, draft.messages];
  };
  expect(await different('https://shop.example/a.png', 'M', 'Size?')).toEqual([0, 2]);
  expect(await different('https://shop.example/b.png', 'M', 'Size?')).toEqual([1, 2]);
  expect(await different('https://shop.example/a.png', 'L', 'Size?')).toEqual([1, 2]);
  expect(await different('https://shop.example/a.png', 'M', `${'word '.repeat(250)}`)).toEqual([1, 3]);
});

test('a new flow would answer unanswered messages and take over those of other flows', async () => {
  const body = {
    name: 'Hours',
    trigger: 'keyword_detected',
    triggerSettings: { keyword: 'hours' },
    actions: [{ type: 'reply', text: '9 to 5' }],
  };
  await server.call('POST /api/flows', { token: user.token, body });
  await write('your hours?', 'hello');
  const id = await save('Catch all', flowThatSays('Hi!'));
  const { data } = (await compare(id)).body;
  expect(data).toMatchObject({ people: 2, changes: { stolen: 1, newly_answered: 1, dropped: 0, different: 0 } });
  expect(data.items).toMatchObject([
    { text: 'hello', change: 'newly_answered', published: { automation: null }, draft: { automation: { name: 'Catch all' } } },
    {
      text: 'your hours?',
      change: 'stolen',
      published: { automation: { name: 'Hours' } },
      draft: { replies: [{ text: 'Hi!' }] },
    },
  ]);
});

test('messages after the window and above the rate limit are counted', async () => {
  await write('hello');
  const position = { x: 0, y: 0 };
  const wait = { id: 'w', type: 'actionNode' as const, position, data: { action: 'wait', actionParams: '25h' } };
  const late = await save('Late', {
    nodes: [wait, { id: 'm', type: 'messageNode', position, data: { content: 'still there?' } }],
    edges: [{ id: 'e', source: 'w', target: 'm' }],
  });
  expect((await compare(late)).body.data).toMatchObject({
    published: { messages: 0, peakHour: null },
    draft: { messages: 1, tooLate: 1 },
    items: [{ draft: { replies: [{ text: 'still there?', isTooLate: true }] } }],
  });
  const many = await save('Many', flowThatSays(...Array.from({ length: 11 }, (_, n) => `message ${n}`)));
  expect((await compare(many)).body.data).toMatchObject({ draft: { messages: 11, peopleOverMinuteLimit: 1 } });
});

test('an automation that runs the flow uses its draft', async () => {
  const id = await save('Answer', flowThatSays('old'));
  await publish(id);
  await server.call('POST /api/flow/{id}/unpublish', { token: user.token, id });
  const body = {
    name: 'Runs it',
    trigger: 'keyword_detected',
    triggerSettings: { keyword: 'go' },
    priority: -1,
    actions: [{ type: 'run_flow', flowId: id }],
  };
  expect((await server.call('POST /api/flows', { token: user.token, body })).status).toBe(201);
  await write('go');
  await save('Answer', flowThatSays('new'));
  expect((await compare(id)).body.data.items).toMatchObject([
    {
      change: 'different',
      published: { automation: { name: 'Runs it' }, replies: [{ text: 'old' }] },
      draft: { automation: { name: 'Runs it' }, replies: [{ text: 'new' }] },
    },
  ]);
});

test('an answer goes to the run that asked, so changes after a question are compared', async () => {
  const position = { x: 0, y: 0 };
  const graph = (thanks: string, sorry: string): FlowGraph => ({
    nodes: [
      {
        id: 's',
        type: 'startNode',
        position,
        data: { start: { trigger: 'keyword_detected', keyword: 'order' } },
      },
      {
        id: 'q',
        type: 'choicesNode',
        position,
        data: { content: 'Which?', choices: { style: 'quick_replies', options: [{ id: 'o', title: 'Oak' }] } },
      },
      { id: 'm', type: 'messageNode', position, data: { content: thanks } },
      { id: 'n', type: 'messageNode', position, data: { content: sorry } },
    ],
    edges: [
      { id: 'e0', source: 's', target: 'q' },
      { id: 'e1', source: 'q', sourceHandle: 'o', target: 'm' },
      { id: 'e2', source: 'q', sourceHandle: 'no_reply', target: 'n' },
    ],
  });
  const id = await save('Order', graph('Thanks!', 'Still there?'));
  await publish(id);
  const at = Date.now() - 60_000;
  const sent = async (count: number) => eventually(() => expect(server.instagram.sent).toHaveLength(count));
  for (const from of ['1', '2']) await server.deliver(dm({ igId, from, text: 'order', mid: `o${users}-${from}`, at }));
  await sent(2);
  await server.deliver(dm({ igId, from: '1', text: 'oak', mid: `a${users}`, at: at + 10_000 }));
  await sent(3);
  await eventually(async () => expect((await compare(id)).body.data).toMatchObject({ events: 3, people: 0 }));

  await save('Order', graph('Thank you very much!', 'Still there?'));
  expect((await compare(id)).body.data).toMatchObject({
    people: 1,
    changes: { different: 1 },
    items: [
      { text: 'oak', published: { replies: [{ text: 'Thanks!' }] }, draft: { replies: [{ text: 'Thank you very much!' }] } },
    ],
  });
  await save('Order', graph('Thanks!', 'Hello?'));
  expect((await compare(id)).body.data).toMatchObject({
    people: 1,
    items: [
      {
        text: 'order',
        published: { replies: [{ text: 'Which?' }, { text: 'Still there?' }] },
        draft: { replies: [{ text: 'Which?' }, { text: 'Hello?' }] },
      },
    ],
  });
});

test('comments are simulated once per contact and post, and a private reply is never too late', async () => {
  const graph = (content: string): FlowGraph => ({
    nodes: [
      {
        id: 's',
        type: 'startNode',
        position: { x: 0, y: 0 },
        data: { start: { trigger: 'comment', filter: { keywords: ['price'] } } },
      },
      { id: 'm', type: 'messageNode', position: { x: 0, y: 0 }, data: { content } },
    ],
    edges: [{ id: 'e', source: 's', target: 'm' }],
  });
  const id = await save('Comments', graph('20 EUR'));
  await publish(id);
  for (const [n, text] of ['price?', 'price??', 'nice'].entries()) {
    const value = { id: `c${users}-${n}`, text, from: { id: '1', username: 'ana' }, media: { id: 'm' } };
    const time = Math.floor(Date.now() / 1_000) - 10 + n;
    await server.deliver({ object: 'instagram', entry: [{ id: igId, time, changes: [{ field: 'comments', value }] }] });
  }
  await eventually(async () => {
    const query = '?eventType=comments&status=completed&limit=100';
    expect((await server.call('GET /api/webhooks/events', { token: user.token, query })).body.data.events).toHaveLength(3);
  });
  await save('Comments', graph('25 EUR'));
  expect((await compare(id)).body.data).toMatchObject({
    events: 3,
    changes: { different: 1, stolen: 0, newly_answered: 0, dropped: 0 },
    published: { messages: 1, tooLate: 0 },
    items: [
      {
        text: 'price?',
        published: { replies: [{ text: '20 EUR', isTooLate: false }] },
        draft: { replies: [{ text: '25 EUR' }] },
      },
    ],
  });
});
