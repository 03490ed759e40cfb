import { after, before, describe, test } from 'node:test';
import type { Role } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { countReads } from '../../../../test/database/countReads.ts';
import { makeJobsDue } from '../../../../test/database/makeJobsDue.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTeamServer } from '../../../../test/servers/prepared/startTeamServer.ts';
import { TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { listThreads } from './inbox.readModel.ts';

let server: TestServer;
let owner: TestUser;
let agent: TestUser;
let viewer: TestUser;
let stranger: TestUser;
let workspace: string;
let ids: string[];

before(async () => {
  ({ server, owner, agent, viewer, stranger, workspace } = await startTeamServer());
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

test('a reply does not assign', async () => {
  const [id = ''] = ids;
  const reply = { token: agent.token, workspace, id, body: { text: 'hello' } };
  expect(await server.call('POST /api/inbox/threads/{id}/messages', reply)).toMatchObject({ status: 201 });
  expect(await assigneeOf(id)).toBeNull();
});

describe('conversations of a member who can no longer reply are unassigned', () => {
  const changeRole = (id: string, role: Role) =>
    server.call('PATCH /api/workspace/members/{id}', { token: owner.token, workspace, id, body: { role } });
  const isUnassigned = (id: string) => eventually(async () => expect(await list(owner, '?assigned=none')).toContain(id));

  test('if the member is removed, also when joining again', async () => {
    const [id = ''] = ids;
    await assign(owner, id, agent.id);
    await server.call('DELETE /api/workspace/members/{id}', { token: owner.token, workspace, id: agent.id });
    expect(await assigneeOf(id)).toBeNull();
    await isUnassigned(id);
    await server.addMember(owner, workspace, agent, 'agent');
    expect(await assigneeOf(id)).toBeNull();
  });

  test('if the member leaves', async () => {
    const [id = ''] = ids;
    await assign(owner, id, agent.id);
    await server.call('POST /api/workspace/leave', { token: agent.token, workspace });
    expect(await assigneeOf(id)).toBeNull();
    await isUnassigned(id);
    await server.addMember(owner, workspace, agent, 'agent');
  });

  test('if the member becomes a viewer, but not with another role', async () => {
    const [id = '', other = ''] = ids;
    await assign(owner, id, agent.id);
    await assign(owner, other, owner.id);
    await changeRole(agent.id, 'editor');
    expect(await assigneeOf(id)).toMatchObject({ id: agent.id });
    await changeRole(agent.id, 'viewer');
    expect(await assigneeOf(id)).toBeNull();
    await isUnassigned(id);
    expect(await assign(owner, id, agent.id)).toMatchObject({ status: 400 });
    await changeRole(agent.id, 'agent');
    expect(await assigneeOf(id)).toBeNull();
    expect(await assigneeOf(other)).toMatchObject({ id: owner.id });
  });

  test('if the member deletes the account', async () => {
    const [id = ''] = ids;
    const leaver = await server.signUp('emma');
    await server.addMember(owner, workspace, leaver, 'agent');
    await assign(owner, id, leaver.id);
    const deleted = await server.call('DELETE /api/user/delete', { token: leaver.token, body: { password: TEST_PASSWORD } });
    expect(deleted.status).toBe(200);
    expect(await assigneeOf(id)).toBeNull();
    await isUnassigned(id);
  });

  test('in batches, and conversations that are locked later', async () => {
    const { system } = server.database;
    const count = 1_200;
    await sql`
      with met as (
        insert into contacts (id, owner_id, account_id, igsid)
        select gen_random_uuid(), owner_id, id, 'many' || n from instagram_accounts, generate_series(1, ${count}::int) n returning *
      )
      insert into conversations (id, owner_id, account_id, contact_id, assigned_to)
      select gen_random_uuid(), owner_id, account_id, id, ${agent.id} from met`.execute(system);
    const assigned = async (queries: Queries) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from conversations where assigned_to = ${agent.id}`.execute(queries);
      return rows[0]?.n;
    };
    await server.database.asSystem(async (queries) => {
      await sql`select from conversations where assigned_to = ${agent.id} limit 1 for update`.execute(queries);
      expect(await changeRole(agent.id, 'viewer')).toMatchObject({ status: 200 });
      await eventually(async () => expect(await assigned(queries)).toBe(1));
    });
    await eventually(async () => expect(await makeJobsDue(system, 'unassignment')).toEqual([5]));
    await eventually(async () => expect(await assigned(system)).toBe(0));
    await changeRole(agent.id, 'agent');
  });
});

test('lists by assignee read only conversations that they show', async () => {
  const { system } = server.database;
  const count = 5_000;
  await sql`
    with met as (
      insert into contacts (id, owner_id, account_id, igsid)
      select gen_random_uuid(), owner_id, id, 'listed' || n from instagram_accounts, generate_series(1, ${count}::int) n returning *
    )
    insert into conversations (id, owner_id, account_id, contact_id, last_message_at, assigned_to)
    select gen_random_uuid(), owner_id, account_id, id, now() - interval '1 day' - n * interval '1 s',
      case when n > ${count - 30} then null when n > ${count - 60} then ${agent.id}::uuid else ${owner.id}::uuid end
    from (select *, row_number() over () as n from met) numbered`.execute(system);
  await sql`analyze conversations`.execute(system);
  for (const assigned of ['me', 'none', 'all'] as const) {
    const query = {
      filter: 'all',
      assigned,
      userId: agent.id,
      accountId: null,
      search: undefined,
      label: undefined,
      cursor: null,
      limit: 20,
    } as const;
    await server.database.asSystem(async (queries) => {
      const reads = await countReads(queries, async () => expect(await listThreads(queries, workspace, query)).toHaveLength(20));
      const conversations = reads.find(({ table }) => table === 'conversations');
      expect(conversations?.whole).toBe(0);
      expect(conversations?.lookedUp).toBeLessThan(50);
    });
  }
});
