import { after, before, test } from 'node:test';
import { type Call, type Role, WORKSPACE_HEADER, type WorkspaceAuditEntry } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { recordAudit } from './index.ts';

const LOG = 'GET /api/workspace/audit-log';
const igId = igIdOf(1);
const image = { type: 'image', url: 'https://cdn.example.com/a.jpg' };
const device = 'Firefox on Linux';
const userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/141.0';
let server: TestServer;
let anna: TestUser;
let ben: TestUser;

before(async () => {
  server = await startTestServer();
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  await join(ben, 'admin');
});
after(() => server.close());

async function join({ id }: TestUser, role: Role, workspaceId = anna.id) {
  await sql`insert into memberships (owner_id, user_id, role) values (${workspaceId}, ${id}, ${role})`.execute(
    server.database.system,
  );
}
async function leave({ id }: TestUser) {
  await sql`delete from memberships where owner_id = ${anna.id} and user_id = ${id}`.execute(server.database.system);
}
/** Calls as a member of Anna's workspace. */
async function as<C extends Call>(user: TestUser, call: C, init: Parameters<TestServer['call']>[1] = {}) {
  const headers = { [WORKSPACE_HEADER]: anna.id, 'user-agent': userAgent };
  return server.call(call, { ...init, token: user.token, headers: { ...headers, ...init.headers } });
}
async function list(query = '?limit=100', user = anna): Promise<WorkspaceAuditEntry[]> {
  const { status, body } = await as(user, LOG, { query });
  expect(status).toBe(200);
  return body.data.entries;
}
/** Returns what is recorded during the work, oldest first, as event, object and change. */
async function recordedBy(work: () => Promise<unknown>, user = ben) {
  const known = new Set((await list()).map(({ id }) => id));
  await work();
  const added = (await list()).filter(({ id }) => !known.has(id)).reverse();
  for (const entry of added) {
    expect(entry).toMatchObject({ actor: 'user', by: { id: user.id, name: user.username }, address: '127.0.0.1', device });
  }
  return added.map(({ event, object, before, after }) => [event, object?.kind, object?.name, before, after]);
}

test('S41: changes of flows are recorded with the member, the flow, and the versions', async () => {
  const save = async (text: string) => {
    const { body } = await as(ben, 'POST /api/flow/save', { body: { name: 'Hi', ...flowThatSays(text) } });
    return body.data.id;
  };
  const id = await save('one');
  expect(await recordedBy(() => as(ben, 'POST /api/flow/{id}/publish', { id }))).toEqual([
    ['flow_published', 'flow', 'Hi', null, '1'],
  ]);
  await save('two');
  expect(await recordedBy(() => as(ben, 'POST /api/flow/{id}/publish', { id }))).toEqual([
    ['flow_published', 'flow', 'Hi', '1', '2'],
  ]);
  const restore = () => as(ben, 'POST /api/flow/{id}/versions/{version}/restore', { id, version: '1', body: {} });
  expect(await recordedBy(restore)).toEqual([['flow_restored', 'flow', 'Hi', null, '1']]);
  expect(await recordedBy(() => as(ben, 'PATCH /api/flow/{id}', { id, body: { name: 'Hello' } }))).toEqual([
    ['flow_renamed', 'flow', 'Hello', 'Hi', 'Hello'],
  ]);
  expect(await recordedBy(() => as(ben, 'POST /api/flow/{id}/unpublish', { id }))).toEqual([
    ['flow_unpublished', 'flow', 'Hello', null, null],
  ]);
  const failed = await recordedBy(() => as(ben, 'POST /api/flow/{id}/publish', { id: 'unknown' }));
  expect(failed).toEqual([]);
  const { body } = await as(anna, 'GET /api/flow/{id}/versions', { id });
  expect(body.data.map(({ author, by }) => [author, by])).toEqual([
    ['ben', { id: ben.id, name: 'ben' }],
    ['ben', { id: ben.id, name: 'ben' }],
  ]);
  expect(await recordedBy(() => as(ben, 'DELETE /api/flow/{id}', { id }))).toEqual([
    ['flow_deleted', 'flow', 'Hello', null, null],
  ]);
});

test('S41: changes of automations are recorded, and the last member who changed one is named', async () => {
  const create = (name: string) =>
    as(ben, 'POST /api/flows', {
      body: { name, trigger: 'keyword_detected', triggerSettings: { keyword: 'price' }, actions: [{ type: 'reply', text: '5' }] },
    });
  let id = '';
  const created = await recordedBy(async () => {
    id = (await create('Price')).body.data._id;
  });
  expect(created).toEqual([['automation_created', 'automation', 'Price', null, null]]);
  const rename = () => as(ben, 'PATCH /api/flows/{id}', { id, body: { name: 'Prices' } });
  expect(await recordedBy(rename)).toEqual([['automation_changed', 'automation', 'Prices', 'Price', 'Prices']]);
  const addKeyword = () => as(ben, 'POST /api/flows/{id}/keywords', { id, body: { keywords: ['cost'] } });
  expect(await recordedBy(addKeyword)).toEqual([['automation_changed', 'automation', 'Prices', 'price', 'price, cost']]);
  const describe = () => as(ben, 'PATCH /api/flows/{id}', { id, body: { description: 'For shoppers' } });
  expect(await recordedBy(describe)).toEqual([['automation_changed', 'automation', 'Prices', null, null]]);
  const copied = await recordedBy(() => as(ben, 'POST /api/flows/{id}/duplicate', { id }));
  expect(copied).toEqual([['automation_created', 'automation', 'Prices (copy)', null, null]]);
  const others = (await as(ben, 'GET /api/flows')).body.data.filter(({ _id }) => _id !== id).map(({ _id }) => _id);
  const order = await recordedBy(() => as(ben, 'PATCH /api/flows/order', { body: { ids: [id, ...others] } }));
  expect(order).toEqual([['automation_changed', undefined, undefined, expect.any(String), 'Prices, Prices (copy)']]);

  expect(await recordedBy(() => as(anna, 'PATCH /api/flows/{id}/toggle', { id }), anna)).toEqual([
    ['automation_toggled', 'automation', 'Prices', 'on', 'off'],
  ]);
  const { body } = await as(ben, 'GET /api/flows');
  expect(body.data.map(({ name, by }) => [name, by?.name])).toEqual([
    ['Prices', 'anna'],
    ['Prices (copy)', 'ben'],
  ]);
  expect(await recordedBy(() => as(ben, 'DELETE /api/flows/{id}', { id }))).toEqual([
    ['automation_deleted', 'automation', 'Prices', null, null],
  ]);
});

test('S41: changes of canned replies, secrets and goals are recorded; values of secrets are not', async () => {
  let id = '';
  const created = await recordedBy(async () => {
    const { body } = await as(ben, 'POST /api/inbox/canned-replies', { body: { shortcut: 'hi', text: 'Hello!' } });
    id = body.data.id;
    expect(body.data.by).toEqual({ id: ben.id, name: 'ben' });
  });
  expect(created).toEqual([['canned_reply_created', 'canned_reply', 'hi', null, null]]);
  const rewrite = () => as(ben, 'PATCH /api/inbox/canned-replies/{id}', { id, body: { text: 'x'.repeat(300) } });
  expect(await recordedBy(rewrite)).toEqual([['canned_reply_changed', 'canned_reply', 'hi', 'Hello!', `${'x'.repeat(199)}…`]]);
  const rename = () => as(anna, 'PATCH /api/inbox/canned-replies/{id}', { id, body: { shortcut: 'hello' } });
  expect(await recordedBy(rename, anna)).toEqual([['canned_reply_changed', 'canned_reply', 'hello', 'hi', 'hello']]);
  expect((await as(ben, 'GET /api/inbox/canned-replies')).body.data).toMatchObject([{ by: { id: anna.id, name: 'anna' } }]);
  expect(await recordedBy(() => as(ben, 'DELETE /api/inbox/canned-replies/{id}', { id }))).toEqual([
    ['canned_reply_deleted', 'canned_reply', 'hello', null, null],
  ]);

  const set = (value: string | null) => as(ben, 'PUT /api/flow-secrets', { body: { name: 'shop_key', value } });
  expect(await recordedBy(() => set('s3cret-value'))).toEqual([['secret_set', 'secret', 'shop_key', null, null]]);
  expect(await recordedBy(() => set(null))).toEqual([['secret_removed', 'secret', 'shop_key', null, null]]);
  expect(JSON.stringify(await list())).not.toContain('s3cret-value');

  const goals = [{ metric: 'totalMessages', period: 'week', target: 10 }];
  const setGoals = () => as(ben, 'PUT /api/analytics/goals', { body: { timeZone: 'UTC', goals } });
  expect(await recordedBy(setGoals)).toEqual([['goals_changed', undefined, undefined, '', 'totalMessages 10/week']]);
});

test('S41: connections, rules, publications, erasures and exports are recorded', async () => {
  const headers = { [WORKSPACE_HEADER]: anna.id, 'user-agent': userAgent };
  const connected = await recordedBy(async () => {
    const started = await server.call('GET /api/instagram/auth/instagram', { token: ben.token, headers });
    const state = new URL(started.body.authUrl).searchParams.get('state') ?? '';
    const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await server.send('GET', `/api/instagram/auth/callback?code=code-${igId}&state=${state}`, {
      headers: { cookie, 'user-agent': userAgent },
    });
  });
  expect(connected).toEqual([['instagram_connected', 'instagram_account', expect.any(String), null, null]]);
  const [{ object: account } = { object: null }] = await list('?event=instagram_connected');

  const change = () =>
    as(ben, 'PATCH /api/instagram/messaging-rules', { body: { personPauseMinutes: 7, optOutWords: ['stop'] } });
  expect(await recordedBy(change)).toEqual([
    [
      'messaging_rules_changed',
      'instagram_account',
      account?.name,
      expect.stringMatching(/min$/),
      expect.stringMatching(/^stop · .* · 7 min$/),
    ],
  ]);
  const unsubscribe = () => as(ben, 'DELETE /api/instagram/unsubscribe-webhook');
  expect(await recordedBy(unsubscribe)).toEqual([
    ['subscription_changed', 'instagram_account', account?.name, expect.stringContaining('messages'), ''],
  ]);
  const subscribe = () => as(ben, 'POST /api/instagram/subscribe-webhook');
  expect(await recordedBy(subscribe)).toEqual([
    ['subscription_changed', 'instagram_account', account?.name, '', expect.stringContaining('messages')],
  ]);

  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  let id = '';
  const scheduled = await recordedBy(async () => {
    const body = { kind: 'image', caption: 'Sale', media: [image], scheduledAt };
    const answer = await as(ben, 'POST /api/publishing', { body });
    expect(answer.body.data.by).toEqual({ id: ben.id, name: 'ben' });
    id = answer.body.data.id;
  });
  expect(scheduled).toEqual([['publication_scheduled', 'publication', 'Sale', null, scheduledAt]]);
  await sql`update publications set state = 'failed' where id = ${id}`.execute(server.database.system);
  const retry = () => as(ben, 'POST /api/publishing/{id}/retry', { id });
  expect(await recordedBy(retry)).toEqual([['publication_retried', 'publication', 'Sale', null, null]]);
  await sql`update publications set state = 'failed' where id = ${id}`.execute(server.database.system);
  expect(await recordedBy(() => as(ben, 'DELETE /api/publishing/{id}', { id }))).toEqual([
    ['publication_cancelled', 'publication', 'Sale', null, null],
  ]);
  expect((await as(anna, 'GET /api/publishing')).body.data.publications).toMatchObject([{ by: { name: 'ben' } }]);

  await server.deliver(dm({ igId, from: '5001', text: 'hello', mid: 'm1' }));
  let threadId = '';
  let contactId = '';
  await eventually(async () => {
    const [thread] = (await as(ben, 'GET /api/inbox/threads')).body.data.threads;
    threadId = thread?.id ?? '';
    contactId = thread?.contact.id ?? '';
    expect(threadId).not.toBe('');
  });
  const sent = await as(ben, 'POST /api/inbox/threads/{id}/messages', { id: threadId, body: { text: 'Hi there' } });
  expect(sent.body.data).toMatchObject({ author: 'person', by: { id: ben.id, name: 'ben' } });
  await as(anna, 'POST /api/inbox/threads/{id}/notes', { id: threadId, body: { text: 'Asks often' } });
  expect((await as(ben, 'GET /api/inbox/threads/{id}/notes', { id: threadId })).body.data).toMatchObject([
    { by: { name: 'anna' } },
  ]);
  await eventually(async () => {
    const { messages } = (await as(anna, 'GET /api/inbox/threads/{id}/messages', { id: threadId })).body.data;
    expect(messages.map(({ direction, by }) => [direction, by?.name])).toEqual([
      ['out', 'ben'],
      ['in', undefined],
    ]);
  });
  expect(await recordedBy(() => as(ben, 'DELETE /api/contacts/{id}', { id: contactId }))).toEqual([
    ['contact_deleted', 'contact', null, null, null],
  ]);

  const exported = await recordedBy(() => as(ben, 'GET /api/analytics/export', { query: '?dataset=posts' }));
  expect(exported).toEqual([['data_exported', 'dataset', null, null, null]]);
  expect(await recordedBy(() => as(ben, 'POST /api/instagram/disconnect'))).toEqual([
    ['instagram_disconnected', 'instagram_account', account?.name, null, null],
  ]);
});

test('S41: the log is filtered, searched, paged and downloaded', async () => {
  const flows = await list('?group=flows&limit=100');
  expect(new Set(flows.map(({ event }) => event))).toEqual(
    new Set([
      'flow_published',
      'flow_unpublished',
      'flow_renamed',
      'flow_restored',
      'flow_deleted',
      'secret_set',
      'secret_removed',
    ]),
  );
  expect((await list('?event=flow_renamed')).map(({ after }) => after)).toEqual(['Hello']);
  expect(await list('?event=flow_renamed&group=members')).toEqual([]);
  const ofAnna = await list(`?actor=${anna.id}`);
  expect(ofAnna.map(({ event }) => event)).toEqual(['canned_reply_changed', 'automation_toggled']);
  expect((await list('?q=PRICES (')).map(({ object }) => object?.name)).toEqual(['Prices (copy)']);
  expect(await list('?q=%25')).toEqual([]);
  const [newest, oldest] = [flows[0]?.at ?? '', flows.at(-1)?.at ?? ''];
  expect(await list(`?until=${oldest}`)).toEqual([]);
  expect((await list(`?group=flows&since=${newest}`)).length).toBeLessThan(flows.length);
  for (const query of ['?actor=me', '?since=soon', '?event=signed_in', '?group=security']) {
    expect((await as(anna, LOG, { query })).status).toBe(400);
  }

  const first = await as(anna, LOG, { query: '?limit=5' });
  const second = await as(anna, LOG, { query: `?limit=5&cursor=${first.body.data.nextCursor}` });
  const ids = [...first.body.data.entries, ...second.body.data.entries].map(({ id }) => id);
  expect(ids).toEqual((await list()).slice(0, 10).map(({ id }) => id));

  const csv = await as(anna, 'GET /api/workspace/audit-log/export', { query: '?q=prices' });
  expect(csv.headers.get('content-disposition')).toContain('fanfare-audit-log.csv');
  const lines = String(csv.body).trim().split('\r\n');
  expect(lines[0]).toBe('time,person,event,object,name,before,after,address,device');
  expect(lines.slice(1)).toHaveLength((await list('?q=prices&limit=100')).length);
  expect(lines[1]).toMatch(/Z,ben,automation_deleted,automation,Prices,,,127\.0\.0\.1,Firefox on Linux$/);
  expect((await list('?limit=1'))[0]).toMatchObject({
    event: 'data_exported',
    by: { name: 'anna' },
    object: { id: 'audit-log' },
  });
});

test('S41: a download of many entries contains each once', async () => {
  const owner = await server.signUp('many');
  await sql`insert into audit_log (id, owner_id, actor, event, object_kind, object_name)
    select gen_random_uuid(), ${owner.id}, 'system', 'flow_published', 'flow', 'flow ' || n from generate_series(1, 2500) n`.execute(
    server.database.system,
  );
  const { body } = await server.call('GET /api/workspace/audit-log/export', { token: owner.token });
  const names = String(body)
    .split('\r\n')
    .flatMap((line) => /,(flow \d+),/.exec(line)?.[1] ?? []);
  expect([names.length, new Set(names).size]).toEqual([2500, 2500]);
});

test('S20, S41: only owners and admins of the workspace read its log', async () => {
  const stranger = await server.signUp('stranger');
  const vera = await server.signUp('vera');
  await join(vera, 'viewer');
  for (const call of [LOG, 'GET /api/workspace/audit-log/export', 'GET /api/workspace/audit-log/people'] as const) {
    expect((await as(vera, call)).body).toMatchObject({ code: 'role_too_low' });
    expect((await as(stranger, call)).body).toMatchObject({ code: 'not_a_member' });
  }
  const own = await server.call(LOG, { token: stranger.token });
  expect(own.body.data.entries).toEqual([]);
  const security = await server.call('GET /api/user/audit-log', { token: anna.token, query: '?limit=100' });
  expect(new Set(security.body.data.entries.map(({ event }) => event))).toEqual(
    new Set([
      'signed_in',
      'account_created',
      'instagram_connected',
      'instagram_disconnected',
      'contact_deleted',
      'data_exported',
    ]),
  );
});

test('S41: names follow a member, stay after a removal, and go with the account', async () => {
  const cleo = await server.signUp('cleo');
  await join(cleo, 'admin');
  await as(cleo, 'POST /api/inbox/canned-replies', { body: { shortcut: 'bye', text: 'Goodbye!' } });
  await server.database.asOwner(anna.id, (queries) =>
    recordAudit(queries, {
      ownerId: anna.id,
      event: 'role_changed',
      object: { kind: 'member', id: cleo.id },
      before: 'editor',
      after: 'admin',
    }),
  );
  const seen = async () => {
    const [reply] = (await as(anna, 'GET /api/inbox/canned-replies')).body.data;
    const [changed] = await list('?event=role_changed');
    const [written] = await list(`?actor=${cleo.id}`);
    const { data } = (await as(anna, 'GET /api/workspace/audit-log/people')).body;
    return [reply?.by, changed?.object?.name, written?.by?.name, data.some(({ id }) => id === cleo.id)];
  };
  expect(await seen()).toEqual([{ id: cleo.id, name: 'cleo' }, 'cleo', 'cleo', true]);
  const { status } = await server.call('PATCH /api/user/profile', { token: cleo.token, body: { username: 'cleopatra' } });
  expect(status).toBe(200);
  expect(await seen()).toEqual([{ id: cleo.id, name: 'cleopatra' }, 'cleopatra', 'cleopatra', true]);
  expect((await list('?q=cleopatra')).map(({ event }) => event)).toEqual(['role_changed']);
  await leave(cleo);
  expect(await seen()).toEqual([{ id: cleo.id, name: 'cleopatra' }, 'cleopatra', 'cleopatra', true]);
  await server.call('DELETE /api/user/delete', { token: cleo.token, body: { password: TEST_PASSWORD } });
  await eventually(async () => expect(await seen()).toEqual([{ id: cleo.id, name: null }, null, null, false]));
  const csv = await as(anna, 'GET /api/workspace/audit-log/export', { query: '?event=canned_reply_created&q=bye' });
  expect(csv.body).toContain('Former member,canned_reply_created,canned_reply,bye');
});
