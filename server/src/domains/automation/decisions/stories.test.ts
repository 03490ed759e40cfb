import { after, before, beforeEach, test } from 'node:test';
import type { FlowNode } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { conversation, dm } from '../../../../test/data/deliveries.ts';
import { type CommentDesk, igId, refuse, startCommentServer } from '../../../../test/doubles/startCommentServer.ts';
import { eventually } from '../../../../test/eventually.ts';
import { sketchFlow } from './sketchFlow.ts';

let desk: CommentDesk;
before(async () => {
  desk = await startCommentServer();
});
beforeEach(async () => {
  await desk.removeAll();
  desk.begin();
});
after(() => desk.close());

const node = (id: string, type: FlowNode['type'], data: FlowNode['data'], x = 0): FlowNode => ({
  id,
  type,
  position: { x, y: 0 },
  data,
});
const publish = async (nodes: FlowNode[]) => {
  const edges = nodes.slice(1).map(({ id }, place) => ({ id: `e${place}`, source: nodes[place]?.id ?? '', target: id }));
  expect((await desk.publish({ nodes, edges })).status).toBe(200);
};

test('an answered message has the drawing of the version that ran, its calls, and when it was read', async () => {
  await publish([
    node('start', 'startNode', { label: 'Start', start: { trigger: 'message_received' } }),
    node('say', 'messageNode', { label: 'Prices', content: 'Stools are 95 EUR' }, 300),
  ]);
  await desk.write('the price?');
  await eventually(async () => expect((await desk.why('messages')).run?.messages).toMatchObject([{ state: 'sent' }]));
  const seen = { sender: { id: desk.fan }, recipient: { id: igId }, timestamp: Date.now(), read: { mid: `sent-${desk.n}` } };
  await desk.server.deliver(conversation(igId, seen as never));
  await eventually(async () => expect((await desk.why('messages')).seenAt).toEqual(expect.any(String)));
  expect(await desk.why('messages')).toMatchObject({
    event: { eventType: 'messages', senderId: desk.fan, content: { text: 'the price?' } },
    builderFlow: `Flow ${desk.n}`,
    threadId: expect.any(String),
    isErased: false,
    considered: [{ result: 'chosen', builderFlow: `Flow ${desk.n}` }],
    run: { status: 'finished', waits: [], messages: [{ sentAs: 'message', calls: [{ result: 'ok' }] }] },
    flow: {
      nodes: [
        { id: 'start', type: 'startNode', x: 0, name: null },
        { id: 'say', type: 'messageNode', x: 300, name: 'Prices', text: 'Stools are 95 EUR', isDisabled: false },
      ],
      edges: [{ source: 'start', target: 'say', output: null, title: null }],
    },
  });
  // The event of the run is about the message that started it.
  expect(await desk.why('flow_execution')).toMatchObject({ event: { eventType: 'messages', content: { text: 'the price?' } } });
  // A later version does not change the drawing.
  await publish([node('other', 'messageNode', { content: 'New' })]);
  expect((await desk.why('messages')).flow?.nodes.map((each) => each.id)).toEqual(['start', 'say']);
});

test('a waiting run names what it waits for', async () => {
  await publish([node('ask', 'askNode', { content: 'Your size?', ask: { answer: 'text', variable: 'size', tries: 1 } })]);
  await desk.write('a shirt');
  await eventually(async () => {
    const { run, seenAt } = await desk.why('messages');
    expect(run).toMatchObject({ status: 'waiting', waits: [{ nodeId: 'ask', for: 'reply' }], messages: [{ state: 'sent' }] });
    expect(seenAt).toBeNull();
  });
});

test('a message that Instagram rejected has its code, trace and whole reason', async () => {
  await publish([node('say', 'messageNode', { content: 'Hello' })]);
  const { onSend } = desk.server.instagram;
  desk.server.instagram.onSend = () => refuse(100, 2534015);
  await desk.write('hi');
  await eventually(async () => {
    const { outcome, run } = await desk.why('messages');
    expect(outcome).toBe('flow_failed');
    expect(run?.messages).toMatchObject([
      {
        state: 'failed',
        error: expect.stringContaining('100/2534015'),
        calls: [{ result: 'certain', code: 100, subcode: 2534015 }],
      },
    ]);
  });
  desk.server.instagram.onSend = onSend;
});

test('an unanswered message has the automations with their reasons, and no drawing', async () => {
  await desk.automation({ name: 'Hours', trigger: 'keyword_detected', triggerSettings: { keyword: 'hours' } });
  await desk.write('hello');
  expect(await desk.why('messages')).toMatchObject({
    outcome: 'keyword_miss',
    event: { content: { text: 'hello' } },
    considered: [{ name: 'Hours', reason: 'keyword_miss', builderFlow: null }],
    run: null,
    flow: null,
    threadId: expect.any(String),
    seenAt: null,
  });
});

test('a comment that got a public and a private reply tells them apart', async () => {
  await publish([
    node('start', 'startNode', { start: { trigger: 'comment' } }),
    node('public', 'commentNode', { content: 'Sent you a message', comment: { operation: 'reply' } }),
    node('private', 'messageNode', { content: '95 EUR' }),
  ]);
  await desk.deliver(desk.comment('how much?'));
  await eventually(async () => {
    const { event, run } = await desk.why('comments');
    expect(event).toMatchObject({ eventType: 'comments', content: { text: 'how much?' } });
    expect(run?.messages.map(({ sentAs, state }) => [sentAs, state])).toEqual([
      ['comment_reply', 'sent'],
      ['private_reply', 'sent'],
    ]);
  });
});

test('while a contact is deleted, the decision names neither the contact nor the text', async () => {
  await publish([node('say', 'messageNode', { content: 'Hello' })]);
  await desk.server.deliver(dm({ igId, from: desk.fan, text: 'my secret', mid: `mine-${desk.n}` }));
  const explained = await eventually(async () => {
    const why = await desk.why('messages');
    expect(why.run?.messages).toMatchObject([{ state: 'sent' }]);
    return why;
  });
  const { system } = desk.server.database;
  const [{ contact_id = null } = {}] = await system
    .selectFrom('events')
    .where('id', '=', explained.eventId)
    .select('contact_id')
    .execute();
  await system
    .updateTable('contacts')
    .where('id', '=', contact_id ?? '')
    .set({ igsid: `erased:${contact_id}` })
    .execute();
  const call = { token: desk.user.token, id: explained.eventId };
  const { body } = await desk.server.call('GET /api/webhooks/events/{id}/why', call);
  expect(body.data).toMatchObject({ isErased: true, run: null, flow: null, threadId: null, event: { senderId: null } });
  expect(JSON.stringify(body.data)).not.toContain('my secret');
  expect(JSON.stringify(body.data)).not.toContain(desk.fan);
  await system
    .updateTable('contacts')
    .where('id', '=', contact_id ?? '')
    .set({ igsid: desk.fan })
    .execute();
  const { status } = await desk.server.call('DELETE /api/contacts/{id}', { token: desk.user.token, id: contact_id ?? '' });
  expect(status).toBe(200);
  await eventually(async () => {
    expect((await desk.server.call('GET /api/webhooks/events/{id}/why', call)).status).toBe(404);
  });
});

test('a sketch has the titles of options and no headers of requests', () => {
  const options = [{ id: 'yes', title: ' Sure ' }];
  const sketch = sketchFlow({
    nodes: [
      node('pick', 'choicesNode', { content: 'Ready?', choices: { style: 'buttons', options } }),
      node('call', 'requestNode', {
        request: {
          method: 'GET',
          url: 'https://shop.example/stock?key=1',
          headers: [{ name: 'x-api-key', value: 'hidden' }],
          mapping: [],
        },
      }),
    ],
    edges: [
      { id: 'a', source: 'pick', target: 'call', sourceHandle: 'yes' },
      { id: 'b', source: 'pick', target: 'call', sourceHandle: 'other' },
    ],
  });
  expect(sketch.nodes.map(({ text }) => text)).toEqual(['Ready?', 'shop.example']);
  expect(sketch.edges.map(({ output, title }) => [output, title])).toEqual([
    ['yes', 'Sure'],
    ['other', null],
  ]);
  expect(JSON.stringify(sketch)).not.toContain('hidden');
});
