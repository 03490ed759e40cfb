import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let owner: TestUser;
let agent: TestUser;
let viewer: TestUser;
let stranger: TestUser;
let workspace: string;
let ids: string[];

before(async () => {
  server = await startTestServer();
  owner = await server.signUp('anna');
  agent = await server.signUp('ben');
  viewer = await server.signUp('carla');
  stranger = await server.signUp('dora');
  workspace = await server.addWorkspace(owner, 'Northwind');
  await server.addMember(owner, workspace, agent, 'agent');
  await server.addMember(owner, workspace, viewer, 'viewer');
  await server.connect(owner, igIdOf(1), workspace);
  for (const from of ['1', '2', '3']) {
    await server.deliver(dm({ igId: igIdOf(1), from, text: `hi from ${from}`, mid: `m${from}`, at: Date.now() + Number(from) }));
  }
  ids = await eventually(async () => {
    const found = await list(owner);
    expect(found).toHaveLength(3);
    return found;
  });
});
after(() => server.close());

async function list(user: TestUser, query = ''): Promise<string[]> {
  const { body } = await server.call('GET /api/inbox/threads', { token: user.token, workspace, query });
  return body.data.threads.map(({ id }) => id);
}
const assign = (user: TestUser, id: string, assigneeId: unknown) =>
  server.call('PATCH /api/inbox/threads/{id}', { token: user.token, workspace, id, body: { assigneeId } });
const assigneeOf = async (id: string) =>
  (await server.call('GET /api/inbox/threads/{id}', { token: owner.token, workspace, id })).body.data.assignee;
const counts = async (user: TestUser) => (await server.call('GET /api/inbox/counts', { token: user.token, workspace })).body.data;

test('members assign conversations, list their own and those without an assignee, page by page', async () => {
  const [third = '', second = '', first = ''] = ids;
  expect(await assign(owner, first, agent.id)).toMatchObject({
    status: 200,
    body: { data: { assignee: { id: agent.id, name: 'ben' } } },
  });
  await assign(agent, second, agent.id);
  expect(await list(agent, '?assigned=me')).toEqual([second, first]);
  expect(await list(owner, '?assigned=me')).toEqual([]);
  expect(await list(owner, '?assigned=none')).toEqual([third]);
  expect(await list(owner, '?assigned=all')).toEqual(ids);
  expect(await counts(agent)).toMatchObject({ unanswered: 3, mine: 2, unassigned: 1 });
  expect(await counts(viewer)).toMatchObject({ mine: 0, unassigned: 1 });

  const page = await server.call('GET /api/inbox/threads', { token: agent.token, workspace, query: '?assigned=me&limit=1' });
  const cursor = encodeURIComponent(page.body.data.nextCursor ?? '');
  expect(await list(agent, `?assigned=me&limit=1&cursor=${cursor}`)).toEqual([first]);
  expect(await list(agent, '?assigned=me&filter=unanswered&search=from%201')).toEqual([first]);
  expect(await list(agent, '?assigned=me&filter=archived')).toEqual([]);
  expect(await server.send('GET', '/api/inbox/threads?assigned=x', { token: agent.token })).toMatchObject({ status: 400 });

  expect(await assign(agent, second, null)).toMatchObject({ body: { data: { assignee: null } } });
  expect(await list(owner, '?assigned=none')).toEqual([third, second]);
});

test('only members who can reply assign, and only to members who can reply', async () => {
  const [id = ''] = ids;
  for (const assigneeId of [viewer.id, stranger.id, 'x']) {
    expect(await assign(owner, id, assigneeId)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', error: 'Choose a member who can reply to messages.', field: 'assigneeId' },
    });
  }
  expect(await assign(viewer, id, owner.id)).toMatchObject({ status: 403 });
  expect((await assign(stranger, id, owner.id)).status).not.toBe(200);
  const elsewhere = { token: stranger.token, id, body: { assigneeId: stranger.id } };
  expect(await server.call('PATCH /api/inbox/threads/{id}', elsewhere)).toMatchObject({ status: 404 });
  expect(await assigneeOf(id)).toBeNull();
});

test('a reply does not assign, and a conversation is unassigned when its member is removed', async () => {
  const [id = ''] = ids;
  const reply = { token: agent.token, workspace, id, body: { text: 'hello' } };
  expect(await server.call('POST /api/inbox/threads/{id}/messages', reply)).toMatchObject({ status: 201 });
  expect(await assigneeOf(id)).toBeNull();
  await assign(owner, id, agent.id);
  await server.call('DELETE /api/workspace/members/{id}', { token: owner.token, workspace, id: agent.id });
  expect(await assigneeOf(id)).toBeNull();
  expect(await list(owner, '?assigned=none')).toContain(id);
  await server.addMember(owner, workspace, agent, 'agent');
  expect(await assigneeOf(id)).toBeNull();
});
