import { after, before, test } from 'node:test';
import { type ClientToServerEvents, NOTE_MENTIONS_MAX, type ServerToClientEvents } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { dm } from '../../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTeamServer } from '../../../../../test/servers/prepared/startTeamServer.ts';
import { TEST_PASSWORD, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';

let server: TestServer;
let owner: TestUser;
let agent: TestUser;
let viewer: TestUser;
let stranger: TestUser;
let workspace: string;
let id: string;

before(async () => {
  ({ server, owner, agent, viewer, stranger, workspace } = await startTeamServer());
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hi', mid: 'm1' }));
  id = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: owner.token, workspace });
    const [thread] = body.data.threads;
    if (!thread) throw new Error('No conversation was found.');
    return thread.id;
  });
});
after(() => server.close());

const addNote = ({ token }: TestUser, text: string) =>
  server.call('POST /api/inbox/threads/{id}/notes', { token, workspace, id, body: { text } });
const assign = ({ token }: TestUser, assigneeId: string | null) =>
  server.call('PATCH /api/inbox/threads/{id}', { token, workspace, id, body: { assigneeId } });
async function notified({ token }: TestUser) {
  const { body } = await server.call('GET /api/notifications', { token, workspace });
  return body.data.notifications.filter(({ eventType }) => eventType === 'webhook_error');
}
const countOpenWork = async () => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from inbox where state in ('ready', 'active'))
      + (select count(*) from outbox where state in ('intent', 'sending')) as n`.execute(server.database.system);
  return rows[0]?.n;
};
const unread = async ({ token }: TestUser) =>
  (await server.call('GET /api/notifications/counts', { token, workspace })).body.data.unread;

test('a mention notifies that member only, and leads to the conversation', async () => {
  const [before, ofOwner] = [await unread(agent), await unread(owner)];
  const note = await addNote(owner, 'Ask @Ben, not @dora or @erik.');
  expect(note).toMatchObject({ status: 201, body: { data: { mentions: [{ id: agent.id, name: 'ben' }] } } });
  const notes = await server.call('GET /api/inbox/threads/{id}/notes', { token: viewer.token, workspace, id });
  expect(notes.body.data).toEqual([note.body.data]);

  const [mention] = await notified(agent);
  expect(mention).toMatchObject({
    eventType: 'webhook_error',
    content: { text: 'anna mentioned you in a note' },
    isRead: false,
    payload: { notice: 'mention', threadId: id },
  });
  expect([await notified(owner), await notified(viewer)]).toEqual([[], []]);
  expect([await unread(agent), await unread(owner)]).toEqual([before + 1, ofOwner]);

  const find = ({ token }: TestUser) => server.call('GET /api/notifications/{id}', { token, workspace, id: mention?.id ?? '' });
  expect(await find(agent)).toMatchObject({ status: 200, body: { data: { threadId: id } } });
  expect(await find(owner)).toMatchObject({ status: 404 });
  expect(await find(stranger)).not.toMatchObject({ status: 200 });
});

test('lists, searches, groups and counts of other members leave it out', async () => {
  const total = async ({ token }: TestUser) => {
    const get = { token, workspace };
    const [list, filtered, groups, feed, found, counts] = [
      await server.call('GET /api/notifications', get),
      await server.call('GET /api/notifications', { ...get, query: '?eventType=webhook_error&q=user.1' }),
      await server.call('GET /api/notifications/groups', get),
      await server.call('GET /api/webhooks/events', get),
      await server.call('GET /api/webhooks/events', { ...get, query: `?payload=${id}` }),
      await server.call('GET /api/webhooks/counts', get),
    ];
    return [
      [list.body.data.total, list.body.data.notifications.length],
      filtered.body.data.total,
      groups.body.data.length,
      feed.body.data.events.length,
      found.body.data.events.length,
      counts.body.data.total,
    ];
  };
  expect(await total(owner)).toEqual([[1, 1], 0, 1, 1, 0, 1]);
  expect(await total(agent)).toEqual([[2, 2], expect.any(Number), 2, 2, 1, 2]);
});

test('each member marks own notifications as read', async () => {
  const [mention] = await notified(agent);
  const ids = [mention?.id ?? ''];
  const read = ({ token }: TestUser, body: object) => server.call('POST /api/notifications/read', { token, workspace, body });
  expect((await read(owner, { ids })).body.changed).toBe(0);
  await read(owner, {});
  await server.call('POST /api/webhooks/events/read-all', { token: owner.token, workspace });
  const one = { token: owner.token, workspace, id: mention?.id ?? '' };
  expect(await server.call('POST /api/webhooks/events/{id}/read', one)).toMatchObject({ status: 404 });
  expect([await unread(owner), await unread(agent)]).toEqual([0, 1]);
  const done = await read(agent, {});
  expect(done.body.changed).toBe(1);
  expect(await unread(agent)).toBe(0);
  await server.call('POST /api/notifications/undo', { token: agent.token, workspace, body: { undoId: done.body.undoId ?? '' } });
  expect(await server.call('POST /api/webhooks/events/read-all', { token: agent.token, workspace })).toMatchObject({
    body: { marked: 1 },
  });
  expect(await unread(agent)).toBe(0);
});

test('a member is notified of an assignment by another member, once', async () => {
  const count = (await notified(agent)).length;
  await assign(agent, agent.id);
  expect(await notified(agent)).toHaveLength(count);
  await assign(owner, agent.id);
  expect(await notified(agent)).toHaveLength(count);
  await assign(owner, null);
  await assign(owner, agent.id);
  const [assigned, ...others] = await notified(agent);
  expect(others).toHaveLength(count);
  expect(assigned).toMatchObject({
    payload: { notice: 'assignment' },
    content: { text: 'anna assigned a conversation to you' },
  });
  expect(await notified(owner)).toEqual([]);
});

test('sockets of the addressed member get it, also in other tabs; those of others do not', async () => {
  const open = async ({ id: userId, token }: TestUser, workspaceId: string) => {
    const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(server.url, {
      transports: ['websocket'],
      reconnection: false,
    });
    const received: string[] = [];
    socket.on('new_webhook_event', ({ event }) => received.push(event.eventType));
    socket.on('webhook_event_broadcast', ({ event }) => received.push(`changed ${event.eventType}`));
    const isIn = new Promise<void>((resolve) => socket.once('connection_info', () => resolve()));
    socket.emit('authenticate', { token, userId, workspaceId, timestamp: '' });
    await isIn;
    return { socket, received };
  };
  const [addressed, other, elsewhere] = [await open(agent, workspace), await open(owner, workspace), await open(agent, agent.id)];
  await addNote(owner, '@ben?');
  await eventually(() => expect(addressed.received).toEqual(['webhook_error']));
  await server.call('POST /api/notifications/read', { token: agent.token, workspace, body: {} });
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hi again', mid: 'm2' }));
  await eventually(() => expect(other.received).toContain('messages'));
  expect(other.received.filter((type) => type.includes('webhook_error'))).toEqual([]);
  expect(addressed.received).toContain('changed webhook_error');
  expect(elsewhere.received).toEqual([]);
  for (const { socket } of [addressed, other, elsewhere]) socket.disconnect();
});

test('authors are not notified of their own mention, and viewers are', async () => {
  const [before, count] = [await unread(viewer), (await notified(owner)).length];
  const note = await addNote(owner, '@anna asks @carla');
  expect(note.body.data.mentions).toHaveLength(2);
  expect(await notified(owner)).toHaveLength(count);
  expect(await notified(viewer)).toMatchObject([{ payload: { notice: 'mention' }, isRead: false }]);
  expect(await unread(viewer)).toBe(before + 1);
  expect(await addNote(viewer, '@ben')).toMatchObject({ status: 403 });
});

test('a viewer marks own notices only, and undoes only that', async () => {
  type Change = 'read' | 'unread' | 'archive';
  const change = ({ token }: TestUser, name: Change, body = {}) =>
    server.call(`POST /api/notifications/${name}`, { token, workspace, body });
  const undo = (undoId: string | null) =>
    server.call('POST /api/notifications/undo', { token: viewer.token, workspace, body: { undoId: undoId ?? '' } });
  await change(viewer, 'read');
  await addNote(owner, '@carla?');
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hi once more', mid: 'm3' }));
  await eventually(async () => expect(await unread(owner)).toBeGreaterThan(0));
  await eventually(async () => expect(await countOpenWork()).toBe(0));
  const ofWorkspace = await unread(owner);
  expect(await unread(viewer)).toBe(ofWorkspace + 1);

  const marked = await change(viewer, 'read');
  expect(marked).toMatchObject({ status: 200, body: { changed: 1 } });
  expect([await unread(viewer), await unread(owner)]).toEqual([ofWorkspace, ofWorkspace]);
  const { body } = await server.call('GET /api/notifications', { token: viewer.token, workspace, query: '?status=unread' });
  const ids = body.data.notifications.map((one) => one.id);
  expect((await change(viewer, 'read', { ids })).body).toMatchObject({ changed: 0 });
  expect(await undo(marked.body.undoId)).toMatchObject({ status: 200, body: { changed: 1 } });
  expect(await change(viewer, 'read')).toMatchObject({ body: { changed: 1 } });

  const foreign = await change(owner, 'read', { ids });
  expect(foreign.body.changed).toBe(ids.length);
  expect(await undo(foreign.body.undoId)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  expect(await unread(owner)).toBe(0);
  expect(await change(viewer, 'archive')).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
});

test('notices follow the switch "Team", not the one of webhook errors', async () => {
  const set = (body: object) => server.call('PATCH /api/user/notifications/settings', { token: owner.token, workspace, body });
  const isRead = async () => (await notified(agent))[0]?.isRead;
  await set({ eventTypes: { webhook_error: false } });
  await addNote(owner, '@ben?');
  expect(await isRead()).toBe(false);
  expect((await set({ team: false, eventTypes: { webhook_error: true } })).body.settings).toMatchObject({ team: false });
  await addNote(owner, '@ben?');
  expect(await isRead()).toBe(true);
  await set({ team: true });
});

test(`a note mentions at most ${NOTE_MENTIONS_MAX} members`, async () => {
  await sql`with people as (
      insert into users (id, username, email, password_hash)
      select gen_random_uuid(), 'crowd' || n, 'crowd@example.test', 'x' from generate_series(1, ${NOTE_MENTIONS_MAX + 1}) n returning id
    ) insert into memberships (owner_id, user_id, role) select ${workspace}, id, 'agent' from people`.execute(
    server.database.system,
  );
  const names = Array.from({ length: NOTE_MENTIONS_MAX + 1 }, (_, n) => `@crowd${n + 1}`);
  expect(await addNote(owner, names.join(' '))).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', field: 'text', error: `A note can mention at most ${NOTE_MENTIONS_MAX} members.` },
  });
  const allowed = await addNote(owner, `${names.slice(1).join(' ')} @erik`);
  expect(allowed.body.data.mentions).toHaveLength(NOTE_MENTIONS_MAX);
});

test('a notification contains no name of a deleted account', async () => {
  const leaver = await server.signUp('emma');
  await server.addMember(owner, workspace, leaver, 'agent');
  await addNote(leaver, '@ben');
  expect((await notified(agent))[0]).toMatchObject({ content: { text: 'emma mentioned you in a note' } });
  await server.call('DELETE /api/user/delete', { token: leaver.token, body: { password: TEST_PASSWORD } });
  await eventually(async () => {
    expect((await notified(agent))[0]).toMatchObject({ content: { text: 'You were mentioned in a note' } });
  });
});
