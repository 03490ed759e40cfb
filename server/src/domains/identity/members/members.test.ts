import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { MEMBERS_MAX, type Permission, type Role, WORKSPACE_HEADER } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let count = 0;
let workspace: string;
let owner: TestUser;
let admin: TestUser;
let agent: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  owner = await newUser('owner');
  admin = await newUser('admin');
  agent = await newUser('agent');
  workspace = await server.addWorkspace(owner, 'Studio');
  await server.addMember(owner, workspace, admin, 'admin');
  await server.addMember(owner, workspace, agent, 'agent');
});

function newUser(name: string): Promise<TestUser> {
  count += 1;
  return server.signUp(`${name}${count}`);
}

const rolesSeenBy = async ({ token }: TestUser) => {
  const { body } = await server.call('GET /api/workspace/members', { token, workspace });
  return body.members.map(({ username, role }) => [username, role]);
};
const change = ({ token }: TestUser, { id }: TestUser, role: Role) =>
  server.call('PATCH /api/workspace/members/{id}', { token, workspace, id, body: { role } });
const remove = ({ token }: TestUser, { id }: TestUser) =>
  server.call('DELETE /api/workspace/members/{id}', { token, workspace, id });
const leave = ({ token }: TestUser) => server.call('POST /api/workspace/leave', { token, workspace });
const statusOf = async ({ token }: TestUser) => (await server.call('GET /api/flow/list', { token, workspace })).status;

async function isRefused(answer: Promise<{ status: number; body: unknown }>, status: number, code: string): Promise<void> {
  expect(await answer).toMatchObject({ status, body: { code } });
}

test('members are listed by role and name, with picture, and for owners and admins with email', async () => {
  const listFor = async ({ token }: TestUser) => {
    const { status, body } = await server.call('GET /api/workspace/members', { token, workspace });
    return [status, body.members] as const;
  };
  for (const reader of [owner, admin]) expect(await listFor(reader)).toEqual(withEmails());
  const [status, members] = withEmails();
  const withoutEmails = [status, members.map((member) => ({ ...member, email: '' }))];
  for (const role of ['agent', 'editor', 'viewer'] as const) {
    await change(owner, agent, role);
    const [found, list] = await listFor(agent);
    expect([found, list.map((member) => ({ ...member, role: member.id === agent.id ? 'agent' : member.role }))]).toEqual(
      withoutEmails,
    );
  }
});

function withEmails() {
  return [
    200,
    [
      [owner, 'owner'],
      [admin, 'admin'],
      [agent, 'agent'],
    ].map(([user, role]) => ({
      id: Object(user).id,
      username: Object(user).username,
      email: `${Object(user).username}@example.test`,
      avatar: expect.stringContaining('/avatars/'),
      role,
      joinedAt: expect.any(String),
      isAvailable: false,
    })),
  ] as const;
}

test('a changed role applies to the next call', async () => {
  const body = { shortcut: 'hi', text: 'hi' };
  expect((await change(owner, agent, 'viewer')).body.member.role).toBe('viewer');
  await isRefused(server.call('POST /api/inbox/canned-replies', { token: agent.token, workspace, body }), 403, 'role_too_low');
  expect((await change(admin, agent, 'editor')).status).toBe(200);
  expect((await server.call('POST /api/inbox/canned-replies', { token: agent.token, workspace, body })).status).toBe(201);
  // Their own workspaces are not affected.
  expect((await server.call('POST /api/inbox/canned-replies', { token: agent.token, body })).status).toBe(201);
});

describe('an owner remains', () => {
  test('the only owner can neither leave nor be changed', async () => {
    await isRefused(leave(owner), 409, 'owner_required');
    await isRefused(change(owner, owner, 'admin'), 409, 'owner_required');
    await isRefused(remove(owner, owner), 409, 'owner_required');
    expect(await rolesSeenBy(owner)).toHaveLength(3);
  });

  test('of two owners who leave at once, one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = [await newUser('first'), await newUser('second')];
      workspace = await server.addWorkspace(first, 'Studio');
      await server.addMember(first, workspace, second, 'owner');
      const statuses = await Promise.all([first, second].map(async (user) => (await leave(user)).status));
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });

  test('after a transfer the former owner is an admin and may leave', async () => {
    const transfer = (password: string) =>
      server.call('POST /api/workspace/transfer', { token: owner.token, workspace, body: { memberId: agent.id, password } });
    await isRefused(transfer('wrong'), 401, 'password_wrong');
    expect((await transfer(TEST_PASSWORD)).status).toBe(200);
    expect(await rolesSeenBy(agent)).toEqual([
      [agent.username, 'owner'],
      [admin.username, 'admin'],
      [owner.username, 'admin'],
    ]);
    expect((await leave(owner)).status).toBe(200);
    expect(await statusOf(owner)).toBe(403);
  });
});

test('admins cannot appoint, change or remove owners', async () => {
  await isRefused(change(admin, agent, 'owner'), 403, 'role_too_low');
  await isRefused(change(admin, admin, 'owner'), 403, 'role_too_low');
  await isRefused(change(admin, owner, 'agent'), 403, 'role_too_low');
  await isRefused(remove(admin, owner), 403, 'role_too_low');
  expect(await rolesSeenBy(admin)).toHaveLength(3);
});

test('a user remains in the personal workspace', async () => {
  const { token, id } = owner;
  await server.addMember(owner, id, admin, 'owner');
  const answers = [
    server.call('POST /api/workspace/leave', { token }),
    server.call('DELETE /api/workspace/members/{id}', { token: admin.token, workspace: id, id }),
    server.call('PATCH /api/workspace/members/{id}', { token: admin.token, workspace: id, id, body: { role: 'viewer' } }),
    server.call('DELETE /api/workspace', { token, body: { password: TEST_PASSWORD } }),
  ];
  for (const answer of answers) await isRefused(answer, 409, 'personal_workspace');
});

test('ids that are no members are not found', async () => {
  const stranger = await newUser('stranger');
  for (const id of [stranger.id, workspace, 'x']) {
    const { token } = owner;
    await isRefused(server.call('DELETE /api/workspace/members/{id}', { token, workspace, id }), 404, 'not_found');
  }
});

describe('removal ends access within a second', () => {
  test('of calls', async () => {
    expect(await statusOf(agent)).toBe(200);
    expect((await remove(admin, agent)).status).toBe(200);
    const answer = server.call('GET /api/flow/list', { token: agent.token, workspace });
    await isRefused(answer, 403, 'not_a_member');
    const { body } = await server.call('GET /api/workspaces', { token: agent.token });
    expect(body.workspaces.map(({ id }) => id)).toEqual([agent.id]);
  });

  test('of calls whose body is still on its way', async () => {
    const body = JSON.stringify({ name: 'Taken over' });
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      [WORKSPACE_HEADER]: workspace,
    };
    const slow = request(`${server.url}/api/workspace`, { method: 'PATCH', headers });
    slow.write(body.slice(0, 5));
    await delay(700);
    expect((await remove(owner, admin)).status).toBe(200);
    slow.end(body.slice(5));
    const [response] = await once(slow, 'response');
    response.resume();
    expect(response.statusCode).toBe(403);
    const { body: left } = await server.call('GET /api/workspaces', { token: owner.token });
    expect(left.workspaces.map(({ name }) => name)).toContain('Studio');
  });

  test('of sockets, in every tab of the workspace only', async () => {
    const connect = async (workspaceId?: string) => {
      const socket = io(server.url, { transports: ['websocket'], reconnection: false });
      const isIn = new Promise<void>((resolve) => socket.once('auth_success', () => resolve()));
      socket.emit('authenticate', { token: agent.token, userId: agent.id, workspaceId });
      await isIn;
      return socket;
    };
    const [first, second, own] = [await connect(workspace), await connect(workspace), await connect()];
    const removedAt = performance.now();
    await remove(owner, agent);
    await eventually(() => expect([first.connected, second.connected]).toEqual([false, false]));
    expect(performance.now() - removedAt).toBeLessThan(1_000);
    expect(own.connected).toBe(true);
    own.disconnect();
    const late = io(server.url, { transports: ['websocket'], reconnection: false });
    const isRefusedSocket = new Promise<void>((resolve) => late.once('auth_failed', () => resolve()));
    late.emit('authenticate', { token: agent.token, userId: agent.id, workspaceId: workspace });
    await isRefusedSocket;
  });

  test('of downloads', async () => {
    const stream = new Readable({ read: () => undefined });
    const isCut = new Promise<void>((resolve) => stream.once('close', () => resolve()));
    stream.on('error', () => undefined);
    server.app.http.downloads.add(`${workspace}:${agent.id}`, 'workspace.view', stream);
    stream.resume();
    await remove(owner, agent);
    await isCut;
  });
});

describe('a lower role ends', () => {
  test('running downloads that it does not permit', async () => {
    const add = (permission: Permission) => {
      const stream = new Readable({ read: () => undefined });
      server.app.http.downloads.add(`${workspace}:${admin.id}`, permission, stream);
      return stream;
    };
    const [table, log, inbox] = [add('data.export'), add('audit.view'), add('workspace.view')];
    const areCut = () => [table, log, inbox].map(({ destroyed }) => destroyed);
    expect((await change(owner, admin, 'editor')).status).toBe(200);
    expect(areCut()).toEqual([false, true, false]);
    expect((await change(owner, admin, 'viewer')).status).toBe(200);
    expect(areCut()).toEqual([true, true, false]);
    inbox.destroy();
  });

  test('a download that is being prepared', async () => {
    const call = 'GET /api/workspace/audit-log/export';
    const answer = await server.database.asSystem(async (queries) => {
      await sql`lock table audit_log in exclusive mode`.execute(queries);
      const waiting = server.call(call, { token: admin.token, workspace });
      await delay(300);
      await sql`update memberships set role = 'agent' where owner_id = ${workspace} and user_id = ${admin.id}`.execute(queries);
      return { waiting };
    });
    await isRefused(answer.waiting, 403, 'role_too_low');
  });
});

test('a member who may no longer connect accounts cannot finish connecting one', async () => {
  const connect = async (user: TestUser, between: () => Promise<unknown>) => {
    const started = await server.call('GET /api/instagram/auth/instagram', { token: user.token, workspace });
    await between();
    const state = new URL(started.body.authUrl).searchParams.get('state') ?? '';
    const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await server.send('GET', `/api/instagram/auth/callback?code=code-${igIdOf(count)}&state=${state}`, { headers: { cookie } });
    return (await server.call('GET /api/instagram/status', { token: owner.token, workspace })).body.connected;
  };
  expect(await connect(admin, () => change(owner, admin, 'agent'))).toBe(false);
  await change(owner, admin, 'admin');
  expect(await connect(admin, () => remove(owner, admin))).toBe(false);
  expect(await connect(owner, async () => undefined)).toBe(true);
});

test('sockets of a workspace hear its events, not those of others', async () => {
  const listen = async (user: TestUser, workspaceId?: string) => {
    const heard: string[] = [];
    const socket = io(server.url, { transports: ['websocket'], reconnection: false });
    socket.on('new_webhook_event', ({ event }) => heard.push(event.eventType));
    const isIn = new Promise<void>((resolve) => socket.once('auth_success', () => resolve()));
    socket.emit('authenticate', { token: user.token, userId: user.id, workspaceId });
    await isIn;
    return { heard, socket };
  };
  const inside = await listen(agent, workspace);
  const outside = await listen(agent);
  await server.connect(owner, igIdOf(count), { workspace });
  await server.deliver(dm({ igId: igIdOf(count), from: '1', text: 'hello', mid: `mid-${count}` }));
  await eventually(() => expect(inside.heard).toContain('messages'));
  expect(outside.heard).toEqual([]);
  inside.socket.disconnect();
  outside.socket.disconnect();
});

test(`a workspace has at most ${MEMBERS_MAX} members`, async () => {
  const { system } = server.database;
  await sql`with people as (
      insert into users (id, username, email, password_hash)
      select gen_random_uuid(), 'crowd' || n || ${workspace}, 'crowd@example.test', 'x' from generate_series(1, ${MEMBERS_MAX - 3}) n
      returning id
    ) insert into memberships (owner_id, user_id, role) select ${workspace}, id, 'viewer' from people`.execute(system);
  const body = { email: 'one-more@example.test', role: 'viewer' } as const;
  await isRefused(server.call('POST /api/workspace/invitations', { token: owner.token, workspace, body }), 409, 'too_many');
  expect(await rolesSeenBy(owner)).toHaveLength(MEMBERS_MAX);
});
