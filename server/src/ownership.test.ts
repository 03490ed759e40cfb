import { after, before, test } from 'node:test';
import { type BodyOf, type Call, type CallContract, calls } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../test/data/deliveries.ts';
import { flowThatSays } from '../test/data/flows.ts';
import { igIdOf } from '../test/doubles/startInstagramDouble.ts';
import { eventually } from '../test/eventually.ts';
import { isLong } from '../test/longTest.ts';
import { silentLogger } from '../test/servers/silentLogger.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';
import { createRollupJob } from './domains/insight/analytics/index.ts';
import { systemClock } from './infrastructure/clock/Clock.ts';

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;
let foreign: Record<
  | ('approval' | 'automation' | 'canned' | 'comment' | 'event' | 'flow' | 'message' | 'note')
  | ('post' | 'run' | 'subscription' | 'suite' | 'thread'),
  string[]
>;
const foreignIds: string[] = [];

before(async () => {
  server = await startTestServer({ inSecondWorkspace: true });
  owner = await server.signUp('owner');
  stranger = await server.signUp('stranger');
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  await server.connect(owner, igIdOf(1));
  const { body } = await server.call('POST /api/flow/save', {
    token: owner.token,
    body: { name: 'Mine', ...flowThatSays('hi') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: owner.token, id: body.data.id });
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hello', mid: 'm' }));
  const events = await eventually(async () => {
    const answer = await server.call('GET /api/webhooks/events', { token: owner.token });
    expect(answer.body.data.events).toHaveLength(2);
    return answer.body.data.events;
  });
  foreign = {
    flow: [body.data.id, 'Mine'],
    event: events.map((event) => event.id),
    ...(await idsOfWorkbench(owner.token)),
    ...(await idsAtTheDesk()),
    approval: [await idOfApproval(body.data.id)],
  };
  foreignIds.push(...Object.values(foreign).flat());
});
after(() => server.close());

async function idsOfWorkbench(token: string) {
  const made = await server.call('POST /api/flows', {
    token,
    body: { name: 'Off', trigger: 'message_received', isActive: false },
  });
  const [run] = (await server.call('GET /api/runs', { token })).body.data.runs;
  const [subscription] = (await server.call('GET /api/webhooks/subscriptions', { token })).body.data;
  const suite = { accountId: igIdOf(1), senderId: 'x', senderUsername: 'x' };
  const { body } = await server.call('POST /api/webhooks/testing/create-suite', { token, body: suite });
  return {
    automation: [made.body.data._id],
    run: [run?.id ?? ''],
    subscription: [subscription?.subscriptionId ?? ''],
    suite: [body.suite.id],
  };
}

async function idOfApproval(flowId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into flow_approvals (id, owner_id, flow_id, revision, author_id, requested_at)
    values (gen_random_uuid(), ${owner.id}, ${flowId}, 1, ${owner.id}, now()) returning id`.execute(server.database.system);
  return rows[0]?.id ?? '';
}

async function idsAtTheDesk() {
  const { token } = owner;
  const comment = { id: '17', text: 'hi', from: { id: '2', username: 'ana' }, media: { id: '18' } };
  const changes = [{ field: 'comments', value: comment }];
  await server.deliver({ object: 'instagram', entry: [{ id: igIdOf(1), time: Date.now(), changes }] });
  const comments = await eventually(async () => {
    const { body } = await server.call('GET /api/comments', { token });
    expect(body.data.comments).toHaveLength(1);
    return body.data.comments;
  });
  const { threads } = (await server.call('GET /api/inbox/threads', { token })).body.data;
  const id = threads[0]?.id ?? '';
  const message = await server.call('POST /api/inbox/threads/{id}/messages', { token, id, body: { text: 'hi' } });
  const note = await server.call('POST /api/inbox/threads/{id}/notes', { token, id, body: { text: 'hi' } });
  const canned = await server.call('POST /api/inbox/canned-replies', { token, body: { shortcut: 'hi', text: 'hi' } });
  const media = [{ type: 'image', url: 'https://cdn.example.com/a.jpg' }] as const;
  const scheduledAt = new Date(Date.now() + 1_000_000).toISOString();
  const post = await server.call('POST /api/publishing', { token, body: { kind: 'image', media, scheduledAt } });
  return {
    thread: [id],
    comment: comments.map((entry) => entry.id),
    message: [message.body.data.id],
    note: [note.body.data.id],
    canned: [canned.body.data.id],
    post: [post.body.data.id],
  };
}

const contracts: [string, CallContract][] = Object.entries(calls);
const byId = contracts.filter(([, { params }]) => params !== undefined).map(([name]) => name);
const signedIn = contracts.filter(([, { access }]) => access === 'signed-in').map(([name]) => name);

/** For calls that validate their body before the id. */
const bodies: Partial<{ [C in Call]: BodyOf<C> }> = {
  'PATCH /api/flow/{id}': { name: 'Taken over' },
  'PUT /api/flow/{id}/draft': { nodes: [], edges: [] },
  'PUT /api/webhooks/subscriptions/{id}': { status: 'inactive' },
  'POST /api/webhooks/events/{id}/replay': { mode: 'dry_run' },
  'POST /api/flows/{id}/keywords': { keywords: ['taken over'] },
  'PATCH /api/inbox/threads/{id}': { labels: ['taken over'] },
  'POST /api/inbox/threads/{id}/messages': { text: 'taken over' },
  'PUT /api/inbox/messages/{id}/reaction': { emoji: 'love' },
  'POST /api/inbox/threads/{id}/notes': { text: 'taken over' },
  'PATCH /api/inbox/canned-replies/{id}': { text: 'taken over' },
  'POST /api/comments/{id}/reply': { text: 'taken over' },
  'POST /api/comments/{id}/hide': { isHidden: true },
  'POST /api/comments/{id}/private-reply': { text: 'taken over' },
  'PATCH /api/workspace/members/{id}': { role: 'viewer' },
  'POST /api/approvals/{id}/refuse': { comment: 'taken over' },
  'PUT /api/publishing/{id}': { kind: 'image', media: [{ type: 'image', url: 'https://cdn.example.com/b.jpg' }] },
  'POST /api/publishing/{id}/approve': { revision: 1 },
  'POST /api/publishing/{id}/refuse': { revision: 1, comment: 'taken over' },
  'PUT /api/flow/{id}/accounts': { accountIds: null },
  'PUT /api/contacts/{id}/variables': { name: 'city', value: 'taken over' },
};

test('there is something to check', () => {
  expect(byId.length).toBeGreaterThanOrEqual(5);
  expect(foreignIds).toHaveLength(15);
  expect(foreignIds).not.toContain('');
});

const kindsByPath: readonly [RegExp, readonly (keyof typeof foreign)[]][] = [
  [/ \/api\/inbox\/threads\//, ['thread']],
  [/ \/api\/inbox\/messages\//, ['message']],
  [/ \/api\/inbox\/notes\//, ['note']],
  [/ \/api\/inbox\/canned-replies\//, ['canned']],
  [/ \/api\/comments\//, ['comment']],
  [/ \/api\/publishing\//, ['post']],
  [/ \/api\/(analytics\/)?flows?\//, ['flow', 'automation']],
  [/ \/api\/approvals\//, ['approval']],
  [/ \/api\/runs\//, ['run']],
  [/ \/api\/webhooks\/subscriptions\//, ['subscription']],
  [/ \/api\/webhooks\/testing\//, ['suite']],
  [/ \/api\/(webhooks\/events|notifications)\//, ['event']],
];
/** The long form tries ids of all kinds with each call. */
function foreignIdsFor(name: string): string[] {
  const kinds = isLong ? undefined : kindsByPath.find(([path]) => path.test(name))?.[1];
  return kinds?.flatMap((kind) => foreign[kind]) ?? foreignIds;
}

for (const name of byId) {
  test(`S20: ${name} finds nothing of another user`, async () => {
    for (const id of foreignIdsFor(name)) {
      const call = name as Call;
      const headers = { 'if-match': '"1"' };
      const { status } = await server.call(call, { token: stranger.token, id, headers, body: bodies[call] });
      expect([id, status]).toEqual([id, 404]);
    }
  });
}

/** Bodies that name rows by id. */
const byBody = {
  'POST /api/flows': (id) => ({
    name: `Of ${id}`.slice(0, 90),
    trigger: 'message_received',
    actions: [{ type: 'run_flow', flowId: id }],
  }),
  'PATCH /api/flows/order': (id) => ({ ids: [id] }),
  'PATCH /api/inbox/threads/{id}': (id) => ({ assigneeId: id }),
  'PUT /api/flow/{id}/accounts': (id) => ({ accountIds: [id] }),
  'POST /api/webhooks/testing/create-suite': (id) => ({ accountId: id, senderId: 'x', senderUsername: 'x' }),
  'POST /api/notifications/read': (id) => ({ ids: [id] }),
  'POST /api/notifications/unread': (id) => ({ ids: [id] }),
  'POST /api/notifications/archive': (id) => ({ ids: [id] }),
  'POST /api/notifications/unarchive': (id) => ({ ids: [id] }),
  'POST /api/notifications/undo': (id) => ({ undoId: id }),
  'POST /api/webhooks/testing/cleanup/undo': (id) => ({ undoId: id }),
  'POST /api/webhooks/replay': (id) => ({ ids: [id], mode: 'dry_run' }),
  'POST /api/webhooks/events/retry': (id) => ({ ids: [id] }),
  'POST /api/workspace/transfer': (id) => ({ memberId: id, password: TEST_PASSWORD }),
  'POST /api/releases/pins/end': (id) => ({ remote: 'mf-x', userId: id }),
} as const satisfies Partial<{ [C in Call]: (id: string) => BodyOf<C> }>;
/** These ids are not rows of the server, or the call is tested with its creation. */
const otherIds = ['POST /api/flow/save', 'PUT /api/flow/{id}/draft', 'PATCH /api/flows/{id}', 'POST /api/flows/probe'];

/** Returns fields that name a row, such as `ids` and `flowId`, at any depth. */
function idFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(Object(schema.properties)).filter((name) => /^ids?$|Ids?$/.test(name)) : [];
  return [...own, ...Object.values(schema).flatMap(idFields)];
}

test('S20: every call whose body names rows is tried with those of another user', () => {
  const naming = contracts.filter(([, { body }]) => idFields(body).length > 0).map(([name]) => name);
  expect(naming.filter((name) => !otherIds.includes(name)).sort()).toEqual(Object.keys(byBody).sort());
});

/** Returns all rows of an owner as text. */
async function everythingOf(ownerId: string): Promise<string> {
  const { system } = server.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'owner_id'
    and table_name <> 'auth_sessions' order by 1`.execute(system);
  const parts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} || t::text as line from ${sql.id(name)} t where owner_id = ${ownerId}`,
  );
  const { rows } = await sql<{ line: string }>`${sql.join(parts, sql` union all `)} order by 1`.execute(system);
  return rows.map(({ line }) => line).join('\n');
}

test('S20: ids of another user in bodies and queries read and change nothing', async () => {
  const ids = [...foreignIds, igIdOf(1)];
  const { rows } = await sql<{ id: string }>`select id::text from contacts where owner_id = ${owner.id}
    union all select id::text from instagram_accounts where owner_id = ${owner.id}`.execute(server.database.system);
  ids.push(...rows.map(({ id }) => id));
  // Otherwise figures are counted in between.
  await createRollupJob({ database: server.database, clock: systemClock, logger: silentLogger }).runOnce();
  const before = await everythingOf(owner.id);
  const tried: [string, string, number][] = [];
  const isHarmless = ({ status, body }: { status: number; body: unknown }, name: string, id: string) => {
    expect([name, id, status < 500]).toEqual([name, id, true]);
    // The response may repeat the requested id.
    expect(JSON.stringify(body).replaceAll(JSON.stringify(id), '')).not.toMatch(/"hello"|"Mine"|shop\.1|user\.1\b/);
    tried.push([name, id, status]);
  };
  for (const [name, bodyFor] of Object.entries(byBody)) {
    for (const id of ids) isHarmless(await server.call(name as Call, { token: stranger.token, id, body: bodyFor(id) }), name, id);
  }
  for (const [name, { query }] of contracts) {
    for (const field of idFields(query)) {
      for (const id of ids) {
        const asked = `?${field}=${encodeURIComponent(id)}`;
        isHarmless(await server.call(name as Call, { token: stranger.token, id: 'x', query: asked }), name, id);
      }
    }
  }
  expect(tried.filter(([name, , status]) => status === 400 && name.startsWith('POST /api/flows'))).toEqual([]);
  expect(await everythingOf(owner.id)).toBe(before);
  expect(await everythingOf(stranger.id)).not.toMatch(new RegExp(ids.filter((id) => id.length > 20 && id !== 'Mine').join('|')));
});

for (const name of signedIn) {
  test(`${name} requires a session`, async () => {
    const { status, body } = await server.call(name as Call, { id: 'x' });
    expect([status, body]).toMatchObject([401, { code: 'not_signed_in' }]);
  });
}

test('S20: lists and figures of one user show nothing of another', async () => {
  const { token } = stranger;
  expect((await server.call('GET /api/flow/list', { token })).body.data).toEqual([]);
  expect((await server.call('GET /api/webhooks/events', { token })).body.data).toEqual({
    events: [],
    latestSeq: 0,
    hasMore: false,
    searchedTo: null,
  });
  expect((await server.call('GET /api/webhooks/counts', { token })).body.data).toMatchObject({ total: 0, activeFlows: 0 });
  expect((await server.call('GET /api/analytics/messages', { token })).body.data).toMatchObject({
    totalMessages: 0,
    activeConversations: 0,
  });
  expect((await server.call('GET /api/instagram/status', { token })).body.connected).toBe(false);
  expect((await server.call('GET /api/inbox/threads', { token })).body.data.threads).toEqual([]);
  expect((await server.call('GET /api/inbox/canned-replies', { token })).body.data).toEqual([]);
  expect((await server.call('GET /api/comments', { token })).body.data.comments).toEqual([]);
  expect((await server.call('GET /api/publishing', { token })).body.data.publications).toEqual([]);
  expect((await server.call('POST /api/webhooks/events/read-all', { token })).body.marked).toBe(0);
  expect((await server.call('GET /api/webhooks/counts', { token: owner.token })).body.data.unread).toBe(3);
});
