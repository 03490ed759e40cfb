import { after, before, test } from 'node:test';
import { type Call, type CallContract, calls } from '@fanfare/shared/contracts';
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
let first: string;
let second: string;
const [firstIg, secondIg] = [igIdOf(1), igIdOf(2)];

before(async () => {
  server = await startTestServer();
  server.instagram.grantedScopes += ',instagram_business_content_publish,instagram_business_manage_comments';
  user = await server.signUp('anna');
  stranger = await server.signUp('ben');
  await server.connect(user, firstIg);
  await server.connect(user, secondIg, { adds: true });
  await server.connect(stranger, igIdOf(3));
  [first = '', second = ''] = (await accountsOf(user)).map(({ id }) => id);
  const { token } = user;
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Bot', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  await server.deliver(dm({ igId: firstIg, from: '71', text: 'one', mid: 'm1' }));
  await server.deliver(dm({ igId: secondIg, from: '72', text: 'two', mid: 'm2' }));
  await server.deliver(dm({ igId: secondIg, from: '73', text: 'three', mid: 'm3' }));
  // Recent activity lists the last events only, here the comments of both accounts.
  await eventually(async () => {
    const { body } = await server.call('GET /api/runs', { token });
    expect(body.data.runs.map(({ status }) => status)).toEqual(['finished', 'finished', 'finished']);
  });
  for (const [igId, media] of [
    [firstIg, 'post1'],
    [secondIg, 'post2'],
  ] as const) {
    const value = { id: `c-${media}`, text: 'nice', from: { id: '5001', username: 'lima' }, media: { id: media } };
    const time = Math.floor(Date.now() / 1000);
    await server.deliver({ object: 'instagram', entry: [{ id: igId, time, changes: [{ field: 'comments', value }] }] });
    const post = { kind: 'image', media: [{ type: 'image', url: `https://cdn.example.com/${media}.jpg` }] } as const;
    const scheduledAt = new Date(Date.now() + 1_000_000).toISOString();
    const account = igId === firstIg ? first : second;
    await server.call('POST /api/publishing', { token, account, body: { ...post, scheduledAt } });
    await sql`
      with known as (insert into posts (id, owner_id, account_id, media_id, published_at)
        values (gen_random_uuid(), ${user.id}, ${account}, ${media}, now() - interval '1 hour'))
      insert into insight_posts (owner_id, account_id, media_id, reach, fetched_at)
      values (${user.id}, ${account}, ${media}, 5, now())`.execute(server.database.system);
  }
  await eventually(async () => expect((await server.call('GET /api/comments', { token })).body.data.comments).toHaveLength(2));
});
after(() => server.close());

const accountsOf = async ({ token }: TestUser) => (await server.call('GET /api/instagram/accounts', { token })).body.data;
const get = <C extends Call>(call: C, account?: string, query = '') =>
  server.call(call, { token: user.token, query, ...(account !== undefined && { account }) }).then(({ status, body }) => {
    expect([call, status]).toEqual([call, 200]);
    return body;
  });
const both = () => [first, second].sort();
const distinct = (ids: (string | null | undefined)[]) => [...new Set(ids)].sort();

const lists: [name: string, read: (account?: string) => Promise<(string | null | undefined)[]>][] = [
  ['threads', async (a) => (await get('GET /api/inbox/threads', a)).data.threads.map((row) => row.accountId)],
  ['events', async (a) => (await get('GET /api/webhooks/events', a)).data.events.map((row) => row.connectedAccountId)],
  ['a search', async (a) => (await get('GET /api/webhooks/events', a, '?q=e')).data.events.map((row) => row.connectedAccountId)],
  [
    'a search in payloads',
    async (a) => (await get('GET /api/webhooks/events', a, '?payload=mid')).data.events.map((row) => row.connectedAccountId),
  ],
  [
    'notifications',
    async (a) => (await get('GET /api/notifications', a)).data.notifications.map((row) => row.connectedAccountId),
  ],
  [
    'groups of notifications',
    async (a) => (await get('GET /api/notifications/groups', a)).data.map(({ latest }) => latest.connectedAccountId),
  ],
  [
    'recent activity',
    async (a) => (await get('GET /api/webhooks/stats', a)).data.recentActivity.map((row) => row.connectedAccountId),
  ],
  [
    'received events',
    async (a) => (await get('GET /api/instagram/webhook/events', a)).events.map((row) => row.connectedAccountId),
  ],
  ['comments', async (a) => (await get('GET /api/comments', a)).data.comments.map((row) => row.accountId)],
  ['commented posts', async (a) => (await get('GET /api/comments/posts', a)).data.map((row) => row.accountId)],
  ['publications', async (a) => (await get('GET /api/publishing', a)).data.publications.map((row) => row.accountId)],
  ['insights of posts', async (a) => (await get('GET /api/analytics/posts', a)).data.posts.map((row) => row.accountId)],
];

for (const [name, read] of lists) {
  test(`${name}: all accounts without the header, one with it`, async () => {
    expect(distinct(await read())).toEqual(both());
    expect(distinct(await read(''))).toEqual(both());
    for (const account of [first, second]) expect(distinct(await read(account))).toEqual([account]);
  });
}

test('counts are the counts of the lists', async () => {
  const unanswered = async (account?: string) => (await get('GET /api/inbox/counts', account)).data.unassigned;
  expect(await Promise.all([unanswered(), unanswered(first), unanswered(second)])).toEqual([3, 1, 2]);
  for (const account of [undefined, first, second]) {
    const { events } = (await get('GET /api/webhooks/events', account, '?limit=200')).data;
    expect((await get('GET /api/webhooks/counts', account)).data.total).toBe(events.length);
    expect((await get('GET /api/webhooks/stats', account)).data.database.total).toBe(events.length);
    const { notifications, total } = (await get('GET /api/notifications', account, '?limit=200')).data;
    expect(total).toBe(notifications.length);
    expect((await get('GET /api/notifications/counts', account)).data.total).toBe(notifications.length);
  }
});

test('results of automations and runs are of the account', async () => {
  const runs = async (account?: string) => {
    const [activity] = (await get('GET /api/flows/activity', account)).data;
    return [activity?.runs, (await get('GET /api/runs', account)).data.runs.length];
  };
  expect(await Promise.all([runs(), runs(first), runs(second)])).toEqual([
    [3, 3],
    [1, 1],
    [2, 2],
  ]);
  const flow = (await get('GET /api/flow/list')).data[0]?.id ?? '';
  await sql`update runs set status = 'waiting', memory = jsonb_build_object('parked', jsonb_build_array(jsonb_build_object('nodeId', 'm0')))
    where owner_id = ${user.id}`.execute(server.database.system);
  const waiting = async (account?: string) => (await get('GET /api/runs/waiting', account, `?flowId=${flow}`)).data[0]?.people;
  expect(await Promise.all([waiting(), waiting(first), waiting(second)])).toEqual([3, 1, 2]);
  await sql`update runs set status = 'finished' where owner_id = ${user.id}`.execute(server.database.system);
});

test('missed keywords are of the account', async () => {
  await sql`update events set outcome = 'keyword_miss' where owner_id = ${user.id} and event_type = 'messages' and outcome = 'flow_ran'`.execute(
    server.database.system,
  );
  const missed = async (account?: string) => (await get('GET /api/webhooks/missed-keywords', account)).data.messages;
  const [all = 0, ofFirst = 0, ofSecond = 0] = await Promise.all([missed(), missed(first), missed(second)]);
  expect([all, ofFirst > 0, ofSecond > ofFirst]).toEqual([ofFirst + ofSecond, true, true]);
});

test('marking all as read marks the rows of the account', async () => {
  const unread = async (account?: string) => (await get('GET /api/notifications/counts', account)).data.unread;
  const untouched = await unread(second);
  const { body } = await server.call('POST /api/webhooks/events/read-all', { token: user.token, account: first });
  expect(body.marked).toBeGreaterThan(0);
  expect([await unread(first), await unread(second), await unread()]).toEqual([0, untouched, untouched]);
  const filter = { status: 'all' } as const;
  const { body: archived } = await server.call('POST /api/notifications/archive', {
    token: user.token,
    account: first,
    body: { filter },
  });
  expect(archived.changed).toBeGreaterThan(0);
  expect((await get('GET /api/notifications', first)).data.total).toBe(0);
  expect((await get('GET /api/notifications', second)).data.total).toBeGreaterThan(0);
});

test('a row is read by its id whatever account is chosen', async () => {
  const thread = (await get('GET /api/inbox/threads', second)).data.threads[0]?.id ?? '';
  const event = (await get('GET /api/webhooks/events', second)).data.events[0]?.id ?? '';
  const { token } = user;
  expect((await server.call('GET /api/inbox/threads/{id}', { token, account: first, id: thread })).status).toBe(200);
  expect((await server.call('GET /api/webhooks/events/{id}', { token, account: first, id: event })).status).toBe(200);
});

test('S20: no list accepts an account of another workspace, a disconnected one or a forged id', async () => {
  const foreign = (await accountsOf(stranger))[0]?.id ?? '';
  const added = await server.connect(user, igIdOf(4), { adds: true });
  expect(added.status).toBe(303);
  const former = (await accountsOf(user)).at(-1)?.id ?? '';
  await server.call('POST /api/instagram/disconnect', { token: user.token, account: former });
  const filtering = (Object.entries(calls) as [Call, CallContract][]).flatMap(([call, contract]) =>
    contract.filtersByAccount ? [call] : [],
  );
  expect(filtering.length).toBeGreaterThan(15);
  for (const account of [foreign, former, '01900000-0000-7000-8000-000000000000', 'x', `${first}'`, firstIg]) {
    for (const call of filtering) {
      const { status, body } = await server.call(call, { token: user.token, account });
      expect([call, account, status, body]).toMatchObject([call, account, 404, { code: 'account_not_connected' }]);
    }
  }
});
