import { after, before, test } from 'node:test';
import type { WebhookEvent } from '@fanfare/shared/contracts';
import type { MessagingUpdate } from '@fanfare/shared/contracts/graph';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm, echo } from '../../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';

const igId = igIdOf(81);
const position = { x: 0, y: 0 };
let server: TestServer;
let user: TestUser;
let onSend: TestServer['instagram']['onSend'];
let fans = 8000;
let fan = '';
const newFan = () => {
  fans += 1;
  fan = String(fans);
};

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
  ({ onSend } = server.instagram);
  await automate({ name: 'Price', triggerSettings: { keyword: 'price' }, actions: [{ type: 'reply', text: 'From 29 euros.' }] });
  await automate({
    name: 'Comments',
    trigger: 'comment',
    triggerSettings: { filter: { keywords: ['size'] } },
    actions: [{ type: 'reply', text: 'Sizes S to XL.' }],
  });
});
after(() => server.close());

async function automate(more: object): Promise<void> {
  const body = { trigger: 'keyword_detected', ...more };
  expect((await server.call('POST /api/flows', { token: user.token, body })).status).toBe(201);
}

const write = (text: string, more: { at?: number; mid?: string; igId?: string } = {}) =>
  server.deliver(dm({ igId, from: fan, text, mid: `${fan}-${text}`, ...more }));
const list = async (query: string) => (await server.call('GET /api/notifications', { token: user.token, query })).body.data;
const ofFan = async (query = '') => (await list(`?turns=true&q=${fan}${query}`)).notifications;

const turnOf = (state: string) =>
  eventually(async () => {
    const [event] = await ofFan();
    expect(event?.turn?.state).toBe(state);
    if (!event?.turn) throw new Error('The event has no turn.');
    return { event, ...event.turn };
  });
const receipt = (mid: string, at = Date.now()): MessagingUpdate => ({
  sender: { id: fan },
  recipient: { id: igId },
  timestamp: at,
  read: { mid },
});

test('message, run, answer and receipt are one row, with the time to the answer', async () => {
  newFan();
  const at = Date.now() - 2_000;
  await write('the price?', { at });
  const { answer } = await turnOf('answered');
  expect(answer).toMatchObject({ text: 'From 29 euros.', by: 'flow', count: 1 });
  expect(answer?.ms).toBeGreaterThanOrEqual(2_000);
  expect(answer?.ms).toBeLessThan(20_000);
  expect(Date.parse(answer?.at ?? '') - at).toBe(answer?.ms);
  await server.deliver(conversation(igId, receipt(`${fan}-seen`)));
  const { event } = await eventually(async () => {
    const found = await turnOf('answered');
    expect(found.seenAt).not.toBeNull();
    return found;
  });
  expect(await ofFan()).toHaveLength(1);
  const { notifications: parts } = await list(`?turnId=${event.id}`);
  expect(parts.map(({ eventType }) => eventType).sort()).toEqual(['flow_execution', 'message_seen']);
  expect(new Set(parts.map(({ turnId }) => turnId))).toEqual(new Set([event.id]));
  expect((await list(`?eventType=flow_execution&q=${fan}`)).notifications).toHaveLength(1);
});

test('an answer of a person completes the turn later; the echo belongs to it', async () => {
  newFan();
  await write('do you ship?', { at: Date.now() - 60_000 });
  await turnOf('unanswered');
  await server.deliver(echo({ igId, from: fan, text: 'Yes, we do', mid: `${fan}-echo`, at: Date.now() - 15_000 }));
  const { answer, event } = await turnOf('answered');
  expect(answer).toMatchObject({ text: 'Yes, we do', by: 'person', count: 1 });
  expect(Math.round((answer?.ms ?? 0) / 1_000)).toBe(45);
  expect((await list(`?turnId=${event.id}`)).notifications).toMatchObject([{ eventType: 'message_echoes' }]);
});

test('an echo without an earlier message is listed separately', async () => {
  newFan();
  await server.deliver(echo({ igId, from: fan, text: 'Hello!', mid: `${fan}-first` }));
  const [event] = await eventually(async () => {
    const { notifications } = await list(`?turns=true&eventType=message_echoes`);
    const found = notifications.filter(({ content }) => content.text === 'Hello!');
    expect(found).toHaveLength(1);
    return found;
  });
  expect(event).toMatchObject({ turn: null, turnId: null });
});

test('each message of a run that asks has its own answer', async () => {
  newFan();
  const ask = (id: string, content: string, variable: string) => ({
    id,
    type: 'askNode',
    position,
    data: { content, ask: { answer: 'text', variable, tries: 1 } },
  });
  const nodes = [ask('a', 'Which day?', 'day'), ask('b', 'Which hour?', 'hour')];
  const edges = [{ id: 'e', source: 'a', target: 'b', sourceHandle: 'answered' }];
  const ida = await server.signUp('ida');
  const { token } = ida;
  const own = igIdOf(85);
  await server.connect(ida, own);
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Book', nodes, edges } });
  expect((await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id })).status).toBe(200);
  await write('book me', { igId: own });
  await eventually(() => expect(server.instagram.sent.at(-1)).toMatchObject({ recipient: fan, text: 'Which day?' }));
  await write('Monday', { igId: own });
  await eventually(() => expect(server.instagram.sent.at(-1)).toMatchObject({ recipient: fan, text: 'Which hour?' }));
  const turns = await eventually(async () => {
    const { notifications } = (await server.call('GET /api/notifications', { token, query: '?turns=true' })).body.data;
    expect(notifications.map(({ turn }) => turn?.state)).toEqual(['answered', 'answered']);
    return notifications;
  });
  expect(turns.map(({ turn }) => turn?.answer?.count)).toEqual([1, 1]);
  const [second, first] = turns;
  expect(Date.parse(first?.turn?.answer?.at ?? '')).toBeLessThan(Date.parse(second?.turn?.answer?.at ?? ''));
});

test('two messages in quick succession have the answers of their own runs', async () => {
  newFan();
  await Promise.all([write('price one'), write('price two')]);
  const turns = await eventually(async () => {
    const found = await ofFan();
    expect(found.map(({ turn }) => turn?.answer?.count)).toEqual([1, 1]);
    return found;
  });
  expect(turns.map(({ turn }) => turn?.state)).toEqual(['answered', 'answered']);
});

test('a failed answer has failed, and a message without a match is unanswered with its reason', async () => {
  newFan();
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 551 } } });
  await write('price');
  const { answer, event } = await turnOf('failed');
  expect(answer).toBeNull();
  expect(event.outcome).toBe('flow_failed');
  server.instagram.onSend = onSend;
  newFan();
  await write('what a day');
  expect((await turnOf('unanswered')).event.outcome).toBe('keyword_miss');
});

test('a message for a person is with that person', async () => {
  newFan();
  await write('I want to talk');
  await turnOf('unanswered');
  await sql`update conversations set handler = 'human_requested', person_until = null
    from contacts where contacts.id = contact_id and contacts.igsid = ${fan}`.execute(server.database.system);
  await turnOf('with_person');
});

test('a comment is answered by its private reply', async () => {
  newFan();
  const value = { id: `${fan}1`, text: 'which size?', from: { id: fan, username: `user.${fan}` }, media: { id: 'post-9' } };
  await server.deliver({
    object: 'instagram',
    entry: [{ id: igId, time: Math.floor(Date.now() / 1000), changes: [{ field: 'comments', value }] }],
  });
  const { answer, event } = await turnOf('answered');
  expect(event).toMatchObject({ eventType: 'comments', userInfo: { username: `user.${fan}` } });
  expect(answer).toMatchObject({ text: 'Sizes S to XL.', by: 'flow', count: 1 });
  expect(await ofFan()).toHaveLength(1);
});

test('pages, accounts and reading: parts follow their turn', async () => {
  const owner = await server.signUp('rosa');
  const [first, second] = [igIdOf(82), igIdOf(83)];
  await server.connect(owner, first);
  await server.connect(owner, second, { adds: true });
  const token = owner.token;
  const flow = { name: 'All', trigger: 'message_received', actions: [{ type: 'reply', text: 'Hi' }] };
  expect((await server.call('POST /api/flows', { token, body: flow })).status).toBe(201);
  newFan();
  for (const [to, text] of [
    [first, 'a'],
    [second, 'b'],
    [first, 'c'],
  ] as const) {
    await write(text, { igId: to, mid: `${fan}-${to}-${text}` });
  }
  const read = async (query: string, account?: string) =>
    (await server.call('GET /api/notifications', { token, query, ...(account && { account }) })).body.data;
  const all = await eventually(async () => {
    const { notifications } = await read('?turns=true&limit=50');
    expect(notifications.map(({ turn }) => turn?.state)).toEqual(['answered', 'answered', 'answered']);
    return notifications;
  });
  const texts = (events: readonly WebhookEvent[]) => events.map(({ content }) => content.text);
  expect(texts(all)).toEqual(['c', 'b', 'a']);
  const page = await read('?turns=true&limit=2');
  expect(texts(page.notifications)).toEqual(['c', 'b']);
  expect(texts((await read(`?turns=true&limit=2&cursor=${page.nextCursor}`)).notifications)).toEqual(['a']);
  const account = all[1]?.connectedAccountId ?? '';
  expect(texts((await read('?turns=true', account)).notifications)).toEqual(['b']);

  const unread = async () => (await server.call('GET /api/notifications/counts', { token })).body.data.unread;
  expect(await unread()).toBe(6);
  const body = { ids: [all[0]?.id ?? ''], turns: true };
  expect((await server.call('POST /api/notifications/read', { token, body })).body).toMatchObject({ changed: 2 });
  expect(await unread()).toBe(4);
  await server.call('POST /api/notifications/archive', { token, body });
  expect(texts((await read('?turns=true&status=archived')).notifications)).toEqual(['c']);
  const stranger = await server.call('GET /api/notifications', { token: user.token, query: `?turnId=${all[0]?.id}` });
  expect(stranger.body.data.notifications).toEqual([]);
});

test('trends count the days, and yesterday until this time', async () => {
  const owner = await server.signUp('tom');
  await server.connect(owner, igIdOf(84));
  const { token } = owner;
  const flow = { name: 'All', trigger: 'message_received', actions: [{ type: 'reply', text: 'Hi' }] };
  await server.call('POST /api/flows', { token, body: flow });
  newFan();
  await write('hello', { igId: igIdOf(84) });
  const trends = async (query = '?timeZone=UTC') => (await server.call('GET /api/webhooks/trends', { token, query })).body.data;
  const today = await eventually(async () => {
    const { days } = await trends();
    expect(days.at(-1)).toMatchObject({ events: 2, flowExecutions: 1, flows: 1 });
    return days.at(-1)?.day;
  });
  expect(today).toBe(new Date().toISOString().slice(0, 10));
  const back = (by: string) =>
    sql`update events set received_at = received_at - ${by}::interval where owner_id = ${owner.id}`.execute(
      server.database.system,
    );
  await back('1 day 1 second');
  expect(await trends()).toMatchObject({ yesterday: 2, flows: 1, flowsBefore: 0 });
  expect((await trends()).days.map(({ events }) => events)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  await sql`update runs set started_at = started_at - interval '8 days' where owner_id = ${owner.id}`.execute(
    server.database.system,
  );
  await back('20 days');
  expect(await trends()).toMatchObject({ yesterday: 0, flows: 0, flowsBefore: 1 });
  expect((await trends()).days.reduce((sum, { events }) => sum + events, 0)).toBe(0);
  const wrong = await server.call('GET /api/webhooks/trends', { token, query: '?timeZone=Middle/Earth' });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
