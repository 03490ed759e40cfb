import { after, before, beforeEach, test } from 'node:test';
import { type BodyOf, INSTAGRAM_ACCOUNTS_MAX } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
let stranger: TestUser;
let n = 0;
let first: Account;
let second: Account;

interface Account {
  id: string;
  igId: string;
}

before(async () => {
  server = await startTestServer();
  stranger = await server.signUp('stranger');
  await server.connect(stranger, igIdOf(900));
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  n += 1;
  user = await server.signUp(`user${n}`);
  const igIds = [igIdOf(100 + 2 * n), igIdOf(101 + 2 * n)];
  for (const igId of igIds) await server.connect(user, igId, { adds: true });
  const [one, two] = await idsOf(user);
  first = { id: one ?? '', igId: igIds[0] ?? '' };
  second = { id: two ?? '', igId: igIds[1] ?? '' };
});

const token = () => ({ token: user.token });
const idsOf = async ({ token }: TestUser) =>
  (await server.call('GET /api/instagram/accounts', { token })).body.data.map(({ id }) => id);
const choose = (id: string, accountIds: string[] | null) =>
  server.call('PUT /api/flow/{id}/accounts', { ...token(), id, body: { accountIds } });
const flows = async () => (await server.call('GET /api/flow/list', token())).body.data;
const automations = async () => (await server.call('GET /api/flows', token())).body.data;
const publish = (id: string) => server.call('POST /api/flow/{id}/publish', { ...token(), id });
const disconnect = (account: string) => server.call('POST /api/instagram/disconnect', { ...token(), account });

async function save(name: string, ...says: string[]): Promise<string> {
  const { body } = await server.call('POST /api/flow/save', { ...token(), body: { name, ...flowThatSays(...says) } });
  return body.data.id;
}

async function create(more: Partial<BodyOf<'POST /api/flows'>> = {}) {
  const body = { name: 'Reply', trigger: 'message_received', actions: [{ type: 'reply', text: 'auto' }], ...more } as const;
  return server.call('POST /api/flows', { ...token(), body });
}

/** Waits for the decision about a message. */
async function hear({ igId }: Account): Promise<{ outcome: string | null; id: string }> {
  const mid = `${n}-${Math.random()}`;
  await server.deliver(dm({ igId, from: '81', text: 'hello', mid }));
  return eventually(async () => {
    const query = `?eventType=messages&payload=${encodeURIComponent(JSON.stringify({ message: { mid } }))}`;
    const [event] = (await server.call('GET /api/webhooks/events', { ...token(), query })).body.data.events;
    if (!event?.outcome) throw new Error('The message is not processed yet.');
    return { id: event.id, outcome: event.outcome };
  });
}

test('a flow answers for all accounts until some are chosen, also before its first publication', async () => {
  const id = await save('Bot', 'hi');
  expect((await flows())[0]?.accountIds).toBeNull();
  expect((await choose(id, [second.id, second.id])).body.data.accountIds).toEqual([second.id]);
  await publish(id);
  expect(await hear(second)).toMatchObject({ outcome: 'flow_ran' });
  const silent = await hear(first);
  expect(silent.outcome).toBe('no_account_flow');
  const why = await server.call('GET /api/webhooks/events/{id}/why', { ...token(), id: silent.id });
  expect(why.body.data.considered).toMatchObject([{ result: 'no_match', reason: 'other_account' }]);

  expect((await choose(id, null)).body.data.accountIds).toBeNull();
  expect(await hear(first)).toMatchObject({ outcome: 'flow_ran' });
});

test('the choice is of the flow, not of a version; automations list it', async () => {
  const id = await save('Bot', 'hi');
  await publish(id);
  await choose(id, [first.id]);
  await save('Bot', 'bye');
  await publish(id);
  await server.call('POST /api/flow/{id}/versions/{version}/restore', { ...token(), id, version: '1', body: {} });
  await server.call('PATCH /api/flow/{id}', { ...token(), id, body: { name: 'Renamed' } });
  await server.call('POST /api/flow/{id}/unpublish', { ...token(), id });
  await publish(id);
  expect(await flows()).toMatchObject([{ name: 'Renamed', publishedVersion: 3, accountIds: [first.id] }]);
  const [automation] = await automations();
  expect(automation?.accountIds).toEqual([first.id]);
  const edited = await server.call('PATCH /api/flows/{id}', {
    ...token(),
    id: automation?._id ?? '',
    body: { accountIds: [first.id, second.id] },
  });
  expect(edited.body.data.accountIds).toEqual([first.id, second.id]);
  expect((await server.call('GET /api/flow/get/{id}', { ...token(), id })).body.data.accountIds).toEqual([first.id, second.id]);
  expect((await flows())[0]?.publishedVersion).toBe(3);
});

test('an automation for another account leaves the message to the next one', async () => {
  const { body } = await create({ accountIds: [first.id], priority: -1 });
  expect(body.data.accountIds).toEqual([first.id]);
  await create({ name: 'Everywhere', actions: [{ type: 'reply', text: 'everywhere' }] });
  await hear(first);
  await hear(second);
  const sent = () =>
    server.instagram.sent.flatMap(({ igId, text }) =>
      [first.igId, second.igId].includes(igId) ? [[igId, text === 'everywhere']] : [],
    );
  await eventually(() =>
    expect(sent().sort()).toEqual(
      [
        [first.igId, false],
        [second.igId, true],
      ].sort(),
    ),
  );
  const probe = async (account?: string) => {
    const asked = await server.call('POST /api/flows/probe', {
      ...token(),
      ...(account !== undefined && { account }),
      body: { text: 'hello' },
    });
    return asked.body.data.replies;
  };
  expect(await Promise.all([probe(), probe(first.id), probe(second.id)])).toEqual([['auto'], ['auto'], ['everywhere']]);
  const active = async (account: string) =>
    (await server.call('GET /api/webhooks/counts', { ...token(), account })).body.data.activeFlows;
  expect(await Promise.all([active(first.id), active(second.id)])).toEqual([2, 1]);
});

test('comments and scheduled times respect the choice', async () => {
  await create({ trigger: 'comment', accountIds: [second.id] });
  const schedule = { days: ['monday'], time: '12:00', timeZone: 'UTC' } as const;
  await create({
    name: 'Daily',
    trigger: 'time_based',
    triggerSettings: { schedule: { ...schedule, days: ['monday'] } },
    accountIds: [second.id],
  });
  const comments = async (igId: string) => {
    const value = { id: `c${igId}`, text: 'nice', from: { id: '82', username: 'lima' }, media: { id: 'post' } };
    const time = Math.floor(Date.now() / 1000);
    await server.deliver({ object: 'instagram', entry: [{ id: igId, time, changes: [{ field: 'comments', value }] }] });
  };
  for (const { igId } of [first, second]) await comments(igId);
  await Promise.all([hear(first), hear(second)]);
  await sql`update automations set next_run_at = now() - interval '1 second' where owner_id = ${user.id} and trigger_type = 'time_based'`.execute(
    server.database.system,
  );
  await eventually(async () => {
    const { rows } = await sql`
      select account_id, trigger_key like 'a:%' as "isScheduled" from runs where owner_id = ${user.id} order by 2`.execute(
      server.database.system,
    );
    expect(rows).toEqual([
      { account_id: second.id, isScheduled: false },
      { account_id: second.id, isScheduled: true },
    ]);
  });
  const daily = (await automations()).find(({ name }) => name === 'Daily');
  expect(daily?.lastFired?.contacts).toBe(1);
});

test('a disconnected account leaves the choice; without any left, the flow answers for none', async () => {
  const id = await save('Bot', 'hi');
  await publish(id);
  await choose(id, [first.id]);
  const [automation] = await automations();
  expect((await disconnect(first.id)).status).toBe(200);
  expect((await flows())[0]?.accountIds).toEqual([]);
  expect((await hear(second)).outcome).toBe('no_account_flow');
  const edit = (body: BodyOf<'PATCH /api/flows/{id}'>) =>
    server.call('PATCH /api/flows/{id}', { ...token(), id: automation?._id ?? '', body });
  expect((await edit({ description: 'Sales' })).body.data.accountIds).toEqual([]);
  const copy = await server.call('POST /api/flows/{id}/duplicate', { ...token(), id: automation?._id ?? '' });
  expect(copy.body.data.accountIds).toEqual([]);
  await server.connect(user, first.igId, { adds: true });
  expect((await flows())[0]?.accountIds).toEqual([first.id]);
  await sql`delete from instagram_accounts where id = ${first.id}`.execute(server.database.system);
  expect((await flows())[0]?.accountIds).toEqual([]);
});

test('an account that another workspace takes over leaves the choice', async () => {
  const id = await save('Bot', 'hi');
  await choose(id, [first.id, second.id]);
  await server.connect(stranger, first.igId, { adds: true });
  expect((await flows())[0]?.accountIds).toEqual([second.id]);
});

test('S20: accounts of others, disconnected ones and forged ids are refused, and nothing changes', async () => {
  const id = await save('Bot', 'hi');
  await publish(id);
  await choose(id, [first.id]);
  const [automation] = await automations();
  await disconnect(second.id);
  const [foreign = ''] = await idsOf(stranger);
  for (const other of [foreign, second.id, '01900000-0000-7000-8000-000000000000', 'x', first.igId]) {
    for (const accountIds of [[other], [first.id, other]]) {
      const answers = [
        await choose(id, accountIds),
        await create({ accountIds }),
        await server.call('PATCH /api/flows/{id}', { ...token(), id: automation?._id ?? '', body: { accountIds } }),
      ];
      for (const { status, body } of answers) expect([status, body]).toMatchObject([404, { code: 'account_not_connected' }]);
    }
  }
  for (const accountIds of [[], Array.from({ length: INSTAGRAM_ACCOUNTS_MAX + 1 }, () => first.id)]) {
    expect((await choose(id, accountIds)).status).toBe(400);
  }
  expect(await automations()).toMatchObject([{ accountIds: [first.id] }]);
  const theirs = await server.call('PUT /api/flow/{id}/accounts', { token: stranger.token, id, body: { accountIds: null } });
  expect(theirs.status).toBe(404);
  expect(await flows()).toMatchObject([{ accountIds: [first.id] }]);
});

test('the audit log records the choice by name', async () => {
  const id = await save('Bot', 'hi');
  await choose(id, [first.id]);
  await publish(id);
  const [automation] = await automations();
  await server.call('PATCH /api/flows/{id}', { ...token(), id: automation?._id ?? '', body: { accountIds: null } });
  const { body } = await server.call('GET /api/workspace/audit-log', token());
  const name = `@shop.${first.igId.at(-1)}`;
  const changes = body.data.entries.flatMap(({ event, object, before, after }) =>
    event === 'accounts_chosen' ? [[object?.kind, before, after]] : [],
  );
  expect(changes).toEqual([
    ['automation', name, 'all'],
    ['flow', 'all', name],
  ]);
});
