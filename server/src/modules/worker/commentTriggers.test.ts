import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Automation, AutomationAction, BodyOf, EventType, FlowGraph, TriggerFilter } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { conversation, dm, echo } from '../../testing/deliveries.ts';
import { eventually } from '../../testing/eventually.ts';
import { type DoubleCall, igIdOf } from '../../testing/startInstagramDouble.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/startTestServer.ts';

const igId = igIdOf(1);
const DAY_MS = 24 * 60 * 60 * 1000;
let server: TestServer;
let user: TestUser;
let n = 0;
/** Who comments; a new person in each test. */
let fan = '';
let made: DoubleCall[] = [];

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
  await server.connect(user, igId);
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(() => {
  n += 1;
  fan = `${7_000 + n}`;
  made = [];
  // Private replies reach whoever commented.
  server.instagram.answers = [keepCalls, acceptPrivateReply, acceptCommentAction];
});
afterEach(async () => {
  const { body } = await server.call('GET /api/flows', { token: user.token });
  for (const { _id: id } of body.data) await server.call('DELETE /api/flows/{id}', { token: user.token, id });
});

const isPrivateReply = ({ name, body }: DoubleCall) => name.endsWith('/messages') && body.includes('comment_id');
function keepCalls(call: DoubleCall): null {
  if (/^POST /.test(call.name) && call.token !== '') made.push(call);
  return null;
}
function acceptPrivateReply(call: DoubleCall) {
  if (!isPrivateReply(call)) return null;
  return { status: 200, body: { recipient_id: fan, message_id: `private-${n}-${made.length}` } };
}
function acceptCommentAction({ name }: DoubleCall) {
  if (/\/replies$/.test(name)) return { status: 200, body: { id: `reply-${n}` } };
  return /^POST .*\/c\d+-\w+$/.test(name) ? { status: 200, body: { success: true } } : null;
}
const refuse = (code: number, error_subcode?: number) => ({
  status: 400,
  body: { error: { message: 'x', type: 'IGApiException', code, error_subcode } },
});

type Value = Record<string, unknown>;
type NewAutomation = BodyOf<'POST /api/flows'>;
const reply = (text: string): AutomationAction => ({ type: 'reply', text });

async function automation(change: Partial<NewAutomation> = {}): Promise<Automation> {
  const { status, body } = await server.call('POST /api/flows', {
    token: user.token,
    body: { name: 'Price', trigger: 'comment', actions: [reply('20 EUR')], ...change },
  });
  expect([status, body]).toMatchObject([201, { success: true }]);
  return body.data;
}

const commentId = (suffix: string) => `c${n}-${suffix}`;
function comment(text: string, more: Value = {}, suffix = 'a'): Value {
  return { id: commentId(suffix), text, from: { id: fan, username: `user.${fan}` }, media: { id: `media-${n}` }, ...more };
}
const deliver = (value: Value, field = 'comments', at = Date.now()) =>
  server.deliver({ object: 'instagram', entry: [{ id: igId, time: Math.floor(at / 1000), changes: [{ field, value }] }] });
const write = (text: string, mid = `m-${n}-${Math.random()}`, more: Value = {}) => {
  const message = dm({ igId, from: fan, text, mid });
  Object.assign(message.entry[0]?.messaging?.[0]?.message ?? {}, more);
  return server.deliver(message);
};

async function events(type?: EventType) {
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?limit=200' });
  return body.data.events.filter(({ senderId, eventType }) => senderId === fan && (type === undefined || eventType === type));
}
async function settled(type: EventType, count = 1) {
  return eventually(async () => {
    const found = await events(type);
    expect(found.filter(({ processedStatus }) => processedStatus !== 'processing')).toHaveLength(count);
    return found;
  });
}
async function why(type: EventType = 'comments') {
  const [event] = await settled(type);
  const { body } = await server.call('GET /api/webhooks/events/{id}/why', { token: user.token, id: event?.eventId ?? '' });
  return body.data;
}
const privately = () => made.filter(isPrivateReply).map(({ body }) => JSON.parse(body));
const directly = () => server.instagram.sent.filter(({ recipient }) => recipient === fan).map(({ text }) => text);

test('a comment starts a flow, whose message goes out as the private reply to it', async () => {
  await automation({ triggerSettings: { filter: { keywords: ['price'] } }, actions: [reply('Hi {{ contact.username }}!')] });
  await deliver(comment('what is the PRICE?'));
  await settled('flow_execution');
  expect(privately()).toEqual([{ recipient: { comment_id: commentId('a') }, message: { text: `Hi user.${fan}!` } }]);
  expect(directly()).toEqual([]);
  // Who only commented has not agreed that we ask Instagram who they are.
  expect(server.instagram.calls.filter((call) => call.endsWith(`/${fan}`))).toEqual([]);

  expect(await why()).toMatchObject({
    outcome: 'flow_ran',
    considered: [{ name: 'Price', result: 'chosen', reason: 'matched' }],
    run: { status: 'finished', messages: [{ text: `Hi user.${fan}!`, state: 'sent' }], contact: { username: `user.${fan}` } },
  });
  expect(await events('comments')).toMatchObject([{ flowResponse: `Hi user.${fan}!`, processedStatus: 'completed' }]);
  const { body } = await server.call('GET /api/comments', { token: user.token, query: `?mediaId=media-${n}` });
  expect(body.data.comments).toMatchObject([{ privateReply: { state: 'sent', text: `Hi user.${fan}!` } }]);
  // A person asking for another one is told that Instagram takes one.
  const id = body.data.comments[0]?.id ?? '';
  const again = await server.call('POST /api/comments/{id}/private-reply', { token: user.token, id, body: { text: 'x' } });
  expect(again).toMatchObject({ status: 409, body: { code: 'private_reply_used' } });
});

const misses: [string, TriggerFilter, Value, string][] = [
  ['another post', { mediaIds: ['elsewhere'] }, {}, 'post_not_chosen'],
  ['no keyword', { keywords: ['size', 'colour'] }, {}, 'keyword_miss'],
  ['a part of a word', { keywords: ['pric'], match: 'word' }, {}, 'keyword_miss'],
  ['an answer to another comment', {}, { parent_id: 'c0' }, 'comment_is_reply'],
];
for (const [what, filter, more, reason] of misses) {
  test(`${what} starts nothing, and says why`, async () => {
    await automation({ triggerSettings: { filter } });
    await deliver(comment('price', more));
    expect(await why()).toMatchObject({
      outcome: reason === 'keyword_miss' ? 'keyword_miss' : 'no_trigger',
      considered: [{ result: 'no_match', reason }],
      run: null,
    });
    expect(made).toEqual([]);
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${fan}` });
    expect(body.data.threads).toEqual([]);
  });
}

test('answers to comments, chosen posts and whole words start it where they are asked for', async () => {
  const filter: TriggerFilter = { mediaIds: ['x', `media-${n}`], keywords: ['price'], match: 'word', includesReplies: true };
  await automation({ triggerSettings: { filter } });
  await deliver(comment('Price!!', { parent_id: 'c0' }));
  await settled('flow_execution');
  expect(privately()).toHaveLength(1);
});

test('triggers of messages are no triggers of comments, nor the other way round', async () => {
  await automation({ name: 'All', trigger: 'message_received' });
  await automation({ name: 'Live', trigger: 'live_comment' });
  await deliver(comment('price'));
  const told = await why();
  expect(told.considered.map(({ name, reason }) => [name, reason]).sort()).toEqual([
    ['All', 'other_occasion'],
    ['Live', 'other_occasion'],
  ]);
  expect(told.outcome).toBe('no_trigger');
  await write('hello');
  await eventually(() => expect(directly()).toEqual(['20 EUR']));
  expect(made.filter(isPrivateReply)).toEqual([]);
});

test('a live comment starts what starts on live comments', async () => {
  await automation({ name: 'Live', trigger: 'live_comment' });
  await deliver(comment('price', { media: { id: `media-${n}`, media_product_type: 'LIVE' } }), 'live_comments');
  await settled('flow_execution');
  expect(privately()).toMatchObject([{ recipient: { comment_id: commentId('a') } }]);
});

test('a person is answered once under a post, again under another, and as often as they like when that is wished', async () => {
  const { _id: id } = await automation();
  await deliver(comment('price', {}, 'a'));
  await settled('flow_execution');
  await deliver(comment('price??', {}, 'b'));
  await settled('comments', 2);
  const second = (await events('comments')).find(({ content }) => content.text === 'price??');
  expect(second?.outcome).toBe('answered_before');
  await deliver(comment('price', { media: { id: `other-${n}` } }, 'c'));
  await settled('flow_execution', 2);
  await server.call('PATCH /api/flows/{id}', {
    token: user.token,
    id,
    body: { triggerSettings: { filter: { isOncePerPost: false } } },
  });
  await deliver(comment('price', {}, 'd'));
  await settled('flow_execution', 3);
  expect(privately().map(({ recipient }) => recipient.comment_id)).toEqual(['a', 'c', 'd'].map(commentId));
});

test('another automation may answer the same person under the same post', async () => {
  await automation({ name: 'Price', triggerSettings: { filter: { keywords: ['price'] } } });
  await automation({ name: 'Size', triggerSettings: { filter: { keywords: ['size'] } }, actions: [reply('M')] });
  await deliver(comment('price', {}, 'a'));
  await deliver(comment('size', {}, 'b'));
  await settled('flow_execution', 2);
  expect(privately().map(({ message }) => message.text)).toEqual(['20 EUR', 'M']);
});

test('redeliveries and other batches of the same comment answer once', async () => {
  await automation();
  await Promise.all([
    deliver(comment('price')),
    deliver(comment('price')),
    deliver(comment('price', { media: { id: `media-${n}`, ad_id: '1' } })),
  ]);
  await server.deliver({
    object: 'instagram',
    entry: [
      { id: igId, time: 1, changes: [{ field: 'comments', value: comment('price') }] },
      { id: igId, time: Math.floor(Date.now() / 1000), changes: [{ field: 'comments', value: comment('later', {}, 'b') }] },
    ],
  });
  await settled('comments', 2);
  expect(privately()).toHaveLength(1);
});

test('own comments never start anything', async () => {
  await automation();
  await deliver(comment('price', { from: { id: igId, username: 'shop.1' } }, 'a'));
  await deliver(comment('price', { from: { id: fan, self_ig_scoped_id: '1' } }, 'b'));
  expect(await why()).toMatchObject({ outcome: 'own_message', run: null });
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?limit=200' });
  const own = body.data.events.filter(({ senderId, eventType }) => senderId === igId && eventType === 'comments');
  expect(own.map(({ outcome }) => outcome)).toEqual(['own_message']);
  expect(made).toEqual([]);
});

test('an old comment, a person who opted out and a conversation that a person has are not answered', async () => {
  await automation();
  await deliver(comment('price', {}, 'old'), 'comments', Date.now() - 8 * DAY_MS);
  expect((await why()).outcome).toBe('too_old');
  await write('STOP');
  await settled('messages');
  await deliver(comment('price', {}, 'a'));
  await eventually(async () =>
    expect((await events('comments')).map(({ outcome }) => outcome).sort()).toEqual(['opted_out', 'too_old']),
  );
  await write('START');
  // Somebody answers on the phone.
  await server.deliver(echo({ igId, from: fan, text: 'me here', mid: `phone-${n}`, at: Date.now() + 60_000 }));
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=message_echoes' });
    expect(body.data.events.map(({ content }) => content.text)).toContain('me here');
  });
  await deliver(comment('price', {}, 'b'));
  await eventually(async () => expect((await events('comments')).map(({ outcome }) => outcome)).toContain('human_has_thread'));
  expect(privately()).toEqual([]);
});

test('a refused private reply fails in words: it was used, it is too old, the comment is gone', async () => {
  await automation();
  server.instagram.answers.unshift((call) => (isPrivateReply(call) ? refuse(100, 2534025) : null));
  await deliver(comment('price'));
  const [execution] = await settled('flow_execution');
  expect(execution).toMatchObject({
    processedStatus: 'failed',
    outcome: 'flow_failed',
    processingError: expect.stringContaining('answered before, is older than 7 days, or is gone'),
    flowResponse: null,
  });
  const story = await why();
  expect(story.run?.messages).toMatchObject([{ state: 'failed', attempts: 1 }]);
});

const position = { x: 0, y: 0 };
async function publish(graph: FlowGraph) {
  const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name: `Flow ${n}`, ...graph } });
  return server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
}
/** Answers under the post, hides, and writes to the person. */
const thorough: FlowGraph = {
  nodes: [
    { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment' } } },
    { id: 'r', type: 'commentNode', position, data: { content: 'See your messages', comment: { operation: 'reply' } } },
    { id: 'h', type: 'commentNode', position, data: { comment: { operation: 'hide' } } },
    { id: 'm', type: 'messageNode', position, data: { content: '20 EUR' } },
  ],
  edges: [
    { id: '1', source: 's', target: 'r' },
    { id: '2', source: 'r', target: 'h' },
    { id: '3', source: 'h', target: 'm' },
  ],
};
const names = () => made.map(({ name, query }) => `${name.replace(/^POST .*v25\.0\//, '')}${query.get('hide') ? ' hide' : ''}`);
const stored = async () => {
  const { body } = await server.call('GET /api/comments', { token: user.token, query: `?mediaId=media-${n}` });
  return body.data.comments;
};

test('a flow answers under the post, hides the comment and writes to the person, in this order and once', async () => {
  await publish(thorough);
  await deliver(comment('price'));
  await deliver(comment('price'));
  const [execution] = await settled('flow_execution');
  const wanted = [`${commentId('a')}/replies`, `${commentId('a')} hide`, `${igId}/messages`];
  expect(names()).toEqual(wanted);
  expect(execution).toMatchObject({ processedStatus: 'completed', flowResponse: 'See your messages\n20 EUR' });
  expect(await stored()).toMatchObject([{ isHidden: true, repliedAt: expect.any(String), privateReply: { state: 'sent' } }]);
  expect((await why()).run?.messages.map(({ text, state }) => [text, state])).toEqual([
    ['See your messages', 'sent'],
    ['', 'sent'],
    ['20 EUR', 'sent'],
  ]);
  // What was done under the post is no message of the conversation.
  const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${fan}` });
  const id = body.data.threads[0]?.id ?? '';
  const page = await server.call('GET /api/inbox/threads/{id}/messages', { token: user.token, id });
  expect(page.body.data.messages.map(({ text }) => text)).toEqual(['20 EUR']);
});

test('a comment that was deleted meanwhile fails in words, and nothing is tried again', async () => {
  await publish(thorough);
  server.instagram.answers.unshift(({ name }) => (/\/replies$/.test(name) ? refuse(100, 33) : null));
  await deliver(comment('price'));
  const [execution] = await settled('flow_execution');
  expect(execution).toMatchObject({ processedStatus: 'failed', processingError: expect.stringContaining('no longer exists') });
  await eventually(async () => {
    expect((await why()).run?.messages.map(({ state }) => state)).toEqual(['failed', 'sent', 'sent']);
  });
});

test('P3: an answer under a post whose reply was lost is looked up, and not written twice', async () => {
  await publish(thorough);
  const told: unknown[] = [];
  let tries = 0;
  server.instagram.answers.unshift(({ name }) => {
    if (name === `GET /graph/v25.0/${commentId('a')}/replies`) return { status: 200, body: { data: told } };
    if (!/^POST .*\/replies$/.test(name)) return null;
    tries += 1;
    told.push({ id: `r-${n}`, text: 'See your messages', username: 'shop.1', timestamp: new Date().toISOString() });
    return 'break';
  });
  await deliver(comment('price'));
  await eventually(() => expect(tries).toBe(1));
  await eventually(async () => {
    await server.database.execute(
      "update outbox set uncertain_at = now() - interval '11 seconds' where uncertain_at is not null",
    );
    expect(privately()).toHaveLength(1);
  });
  const [execution] = await settled('flow_execution');
  expect(execution).toMatchObject({ processedStatus: 'completed', flowResponse: 'See your messages\n20 EUR' });
  expect(tries).toBe(1);
});

test('P3: an answer under a post that never arrived is written again', async () => {
  await publish(thorough);
  let tries = 0;
  server.instagram.answers.unshift(({ name }) => {
    if (name === `GET /graph/v25.0/${commentId('a')}/replies`) return { status: 200, body: { data: [] } };
    if (!/^POST .*\/replies$/.test(name)) return null;
    tries += 1;
    return tries === 1 ? 'break' : null;
  });
  await deliver(comment('price'));
  await eventually(async () => {
    await server.database.execute(
      "update outbox set uncertain_at = now() - interval '11 seconds' where uncertain_at is not null",
    );
    expect(privately()).toHaveLength(1);
  });
  await settled('flow_execution');
  expect(tries).toBe(2);
});

test('a test runs the same flow, and nothing of it reaches Instagram', async () => {
  await publish(thorough);
  fan = `sim:${fan}`;
  await deliver(comment('price', { id: `sim:${commentId('a')}` }));
  const [execution] = await settled('flow_execution');
  expect(execution).toMatchObject({ isSimulated: true, processedStatus: 'completed', flowResponse: 'See your messages\n20 EUR' });
  expect(made).toEqual([]);
});

test('a second message before an answer keeps a flow, an automation and a change of the trigger from going live', async () => {
  const graph: FlowGraph = {
    nodes: [
      { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment' } } },
      { id: 'a', type: 'messageNode', position, data: { content: 'one' } },
      { id: 'b', type: 'messageNode', position, data: { content: 'two' } },
    ],
    edges: [
      { id: '1', source: 's', target: 'a' },
      { id: '2', source: 'a', target: 'b' },
    ],
  };
  const refused = { status: 409, body: { code: 'flow_invalid', error: expect.stringContaining('second message') } };
  expect(await publish(graph)).toMatchObject(refused);
  const two = { name: 'Two', actions: [reply('one'), reply('two')] };
  expect(await server.call('POST /api/flows', { token: user.token, body: { ...two, trigger: 'comment' } })).toMatchObject(
    refused,
  );
  const { _id: id } = await automation({ ...two, trigger: 'message_received' });
  const change = server.call('PATCH /api/flows/{id}', { token: user.token, id, body: { trigger: 'comment' } });
  expect(await change).toMatchObject(refused);
  await publish({ nodes: graph.nodes.slice(1), edges: graph.edges.slice(1) });
  const { body } = await server.call('GET /api/flows', { token: user.token });
  const drawn = body.data.find(({ kind }) => kind === 'bot_flow')?._id ?? '';
  expect(
    await server.call('PATCH /api/flows/{id}', { token: user.token, id: drawn, body: { trigger: 'comment' } }),
  ).toMatchObject(refused);
});

test('a message that comes too early all the same is refused before any call, with the reason', async () => {
  const { _id: second } = await automation({ name: 'Second', trigger: 'comment', actions: [reply('first')] });
  const start = { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment' } } } as const;
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: `Leads on ${n}`, nodes: [{ id: 'm', type: 'messageNode', position, data: { content: 'again' } }], edges: [] },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  await server.call('DELETE /api/flows/{id}', { token: user.token, id: second });
  const published = await publish({
    nodes: [
      start,
      { id: 'a', type: 'messageNode', position, data: { content: 'first' } },
      { id: 'f', type: 'flowNode', position, data: { flow: { flowId: body.data.id } } },
    ],
    edges: [
      { id: '1', source: 's', target: 'a' },
      { id: '2', source: 'a', target: 'f' },
    ],
  });
  expect(published.body).toMatchObject({ success: true });
  await deliver(comment('price'));
  const executions = await settled('flow_execution', 2);
  expect(executions).toContainEqual(
    expect.objectContaining({
      outcome: 'window_closed',
      processedStatus: 'failed',
      processingError: expect.stringContaining('has not written yet'),
    }),
  );
  expect(directly()).toEqual([]);
  expect(privately()).toHaveLength(1);
});

test('F1: a comment that was stored before a restart is answered after it, and what a crash left open is not sent twice', async () => {
  await automation();
  const key = `${igId}:c:comments:${commentId('a')}`;
  await deliver(comment('price'));
  await settled('flow_execution');
  // As a process leaves it that was killed after the commit and before the answer.
  await server.database.execute(`update outbox set state = 'sending', message_id = null, uncertain_at = now() - interval '11 seconds'
    where run_id = (select id from runs where trigger_key = '${key}')`);
  server.instagram.answers.splice(1, 0, (call) => (isPrivateReply(call) ? refuse(100, 2534025) : null));
  await eventually(() => expect(privately()).toHaveLength(2));
  await eventually(async () => expect((await stored())[0]?.privateReply.state).toBe('sent'));
});

test('only one message goes before the person answers; what they answer opens the window and the flow goes on', async () => {
  const graph: FlowGraph = {
    nodes: [
      { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment', filter: { keywords: ['price'] } } } },
      {
        id: 'q',
        type: 'choicesNode',
        position,
        data: { content: 'Which size?', choices: { style: 'buttons', options: [{ id: 'm', title: 'Medium' }] } },
      },
      { id: 'a', type: 'messageNode', position, data: { content: 'M is 20 EUR.' } },
      { id: 'b', type: 'messageNode', position, data: { content: 'Anything else?' } },
    ],
    edges: [
      { id: '1', source: 's', target: 'q' },
      { id: '2', source: 'q', target: 'a', sourceHandle: 'm' },
      { id: '3', source: 'a', target: 'b' },
    ],
  };
  const published = await publish(graph);
  expect([published.status, published.body]).toMatchObject([200, { success: true }]);
  await deliver(comment('price'));
  await eventually(() => expect(privately()).toHaveLength(1));
  const { payload } = privately()[0].message.attachment;
  // A further comment is not what the run waits for.
  await deliver(comment('Medium', {}, 'b'));
  await settled('comments', 2);
  expect(directly()).toEqual([]);
  const about = { sender: { id: fan }, recipient: { id: igId }, timestamp: Date.now() };
  const tap = { mid: `tap-${n}`, title: 'Medium', payload: payload.buttons[0].payload };
  await server.deliver(conversation(igId, { ...about, postback: tap }));
  await eventually(() => expect(directly()).toEqual(['M is 20 EUR.', 'Anything else?']));
  expect(privately()).toHaveLength(1);
  const [execution] = await settled('flow_execution');
  expect(execution).toMatchObject({ processedStatus: 'completed', outcome: 'flow_ran' });
});
