import { after, before, test } from 'node:test';
import type { Author } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm, echo } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';
import { createAutomaticAssignment } from './index.ts';

let server: TestServer;
let owner: TestUser;
let agent: TestUser;
let editor: TestUser;
let viewer: TestUser;
let stranger: TestUser;
let workspace: string;

before(async () => {
  server = await startTestServer({ pollMs: 100 });
  owner = await server.signUp('anna');
  agent = await server.signUp('ben');
  editor = await server.signUp('carla');
  viewer = await server.signUp('dora');
  stranger = await server.signUp('emma');
  workspace = await server.addWorkspace(owner, 'Northwind');
  await server.addMember(owner, workspace, agent, 'agent');
  await server.addMember(owner, workspace, editor, 'editor');
  await server.addMember(owner, workspace, viewer, 'viewer');
  await server.connect(owner, igIdOf(1), { workspace });
  await server.connect(stranger, igIdOf(2));
});
after(() => server.close());

const turn = (assignsConversations: boolean, { token }: TestUser = owner) =>
  server.call('PATCH /api/workspace', { token, workspace, body: { assignsConversations } });
const beAvailable = ({ token }: TestUser, isAvailable = true) =>
  server.call('PUT /api/inbox/availability', { token, workspace, body: { isAvailable } });
const assign = (id: string, assigneeId: string | null) =>
  server.call('PATCH /api/inbox/threads/{id}', { token: owner.token, workspace, id, body: { assigneeId } });

let written = 0;
async function write(from: string, text = 'hi', igId = igIdOf(1)): Promise<void> {
  written += 1;
  await server.deliver(dm({ igId, from, text, mid: `m${written}`, at: Date.now() + written }));
}

interface Stored {
  id: string;
  assignee: string | null;
  isDue: boolean;
}
async function stored(igsid: string, queries: Queries = server.database.system): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select conversation.id, assigned_to as assignee, assignment_due_at is not null as "isDue"
    from conversations conversation join contacts on contacts.id = contact_id where igsid = ${igsid}`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error(`${igsid} has no conversation.`);
  return row;
}
const assigneeOf = (igsid: string) =>
  eventually(async () => {
    const { assignee } = await stored(igsid);
    if (assignee === null) throw new Error(`${igsid} has no assignee.`);
    return assignee;
  });
/** A message and the mark of its conversation are stored together, and so are the end of the mark and the assignee. */
async function staysUnassigned(igsid: string): Promise<void> {
  await eventually(async () => expect(await stored(igsid)).toMatchObject({ isDue: false }));
  expect(await stored(igsid)).toMatchObject({ assignee: null });
}
const notices = async ({ token }: TestUser) => {
  const { body } = await server.call('GET /api/notifications', { token, workspace, query: '?limit=100' });
  return body.data.notifications.filter(({ eventType }) => eventType === 'webhook_error');
};
const nameOf = (id: string) => [owner, agent, editor].find((one) => one.id === id)?.username;

test('the setting is off at first: no conversation is assigned, and none waits for it', async () => {
  const { body } = await server.call('GET /api/workspaces', { token: owner.token });
  expect(body.workspaces.find(({ id }) => id === workspace)?.assignsConversations).toBe(false);
  await beAvailable(agent);
  await write('off');
  await staysUnassigned('off');
  await beAvailable(agent, false);
});

test('owners and admins turn it on, and the audit log shows it', async () => {
  expect(await turn(true, editor)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  expect(await turn(true)).toMatchObject({
    status: 200,
    body: { workspace: { assignsConversations: true, needsApproval: false } },
  });
  await turn(true);
  const query = '?event=assignment_setting_changed';
  const log = await server.call('GET /api/workspace/audit-log', { token: owner.token, workspace, query });
  expect(log.body.data.entries).toMatchObject([{ by: { name: 'anna' }, before: 'off', after: 'on' }]);
  expect((await stored('off')).assignee).toBeNull();
});

test('members are away until they are available, and colleagues see it', async () => {
  await write('all-away');
  await staysUnassigned('all-away');
  expect(await beAvailable(agent)).toMatchObject({ status: 200, body: { data: { isAvailable: true } } });
  expect(await beAvailable(viewer)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  const { body } = await server.call('GET /api/workspace/members', { token: viewer.token, workspace });
  expect(body.members.map(({ username, isAvailable }) => [username, isAvailable])).toEqual([
    ['anna', false],
    ['carla', false],
    ['ben', true],
    ['dora', false],
  ]);
  const own = await server.call('GET /api/workspace/members', { token: agent.token });
  expect(own.body.members).toMatchObject([{ username: 'ben', isAvailable: false }]);
  expect((await stored('all-away')).assignee).toBeNull();
});

test('three members get nine conversations in turn, with a notice each', async () => {
  for (const member of [owner, editor]) await beAvailable(member);
  const turns: (string | undefined)[] = [];
  for (let n = 1; n <= 9; n += 1) {
    await write(`fair${n}`);
    turns.push(nameOf(await assigneeOf(`fair${n}`)));
  }
  const round = ['anna', 'ben', 'carla'];
  expect(turns).toEqual([...round, ...round, ...round]);
  for (const member of [owner, agent, editor]) {
    const found = await notices(member);
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({ content: { text: 'A conversation was assigned to you' }, isRead: false });
  }
  expect(await notices(viewer)).toEqual([]);
});

test('an assignment by a member takes the turn too, and an assigned conversation keeps its assignee', async () => {
  const { id } = await stored('off');
  await assign(id, owner.id);
  await write('off', 'still there?');
  await write('after-manual');
  expect(nameOf(await assigneeOf('after-manual'))).toBe('ben');
  expect((await stored('off')).assignee).toBe(owner.id);
});

test('a member who is away keeps conversations and gets no new ones', async () => {
  await beAvailable(editor, false);
  await write('away1');
  expect(nameOf(await assigneeOf('away1'))).toBe('anna');
  await write('away2');
  expect(nameOf(await assigneeOf('away2'))).toBe('ben');
  expect(nameOf((await stored('fair3')).assignee ?? '')).toBe('carla');
  await beAvailable(editor);
  await write('back');
  expect(nameOf(await assigneeOf('back'))).toBe('carla');
});

test('conversations that a flow answers are not assigned; with a handover they are', async () => {
  const position = { x: 0, y: 0 };
  const publish = async (keyword: string, last: 'messageNode' | 'handoverNode') => {
    const start = { trigger: 'keyword_detected' as const, keyword };
    const nodes = [
      { id: 's', type: 'startNode' as const, position, data: { start } },
      { id: 'm', type: 'messageNode' as const, position, data: { content: 'One moment.' } },
      { id: 'l', type: last, position, data: last === 'messageNode' ? { content: 'It is 20 EUR.' } : {} },
    ];
    const edges = [
      { id: 'e1', source: 's', target: 'm' },
      { id: 'e2', source: 'm', target: 'l' },
    ];
    const as = { token: owner.token, workspace };
    const saved = await server.call('POST /api/flow/save', { ...as, body: { name: keyword, nodes, edges } });
    expect((await server.call('POST /api/flow/{id}/publish', { ...as, id: saved.body.data.id })).status).toBe(200);
  };
  await publish('price', 'messageNode');
  await publish('human', 'handoverNode');
  await write('answered', 'price');
  await staysUnassigned('answered');
  await write('asks', 'human');
  expect(nameOf(await assigneeOf('asks'))).toBe('anna');
  await write('answered', 'and in red?');
  expect(nameOf(await assigneeOf('answered'))).toBe('ben');
});

test('conversations that were answered in the meantime are not assigned', async () => {
  await server.database.asSystem(async (queries) => {
    await sql`select from workspace_settings where owner_id = ${workspace} for update`.execute(queries);
    await write('overtaken');
    await eventually(async () => expect(await stored('overtaken', queries)).toMatchObject({ isDue: true }));
    await server.deliver(echo({ igId: igIdOf(1), from: 'overtaken', text: 'Yes!', mid: 'echo1', at: Date.now() + 60_000 }));
    await eventually(async () => {
      const { rows } = await sql`select from messages where mid = 'echo1'`.execute(queries);
      expect(rows).toHaveLength(1);
    });
  });
  await eventually(async () => expect(await stored('overtaken')).toMatchObject({ isDue: false }));
  expect((await stored('overtaken')).assignee).toBeNull();
});

test('several processes give each conversation to one member, and no turn is skipped', async () => {
  const count = 60;
  const { system } = server.database;
  const earlier = (await Promise.all([owner, agent, editor].map(notices))).map((found) => found.length);
  await sql`
    with met as (
      insert into contacts (id, owner_id, account_id, igsid)
      select gen_random_uuid(), owner_id, id, 'many' || n from instagram_accounts, generate_series(1, ${count}::int) n
      where owner_id = ${workspace} returning *
    ), talked as (
      insert into conversations (id, owner_id, account_id, contact_id, last_message_at, last_inbound_at, assignment_due_at)
      select gen_random_uuid(), owner_id, account_id, id, now(), now(), now() from met returning *
    )
    insert into messages (id, owner_id, account_id, conversation_id, mid, direction, text, sent_at)
    select gen_random_uuid(), owner_id, account_id, id, id::text, 'in', 'hi', now() from talked`.execute(system);
  const shared = { database: server.database, clock: systemClock, logger: createLogger('silent'), pollMs: 100 };
  const processes = [1, 2, 3].map(() => createAutomaticAssignment({ ...shared, bus: { publish: () => undefined } }));
  for (const process of processes) process.start();
  await eventually(async () => {
    const { rows } = await sql`select from conversations where assignment_due_at is not null`.execute(system);
    expect(rows).toHaveLength(0);
  });
  for (const process of processes) await process.stop();

  const { rows: given } = await sql<{ user_id: string }>`
    select user_id from events where owner_id = ${workspace} and user_id is not null order by seq desc limit ${count}`.execute(
    system,
  );
  const rounds = Array.from(
    { length: count / 3 },
    (_, n) => new Set(given.slice(3 * n, 3 * n + 3).map(({ user_id }) => user_id)),
  );
  expect(rounds.map(({ size }) => size)).toEqual(rounds.map(() => 3));
  const { rows: assigned } = await sql<{ n: number }>`
    select count(*)::int as n from conversations join contacts on contacts.id = contact_id where igsid like 'many%'
    group by assigned_to`.execute(system);
  expect(assigned).toEqual([{ n: 20 }, { n: 20 }, { n: 20 }]);
  const later = (await Promise.all([owner, agent, editor].map(notices))).map((found) => found.length);
  expect(later).toEqual(earlier.map((n) => n + 20));
});

test('members who were removed or can no longer reply are not chosen', async () => {
  const as = { token: owner.token, workspace };
  await server.call('PATCH /api/workspace/members/{id}', { ...as, id: agent.id, body: { role: 'viewer' } });
  await server.call('DELETE /api/workspace/members/{id}', { ...as, id: editor.id });
  for (const from of ['left1', 'left2', 'left3']) {
    await write(from);
    expect(nameOf(await assigneeOf(from))).toBe('anna');
  }
  await server.call('PATCH /api/workspace/members/{id}', { ...as, id: agent.id, body: { role: 'agent' } });
  await server.addMember(owner, workspace, editor, 'editor');
  const { body } = await server.call('GET /api/workspace/members', as);
  const away: (Author['name'] | undefined)[] = body.members.flatMap(({ username, isAvailable }) =>
    isAvailable ? [] : [username],
  );
  expect(away.sort()).toEqual(['ben', 'carla', 'dora']);
});

test('other workspaces, simulated contacts and conversations of another app are unaffected, and nothing is assigned once it is off', async () => {
  const asStranger = { token: stranger.token, body: { isAvailable: true } };
  expect(await server.call('PUT /api/inbox/availability', asStranger)).toMatchObject({ status: 200 });
  expect((await server.call('PUT /api/inbox/availability', { ...asStranger, workspace })).status).toBe(403);
  await write('elsewhere', 'hi', igIdOf(2));
  await staysUnassigned('elsewhere');
  await write('sim:9');
  await staysUnassigned('sim:9');
  const [entry] = dm({ igId: igIdOf(1), from: 'standby', text: 'hi', mid: 'standby1' }).entry;
  await server.deliver({ object: 'instagram', entry: [{ id: igIdOf(1), time: Date.now(), standby: entry?.messaging ?? [] }] });
  await staysUnassigned('standby');
  await turn(false);
  await write('turned-off');
  await staysUnassigned('turned-off');
});

test('due conversations are found by their index', async () => {
  const { rows } = await sql<Record<string, string>>`
    explain select id from conversations where assignment_due_at is not null
    order by assignment_due_at, last_inbound_at, id limit 200`.execute(server.database.system);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('conversations_to_assign');
});
