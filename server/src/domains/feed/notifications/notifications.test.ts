import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { changeEvents, lockFeed } from '../events/index.ts';

let server: TestServer;
let user: TestUser;
let ids: string[];
let n = 0;

before(async () => {
  server = await startTestServer({ pollMs: 100 });
});
after(() => server.close());

beforeEach(async () => {
  n += 1;
  user = await server.signUp(`user${n}`);
  const igId = igIdOf(n);
  await server.connect(user, igId);
  for (const [from, text] of [
    ['5001', 'hello'],
    ['5001', 'the price?'],
    ['5002', 'hi'],
  ] as const) {
    await server.deliver(dm({ igId, from, text, mid: `${n}-${text}` }));
  }
  const comment = (id: string) => ({
    field: 'comments',
    value: { id: `${n}${id}`, text: `comment ${id}`, from: { id: '5003', username: 'tom' }, media: { id: 'post-1' } },
  });
  const entry = { id: igId, time: Math.floor(Date.now() / 1000), changes: [comment('71'), comment('72')] };
  await server.deliver({ object: 'instagram', entry: [entry] });
  ids = await eventually(async () => {
    const { notifications } = await list();
    expect(notifications.filter((one) => one.userInfo.username !== null)).toHaveLength(5);
    return notifications.map((one) => one.id);
  });
});

const list = async (query = '') => (await server.call('GET /api/notifications', { token: user.token, query })).body.data;
const counts = async () => (await server.call('GET /api/notifications/counts', { token: user.token })).body.data;
type Change = `POST /api/notifications/${'read' | 'unread' | 'archive' | 'unarchive'}`;
const change = (call: Change, body: Record<string, unknown>) => server.call(call, { token: user.token, body });
const undo = (undoId: string | null) => server.call('POST /api/notifications/undo', { token: user.token, body: { undoId } });

test('pages, filters and counts', async () => {
  const first = await list('?limit=3');
  expect(first).toMatchObject({ total: 5, nextCursor: expect.any(String) });
  const second = await list(`?limit=3&cursor=${first.nextCursor}`);
  expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
  expect(await list('?eventType=comments')).toMatchObject({ total: 2 });
  expect(await list('?q=price')).toMatchObject({ total: 1 });
  expect(await list('?status=read')).toMatchObject({ total: 0, notifications: [] });
  expect(await counts()).toEqual({
    total: 5,
    unread: 5,
    failed: 0,
    archived: 0,
    byType: [
      { eventType: 'messages', total: 3, unread: 3 },
      { eventType: 'comments', total: 2, unread: 2 },
    ],
  });
});

test('similar notifications are grouped: comments by post, messages by contact', async () => {
  const { body } = await server.call('GET /api/notifications/groups', { token: user.token });
  const groups = body.data.map(({ eventType, subject, count, unread }) => [eventType, subject, count, unread]);
  expect(groups).toHaveLength(3);
  expect(groups).toEqual(
    expect.arrayContaining([
      ['comments', 'post-1', 2, 2],
      ['messages', '5001', 2, 2],
      ['messages', '5002', 1, 1],
    ]),
  );
  expect(body.data.find(({ subject }) => subject === '5001')?.latest.content.text).toBe('the price?');
});

test('one is read and unread again', async () => {
  const [id] = ids;
  expect((await change('POST /api/notifications/read', { ids: [id] })).body).toMatchObject({ changed: 1 });
  expect(await counts()).toMatchObject({ unread: 4 });
  expect((await change('POST /api/notifications/read', { ids: [id] })).body).toEqual({ success: true, changed: 0, undoId: null });
  expect((await change('POST /api/notifications/unread', { ids: [id] })).body).toMatchObject({ changed: 1 });
  expect(await counts()).toMatchObject({ unread: 5 });
});

test('events of types that are switched off or of muted accounts arrive as read: the bell counts the unread rows of the list', async () => {
  const muted = await server.signUp(`muted${n}`);
  const igId = igIdOf(50 + n);
  await server.connect(muted, igId);
  const get = { token: muted.token };
  const set = (body: object) => server.call('PATCH /api/user/notifications/settings', { ...get, body });
  const receive = async (mid: string) => {
    await server.deliver(dm({ igId, from: '5009', text: mid, mid: `${n}-${mid}` }));
    await server.deliver({
      object: 'instagram',
      entry: [
        {
          id: igId,
          time: Date.now(),
          messaging: [{ sender: { id: '5009' }, recipient: { id: igId }, timestamp: Date.now(), read: { mid: `${n}-${mid}` } }],
        },
      ],
    });
  };
  const expectRows = (total: number, unread: readonly (string | null)[]) =>
    eventually(async () => {
      const listed = (await server.call('GET /api/notifications', { ...get, query: '?limit=50' })).body.data;
      expect(listed.total).toBe(total);
      const rows = listed.notifications.filter(({ isRead }) => !isRead);
      expect(rows.map(({ message }) => message).sort()).toEqual([...unread].sort());
      expect((await server.call('GET /api/webhooks/counts', get)).body.data).toMatchObject({ total, unread: rows.length });
      expect((await server.call('GET /api/notifications/counts', get)).body.data).toMatchObject({ total, unread: rows.length });
    });

  await receive('one');
  await expectRows(2, ['one']);
  await set({ eventTypes: { messages: false, message_seen: true } });
  await receive('two');
  await expectRows(4, ['one', null]);
  await set({ eventTypes: { messages: true, message_seen: true }, mutedAccounts: [igId] });
  await receive('three');
  await expectRows(6, ['one', null]);
  await set({ mutedAccounts: [] });
  await receive('four');
  await expectRows(8, ['one', null, null, 'four']);
});

test('marking all as read applies to the filter, not to later events, and can be undone once', async () => {
  const { latestSeq } = await list();
  await server.deliver(dm({ igId: igIdOf(n), from: '5002', text: 'late', mid: `${n}-late` }));
  await eventually(async () => expect((await counts()).unread).toBe(6));
  const read = await change('POST /api/notifications/read', { filter: { eventType: 'messages' }, upToSeq: latestSeq });
  expect(read.body.changed).toBe(3);
  expect((await counts()).byType).toEqual([
    { eventType: 'messages', total: 4, unread: 1 },
    { eventType: 'comments', total: 2, unread: 2 },
  ]);
  expect((await undo(read.body.undoId)).body).toMatchObject({ changed: 3 });
  expect((await counts()).unread).toBe(6);
  expect(await undo(read.body.undoId)).toMatchObject({ status: 409, body: { code: 'not_undoable' } });
});

test('undo restores only changed events: those read before stay read', async () => {
  await change('POST /api/notifications/read', { ids: ids.slice(0, 2) });
  const all = await change('POST /api/notifications/read', {});
  expect(all.body.changed).toBe(3);
  await undo(all.body.undoId);
  expect((await counts()).unread).toBe(3);
});

test('archiving clears the list without deleting; other tabs are notified by the feed', async () => {
  const { latestSeq } = await list();
  const archived = await change('POST /api/notifications/archive', { filter: {} });
  expect(archived.body.changed).toBe(5);
  expect(await list()).toMatchObject({ total: 0, notifications: [] });
  expect(await list('?status=archived')).toMatchObject({ total: 5 });
  expect(await counts()).toMatchObject({ total: 0, archived: 5, byType: [] });
  const shown = (await server.call('GET /api/webhooks/counts', { token: user.token })).body.data;
  expect(shown).toMatchObject({ total: 5, today: 5, unread: 0 });
  const feed = await server.call('GET /api/webhooks/events', { token: user.token, query: `?after=${latestSeq}` });
  expect(feed.body.data.events.map(({ isArchived }) => isArchived)).toEqual([true, true, true, true, true]);
  await undo(archived.body.undoId);
  expect(await list()).toMatchObject({ total: 5 });
});

test('archived events can be restored one by one', async () => {
  await change('POST /api/notifications/archive', {});
  expect((await change('POST /api/notifications/unarchive', { ids: ids.slice(0, 1) })).body).toMatchObject({ changed: 1 });
  expect((await list()).notifications.map(({ id }) => id)).toEqual(ids.slice(0, 1));
});

test('changes do not reorder: pages continue where they were', async () => {
  const first = await list('?limit=3');
  await change('POST /api/notifications/read', { ids: ids.slice(4) });
  const second = await list(`?limit=3&cursor=${first.nextCursor}`);
  expect(second.notifications.map(({ id, isRead }) => [id, isRead])).toEqual([
    [ids[3], false],
    [ids[4], true],
  ]);
});

test('errors can be filtered', async () => {
  expect(await list('?processedStatus=failed')).toMatchObject({ total: 0 });
  await server.database.asSystem((queries) =>
    queries
      .updateTable('events')
      .set({ processed_status: 'failed', processing_error: 'broken' })
      .where('id', '=', ids[0] ?? '')
      .execute(),
  );
  const failed = await list('?processedStatus=failed&status=unread');
  expect(failed.notifications.map(({ id }) => id)).toEqual([ids[0]]);
  await change('POST /api/notifications/read', { ids: ids.slice(0, 1) });
  expect(await list('?processedStatus=failed&status=unread')).toMatchObject({ total: 0 });
});

test('a notification leads to its conversation, and a comment to itself under its post', async () => {
  const { notifications } = await list();
  const place = async (one: { id: string } | undefined, token = user.token) =>
    server.call('GET /api/notifications/{id}', { token, id: one?.id ?? '' });
  const comment = notifications.find(({ eventType }) => eventType === 'comments');
  const comments = (await server.call('GET /api/comments', { token: user.token })).body.data.comments;
  const stored = comments.find(({ text }) => text === comment?.content.text);
  expect((await place(comment)).body.data).toEqual({
    notification: comment,
    threadId: null,
    comment: { id: stored?.id, mediaId: 'post-1' },
  });
  const message = notifications.find(({ senderId }) => senderId === '5002');
  const { threads } = (await server.call('GET /api/inbox/threads', { token: user.token })).body.data;
  const thread = threads.find(({ preview }) => preview?.text === 'hi');
  expect((await place(message)).body.data).toEqual({ notification: message, threadId: thread?.id, comment: null });
  const stranger = await server.signUp(`other${n}`);
  expect(await place(message, stranger.token)).toMatchObject({ status: 404 });
});

test('foreign and malformed ids change nothing', async () => {
  const stranger = await server.signUp(`stranger${n}`);
  const read = (body: Record<string, unknown>) => server.call('POST /api/notifications/read', { token: stranger.token, body });
  expect((await read({ ids })).body.changed).toBe(0);
  expect((await read({ ids: ['nonsense'] })).status).toBe(404);
  expect((await read({ ids, filter: {} })).status).toBe(400);
  expect((await read({ ids: [] })).status).toBe(400);
  expect((await read({ all: true })).status).toBe(400);
  const own = await change('POST /api/notifications/archive', {});
  const foreign = await server.call('POST /api/notifications/undo', { token: stranger.token, body: { undoId: own.body.undoId } });
  expect(foreign.status).toBe(409);
  expect((await counts()).archived).toBe(5);
});

test('notifications are marked and restored while another transaction changes the same events', async () => {
  const { database } = server;
  const { rows } = await sql<{ event_key: string }>`select event_key from events where owner_id = ${user.id}`.execute(
    database.system,
  );
  async function whileFeedIsLocked<T>(work: () => Promise<T>): Promise<T> {
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = database.asSystem(async (queries) => {
      await lockFeed(queries, user.id);
      locked.resolve();
      await released.promise;
      const keys = rows.map(({ event_key }) => event_key);
      await changeEvents(queries, user.id, keys, { flowResponse: null });
    });
    await locked.promise;
    const working = work();
    const isWaiting = async () => {
      const blocked = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await blocked.execute(database.system)).rows).toHaveLength(1);
    };
    await eventually(isWaiting).finally(released.resolve);
    await changing;
    return working;
  }
  const read = await whileFeedIsLocked(() => change('POST /api/notifications/read', { ids }));
  expect(read).toMatchObject({ status: 200, body: { changed: 5 } });
  const undone = await whileFeedIsLocked(() => undo(read.body.undoId));
  expect(undone).toMatchObject({ status: 200 });
  expect((await counts()).unread).toBe(5);
});
