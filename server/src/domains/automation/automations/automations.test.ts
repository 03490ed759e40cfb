import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let token: string;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

let n = 0;
/** A new user per test, so that each sees only its own automations. */
async function freshUser(): Promise<void> {
  n += 1;
  ({ token } = await server.signUp(`user${n}`));
}

const create = (body: Record<string, unknown>) => server.call('POST /api/flows', { token, body });
const list = async () => (await server.call('GET /api/flows', { token })).body.data;
const edit = (id: string, body: Record<string, unknown>) => server.call('PATCH /api/flows/{id}', { token, id, body });
const probe = async (text: string, more: Record<string, unknown> = {}) =>
  (await server.call('POST /api/flows/probe', { token, body: { text, ...more } })).body.data;
const reply = (text: string) => ({ type: 'reply', text });

async function publish(name: string, ...texts: string[]): Promise<string> {
  const { body } = await server.call('POST /api/flow/save', { token, body: { name, ...flowThatSays(...texts) } });
  const answer = await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  expect(answer.status).toBe(200);
  return body.data.id;
}

test('the specified five fields create an automation, and the list shows it', async () => {
  await freshUser();
  const { status, body } = await create({
    name: '  Prices ',
    description: 'Answers questions',
    trigger: 'message_received',
    conditions: [],
    actions: [],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    data: { name: 'Prices', description: 'Answers questions', trigger: 'message_received', isActive: true, isRunnable: false },
  });
  expect(body.data._id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Date.parse(body.data.createdAt)).not.toBeNaN();
  expect(await list()).toEqual([body.data]);
});

test('switching, editing, copying and deleting', async () => {
  await freshUser();
  const { _id: id } = (await create({ name: 'A', trigger: 'message_received', actions: [reply('hi')] })).body.data;
  expect((await server.call('PATCH /api/flows/{id}/toggle', { token, id })).body.data.isActive).toBe(false);
  expect((await server.call('PATCH /api/flows/{id}/toggle', { token, id })).body.data.isActive).toBe(true);
  for (const isActive of [true, false, false, true]) {
    const { body } = await server.call('PATCH /api/flows/{id}/toggle', { token, id, query: `?isActive=${isActive}` });
    expect(body.data.isActive).toBe(isActive);
  }

  const edited = await edit(id, { description: 'new', trigger: 'keyword_detected', triggerSettings: { keyword: 'price' } });
  expect(edited.body.data).toMatchObject({
    name: 'A',
    description: 'new',
    triggerSettings: { keyword: 'price' },
    actions: [reply('hi')],
  });

  const copy = await server.call('POST /api/flows/{id}/duplicate', { token, id });
  expect(copy.status).toBe(201);
  expect(copy.body.data).toMatchObject({
    name: 'A (copy)',
    isActive: false,
    isRunnable: true,
    triggerSettings: { keyword: 'price' },
  });

  expect((await server.call('DELETE /api/flows/{id}', { token, id })).status).toBe(200);
  expect((await list()).map((one) => one.name)).toEqual(['A (copy)']);
  expect((await server.call('DELETE /api/flows/{id}', { token, id })).status).toBe(404);
});

test('the order decides which automation answers, and the probe explains it', async () => {
  await freshUser();
  const first = (await create({ name: 'First', trigger: 'message_received', actions: [reply('one')] })).body.data._id;
  const second = (await create({ name: 'Second', trigger: 'message_received', actions: [reply('two')] })).body.data._id;
  expect(await probe('hello')).toMatchObject({ chosen: second, replies: ['two'] });

  const ordered = await server.call('PATCH /api/flows/order', { token, body: { ids: [first] } });
  expect(ordered.body.data.map(({ _id, priority }) => [_id, priority])).toEqual([
    [first, 1],
    [second, 2],
  ]);
  expect(await probe('hello')).toMatchObject({
    chosen: first,
    replies: ['one'],
    considered: [
      { automationId: first, result: 'chosen' },
      { automationId: second, result: 'passed_over', reason: 'earlier_match' },
    ],
  });
  expect((await server.call('PATCH /api/flows/order', { token, body: { ids: [first, 'nonsense'] } })).status).toBe(404);
});

test('actions run in order, the bot flow last, and use its new version after publishing', async () => {
  await freshUser();
  const flowId = await publish('Menu', 'menu 1');
  const own = (await list()).find((one) => one.kind === 'bot_flow');
  expect(own).toMatchObject({ name: 'Menu', flowId, actions: [{ type: 'run_flow', flowId }], isActive: true });
  await server.call('PATCH /api/flows/{id}/toggle', { token, id: own?._id ?? '' });

  const actions = [
    { type: 'add_tag', tag: 'asked' },
    { type: 'set_variable', name: 'city', value: 'Oslo = capital' },
    reply('Here it is:'),
    { type: 'run_flow', flowId },
  ];
  expect((await create({ name: 'Chain', trigger: 'message_received', actions })).body.data.isRunnable).toBe(true);
  expect((await probe('x')).replies).toEqual(['Here it is:', 'menu 1']);
  await publish('Menu', 'menu 2', 'menu 3');
  await server.call('PATCH /api/flows/{id}/toggle', { token, id: own?._id ?? '' });
  expect((await probe('x')).replies).toEqual(['Here it is:', 'menu 2', 'menu 3']);

  expect((await server.call('DELETE /api/flow/{id}', { token, id: flowId })).status).toBe(200);
  expect(await list()).toMatchObject([{ name: 'Chain', isRunnable: false }]);
  expect((await probe('x')).considered).toMatchObject([{ reason: 'nothing_to_run' }]);
});

test('an automation of an unpublished flow runs once the flow is published', async () => {
  await freshUser();
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Later', ...flowThatSays('now') } });
  const actions = [{ type: 'run_flow', flowId: body.data.id }];
  expect((await create({ name: 'Waits', trigger: 'message_received', actions, priority: -1 })).body.data.isRunnable).toBe(false);
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  expect((await list()).map(({ name, isRunnable }) => [name, isRunnable])).toEqual([
    ['Waits', true],
    ['Later', true],
  ]);
});

test('conditions evaluate text, tag, variable and time', async () => {
  await freshUser();
  const conditions = [
    { type: 'keyword', operator: 'contains', value: 'price' },
    { type: 'tag', operator: 'has_not', value: 'blocked' },
    { type: 'time', operator: 'between', from: '09:00', to: '17:00', timeZone: 'Europe/Oslo' },
  ];
  const made = await create({ name: 'Office', trigger: 'message_received', conditions, actions: [reply('20 EUR')] });
  expect(made.body.data.conditions).toEqual(conditions);
  const at = '2030-01-07T12:00:00Z';
  expect((await probe('Price?', { at })).replies).toEqual(['20 EUR']);
  expect((await probe('hello', { at })).considered[0]?.reason).toBe('keyword_miss');
  expect((await probe('Price?', { at, tags: ['blocked'] })).considered[0]?.reason).toBe('condition_failed');
  expect((await probe('Price?', { at: '2030-01-07T20:00:00Z' })).considered[0]?.reason).toBe('condition_failed');
});

test('a schedule shows its next run in its time zone, and none while it is off', async () => {
  await freshUser();
  const schedule = { days: ['monday'], time: '09:00', timeZone: 'America/New_York' };
  const made = (await create({ name: 'Weekly', trigger: 'time_based', triggerSettings: { schedule }, actions: [reply('x')] }))
    .body.data;
  expect(made.triggerSettings).toEqual({ schedule });
  const due = new Date(made.nextRunAt ?? '');
  expect(due.getTime()).toBeGreaterThan(Date.now());
  expect(due.toLocaleString('en-US', { timeZone: 'America/New_York', weekday: 'long', hour: 'numeric' })).toBe('Monday 9 AM');
  expect((await server.call('PATCH /api/flows/{id}/toggle', { token, id: made._id })).body.data.nextRunAt).toBeNull();
});

test('S21: invalid automations are refused', async () => {
  await freshUser();
  const flowId = '00000000-0000-7000-8000-000000000000';
  const valid = { name: 'x', trigger: 'message_received' };
  for (const wrong of [
    { ...valid, name: '  ' },
    { ...valid, trigger: 'whenever' },
    { ...valid, owner: 'me' },
    { ...valid, conditions: [{ type: 'keyword', operator: 'matches', value: '.*' }] },
    { ...valid, conditions: [{ type: 'variable', operator: 'equals', name: 'city' }] },
    { ...valid, conditions: [{ type: 'time', operator: 'between', from: '9:00', to: '17:00', timeZone: 'UTC' }] },
    { ...valid, conditions: [{ type: 'time', operator: 'between', from: '09:00', to: '17:00', timeZone: 'Mars/Base' }] },
    { ...valid, actions: [{ type: 'reply' }] },
    { ...valid, actions: [{ type: 'run_flow', flowId }, reply('after')] },
    { ...valid, triggerSettings: { schedule: { days: [], time: '09:00', timeZone: 'UTC' } } },
  ]) {
    expect([wrong, await create(wrong)]).toMatchObject([wrong, { status: 400, body: { code: 'validation_failed' } }]);
  }
  expect(await create({ ...valid, actions: [{ type: 'run_flow', flowId }] })).toMatchObject({
    status: 404,
    body: { code: 'flow_not_found' },
  });
  expect(await create({ ...valid, actions: [reply('ä'.repeat(600))] })).toMatchObject({
    status: 409,
    body: { code: 'flow_invalid' },
  });
  expect(await list()).toEqual([]);
});

test('name and actions of a bot flow are changed in the builder, all other fields here', async () => {
  await freshUser();
  await publish('Drawn', 'hi');
  const [own] = await list();
  const id = own?._id ?? '';
  expect((await edit(id, { name: 'Other' })).status).toBe(400);
  expect((await edit(id, { actions: [] })).status).toBe(400);
  const changed = await edit(id, { trigger: 'keyword_detected', triggerSettings: { keyword: 'go' }, priority: 3 });
  expect(changed.body.data).toMatchObject({ trigger: 'keyword_detected', priority: 3, isRunnable: true, name: 'Drawn' });
  expect((await probe('stop')).chosen).toBeNull();
  expect((await probe('go')).replies).toEqual(['hi']);
});

test('unknown automations are not found', async () => {
  await freshUser();
  for (const id of ['nothing', '00000000-0000-7000-8000-000000000000']) {
    for (const call of ['PATCH /api/flows/{id}/toggle', 'POST /api/flows/{id}/duplicate', 'DELETE /api/flows/{id}'] as const) {
      expect(await server.call(call, { token, id })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await edit(id, {})).status).toBe(404);
  }
});

test('at most 500 automations can be created', async () => {
  await freshUser();
  const { body } = await create({ name: 'First', trigger: 'message_received', actions: [reply('hi')] });
  await sql`
    with model as (select * from automations where id = ${body.data._id}::uuid),
    flows as (
      insert into bot_flows (id, owner_id, name, nodes, edges, revision, kind)
      select gen_random_uuid(), owner_id, n::text, '[]', '[]', 1, 'inline' from model, generate_series(2, 500) n returning id, owner_id
    )
    insert into automations (id, owner_id, flow_id, trigger_type, is_active)
    select gen_random_uuid(), owner_id, id, 'message_received', false from flows`.execute(server.database.system);
  const refused = [
    await create({ name: 'One more', trigger: 'message_received', actions: [reply('hi')] }),
    await server.call('POST /api/flows/{id}/duplicate', { token, id: body.data._id }),
  ];
  for (const answer of refused) expect([answer.status, answer.body]).toMatchObject([409, { code: 'too_many_automations' }]);
});

test('a probe supports comments, stories, reactions, taps and referrals', async () => {
  await freshUser();
  const add = (name: string, trigger: string, filter: Record<string, unknown> = {}) =>
    create({ name, trigger, triggerSettings: { filter }, actions: [reply(name)] });
  await add('comment', 'comment', { mediaIds: ['m1'], keywords: ['price'] });
  await add('story', 'story_reply');
  await add('named', 'story_mention');
  await add('heart', 'reaction', { emojis: ['❤️'] });
  await add('tap', 'postback', { payload: 'P' });
  await add('link', 'referral', { ref: 'r' });
  const answers = async (surface: string, text = '', more: Record<string, unknown> = {}) =>
    (await probe(text, { surface, ...more })).replies;
  expect(await answers('comment', 'price', { mediaId: 'm1' })).toEqual(['comment']);
  expect(await answers('comment', 'price', { mediaId: 'm2' })).toEqual([]);
  expect(await answers('live_comment', 'price', { mediaId: 'm1' })).toEqual([]);
  expect(await answers('story_reply', 'nice')).toEqual(['story']);
  expect(await answers('story_mention')).toEqual(['named']);
  expect(await answers('reaction', '', { emoji: '❤' })).toEqual(['heart']);
  expect(await answers('postback', 'Prices', { payload: 'P' })).toEqual(['tap']);
  expect(await answers('referral', '', { ref: 'r', source: 'ADS' })).toEqual(['link']);
  expect((await probe('x', { surface: 'comment', mediaId: 'm2' })).considered.map(({ reason }) => reason).sort()).toEqual([
    'other_occasion',
    'other_occasion',
    'other_occasion',
    'other_occasion',
    'other_occasion',
    'post_not_chosen',
  ]);
});
