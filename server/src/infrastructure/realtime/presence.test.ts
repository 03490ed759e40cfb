import { after, before, test } from 'node:test';
import type { ClientToServerEvents, ServerToClientEvents } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { io, type Socket } from 'socket.io-client';
import { dm } from '../../../test/data/deliveries.ts';
import { igIdOf } from '../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../test/eventually.ts';
import { PUBLIC_URL, startTestServer, type TestServer, type TestUser } from '../../../test/servers/startTestServer.ts';

const threadId = '0190a000-0000-7000-8000-000000000001';
let server: TestServer;
let anna: TestUser;
let ben: TestUser;
let viewer: TestUser;
let workspace: string;
const open: Socket[] = [];

before(async () => {
  server = await startTestServer();
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  viewer = await server.signUp('carla');
  workspace = await server.addWorkspace(anna, 'Northwind');
  await server.addMember(anna, workspace, ben, 'agent');
  await server.addMember(anna, workspace, viewer, 'viewer');
});
after(async () => {
  for (const socket of open) socket.disconnect();
  await server.close();
});

async function signIn({ id: userId, token }: TestUser, workspaceId?: string) {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(server.url, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: PUBLIC_URL },
  });
  open.push(socket);
  const received: unknown[] = [];
  let isReady = false;
  let answers = 0;
  socket.on('inbox_presence', (payload) => received.push(payload));
  socket.on('inbox_changed', (payload) => received.push(payload));
  socket.on('connection_info', () => {
    isReady = true;
    answers += 1;
  });
  socket.emit('authenticate', { token, userId, timestamp: '', ...(workspaceId !== undefined && { workspaceId }) });
  await eventually(() => expect(isReady).toBe(true));
  /** Events of a socket are handled in order. */
  const settle = async () => {
    const before = answers;
    socket.emit('test_connection');
    await eventually(() => expect(answers).toBeGreaterThan(before));
  };
  return { socket, received, settle };
}

test('presence reaches other members of the workspace only, and a viewer cannot be replying', async () => {
  const [sender, ownOtherTab] = [await signIn(anna, workspace), await signIn(anna, workspace)];
  const [member, watcher, elsewhere] = [await signIn(ben, workspace), await signIn(viewer, workspace), await signIn(ben)];
  sender.socket.emit('inbox_presence', { threadId, state: 'replying' });
  const replying = { threadId, user: { id: anna.id, name: 'anna' }, state: 'replying' };
  await eventually(() => expect([member.received, watcher.received]).toEqual([[replying], [replying]]));

  watcher.socket.emit('inbox_presence', { threadId, state: 'replying' });
  watcher.socket.emit('inbox_presence', { threadId: 'x', state: 'viewing' });
  watcher.socket.emit('inbox_presence', { threadId, state: 'viewing' });
  const viewing = { threadId, user: { id: viewer.id, name: 'carla' }, state: 'viewing' };
  await eventually(() => expect(member.received).toEqual([replying, viewing]));
  await eventually(() => expect([sender.received, ownOtherTab.received]).toEqual([[viewing], [viewing]]));

  elsewhere.socket.emit('inbox_presence', { threadId, state: 'replying' });
  for (const client of [elsewhere, sender, member]) await client.settle();
  expect(elsewhere.received).toEqual([]);
  expect(sender.received).toHaveLength(1);
  expect(watcher.received).toHaveLength(1);
});

test('presence is limited per connection, and a conversation of another workspace does not reach it', async () => {
  const [sender, member] = [await signIn(anna, workspace), await signIn(ben, workspace)];
  const outside = await signIn(await server.signUp('dora'));
  for (let n = 0; n < 15; n += 1) outside.socket.emit('inbox_presence', { threadId, state: 'replying' });
  for (let n = 0; n < 15; n += 1) sender.socket.emit('inbox_presence', { threadId, state: 'viewing' });
  await sender.settle();
  await outside.settle();
  await eventually(() => expect(member.received).toHaveLength(10));
  await member.settle();
  expect(member.received).toHaveLength(10);
  expect(outside.received).toEqual([]);
});

test('a member who becomes a viewer cannot be replying', async () => {
  const [sender, member] = [await signIn(ben, workspace), await signIn(anna, workspace)];
  const change = (role: 'agent' | 'viewer') =>
    server.call('PATCH /api/workspace/members/{id}', { token: anna.token, workspace, id: ben.id, body: { role } });
  expect(await change('viewer')).toMatchObject({ status: 200 });
  sender.socket.emit('inbox_presence', { threadId, state: 'replying' });
  sender.socket.emit('inbox_presence', { threadId, state: 'viewing' });
  await eventually(() => expect(member.received).toMatchObject([{ state: 'viewing' }]));
  expect(await change('agent')).toMatchObject({ status: 200 });
});

test('browsers of the workspace get a change of a conversation', async () => {
  await server.connect(anna, igIdOf(1), { workspace });
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hi', mid: 'm1' }));
  const thread = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: anna.token, workspace });
    const [first] = body.data.threads;
    if (!first) throw new Error('No conversation was found.');
    return first.id;
  });
  const [member, elsewhere] = [await signIn(ben, workspace), await signIn(ben)];
  const assigned = { token: anna.token, workspace, id: thread, body: { assigneeId: ben.id } };
  expect(await server.call('PATCH /api/inbox/threads/{id}', assigned)).toMatchObject({ status: 200 });
  await eventually(() => expect(member.received).toEqual([{ threadId: thread }]));
  const shared = { token: anna.token, workspace };
  const note = await server.call('POST /api/inbox/threads/{id}/notes', { ...shared, id: thread, body: { text: 'likes blue' } });
  expect(await server.call('DELETE /api/inbox/notes/{id}', { ...shared, id: note.body.data.id })).toMatchObject({ status: 200 });
  await eventually(() => expect(member.received).toEqual(Array.from({ length: 3 }, () => ({ threadId: thread }))));
  await elsewhere.settle();
  expect(elsewhere.received).toEqual([]);
});
