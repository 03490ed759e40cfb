import { after, before, test } from 'node:test';
import { WORKSPACES_PER_USER_MAX } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const namesOf = async ({ token }: TestUser) =>
  (await server.call('GET /api/workspaces', { token })).body.workspaces.map(({ name, role, members }) => [name, role, members]);

/** Returns the tables with rows of an owner. */
async function rowsOf(ownerId: string): Promise<string[]> {
  const { system } = server.database;
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'owner_id' order by 1`.execute(system);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: some } = await sql`select 1 from ${sql.id(name)} where owner_id = ${ownerId} limit 1`.execute(system);
    if (some.length > 0) found.push(name);
  }
  return found;
}

async function publish({ token }: TestUser, workspace: string): Promise<void> {
  const { body } = await server.call('POST /api/flow/save', { token, workspace, body: { name: 'Hi', ...flowThatSays('Hi') } });
  const { status } = await server.call('POST /api/flow/{id}/publish', { token, workspace, id: body.data.id });
  expect(status).toBe(200);
}

test('signing up creates a workspace; more are created, renamed and listed in the order of joining', async () => {
  const user = await server.signUp('anna');
  const { token } = user;
  expect((await server.call('GET /api/workspaces', { token })).body).toEqual({
    success: true,
    workspaces: [
      { id: user.id, name: 'anna', role: 'owner', members: 1, owners: 1, needsApproval: false, assignsConversations: false },
    ],
    currentId: user.id,
  });
  const workspace = await server.addWorkspace(user, '  Studio ');
  const renamed = await server.call('PATCH /api/workspace', { token, workspace, body: { name: 'Studio Aurora' } });
  expect(renamed.body.workspace).toMatchObject({ id: workspace, name: 'Studio Aurora' });
  expect(await namesOf(user)).toEqual([
    ['anna', 'owner', 1],
    ['Studio Aurora', 'owner', 1],
  ]);
  expect((await server.call('PATCH /api/workspace', { token, workspace, body: { name: '   ' } })).status).toBe(400);
});

test(`a user is in at most ${WORKSPACES_PER_USER_MAX} workspaces`, async () => {
  const user = await server.signUp('greta');
  await sql`with made as (insert into workspaces (id, name) select gen_random_uuid(), 'x'
      from generate_series(2, ${WORKSPACES_PER_USER_MAX}) returning id)
    insert into memberships (owner_id, user_id, role) select id, ${user.id}, 'viewer' from made`.execute(server.database.system);
  const { status, body } = await server.call('POST /api/workspaces', { token: user.token, body: { name: 'One more' } });
  expect([status, body]).toMatchObject([409, { code: 'too_many' }]);
});

test('members of two workspaces see each with its own rows', async () => {
  const [owner, guest] = [await server.signUp('ben'), await server.signUp('cleo')];
  const workspace = await server.addWorkspace(owner, 'Studio');
  await server.addMember(owner, workspace, guest, 'editor');
  await publish(guest, workspace);
  const flowsOf = async (chosen: string) =>
    (await server.call('GET /api/flow/list', { token: guest.token, workspace: chosen })).body.data.map(({ name }) => name);
  expect([await flowsOf(workspace), await flowsOf(guest.id)]).toEqual([['Hi'], []]);
  expect((await server.call('GET /api/flow/list', { token: owner.token, workspace })).body.data).toHaveLength(1);
  expect((await server.call('GET /api/flow/list', { token: owner.token })).body.data).toEqual([]);
});

test('a deleted workspace ends at once for all members and leaves no row, and other workspaces stay', async () => {
  const [owner, guest] = [await server.signUp('dirk'), await server.signUp('ella')];
  const workspace = await server.addWorkspace(owner, 'Studio');
  await server.addMember(owner, workspace, guest, 'editor');
  await server.connect(owner, igIdOf(7), { workspace });
  await publish(guest, workspace);
  await publish(owner, owner.id);
  await server.deliver(dm({ igId: igIdOf(7), from: '5001', text: 'hi', mid: 'mid-7' }));
  await eventually(() => expect(server.instagram.sent).toHaveLength(1));
  const kept = await rowsOf(owner.id);
  expect((await rowsOf(workspace)).length).toBeGreaterThan(8);

  const remove = (token: string, password: string) =>
    server.call('DELETE /api/workspace', { token, workspace, body: { password } });
  expect(await remove(owner.token, 'wrong')).toMatchObject({ status: 401, body: { code: 'password_wrong' } });
  expect(await remove(guest.token, TEST_PASSWORD)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  expect((await remove(owner.token, TEST_PASSWORD)).status).toBe(200);
  for (const { token } of [owner, guest]) {
    const answer = await server.call('GET /api/flow/list', { token, workspace });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_a_member' } });
  }
  expect(server.instagram.calls).toContain('DELETE /graph/v25.0/me/subscribed_apps');
  await eventually(async () => expect(await rowsOf(workspace)).toEqual([]));
  await eventually(async () => {
    const left = await server.database.system.selectFrom('workspaces').where('id', '=', workspace).select('id').execute();
    expect(left).toEqual([]);
  });
  expect(await rowsOf(owner.id)).toEqual(kept);
});

test('S27: deleting an account takes the workspaces that it alone owns, and leaves those of others', async () => {
  const [leaver, partner] = [await server.signUp('frida'), await server.signUp('gustav')];
  const alone = await server.addWorkspace(leaver, 'Alone');
  const both = await server.addWorkspace(leaver, 'Both');
  const foreign = await server.addWorkspace(partner, 'Foreign');
  await server.addMember(leaver, alone, partner, 'admin');
  await server.addMember(leaver, both, partner, 'owner');
  await server.addMember(partner, foreign, leaver, 'editor');
  // The personal workspace has another owner, too.
  await server.addMember(leaver, leaver.id, partner, 'owner');
  for (const workspace of [alone, both, foreign, leaver.id]) await publish(leaver, workspace);
  const { token } = leaver;
  expect((await server.call('DELETE /api/user/delete', { token, body: { password: TEST_PASSWORD } })).status).toBe(200);

  await eventually(async () => expect(await rowsOf(alone)).toEqual([]));
  await eventually(async () => {
    const left = await server.database.system.selectFrom('users').where('id', '=', leaver.id).select('id').execute();
    expect(left).toEqual([]);
  });
  expect(await namesOf(partner)).toEqual([
    ['gustav', 'owner', 1],
    ['Foreign', 'owner', 1],
    ['Both', 'owner', 1],
    ['frida', 'owner', 1],
  ]);
  for (const workspace of [both, foreign, leaver.id]) {
    const { body } = await server.call('GET /api/flow/list', { token: partner.token, workspace });
    expect(body.data.map(({ name }) => name)).toEqual(['Hi']);
  }
  const tables = await rowsOf(leaver.id);
  expect(tables).toContain('bot_flows');
  expect(tables.filter((table) => /session|login|device|address|two_factor|backup/.test(table))).toEqual([]);
});

test('of two owners who delete their accounts at once, the last takes the workspace along', async () => {
  for (let round = 0; round < 4; round += 1) {
    const pair = [await server.signUp(`heidi${round}`), await server.signUp(`ivan${round}`)] as const;
    const [first, second] = pair;
    const workspace = await server.addWorkspace(first, 'Shared');
    await server.addMember(first, workspace, second, 'owner');
    const statuses = await Promise.all(
      pair.map(
        async ({ token }) => (await server.call('DELETE /api/user/delete', { token, body: { password: TEST_PASSWORD } })).status,
      ),
    );
    expect(statuses).toEqual([200, 200]);
    await eventually(async () => {
      const left = await server.database.system.selectFrom('workspaces').where('id', '=', workspace).select('id').execute();
      expect(left).toEqual([]);
    });
  }
});
