import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineEndpoints, request } from '../api/index.ts';
import type { ResponseOf } from '../contracts/index.ts';
import { pass, startRealtime as start } from '../testing/startRealtime.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('stores the presence of each other member until it ends or the connection is lost', async () => {
  const { line, open, connection } = await start();
  open();
  const threads = () => connection().presence?.map(({ threadId, user, state }) => [threadId, user.name, state]);
  const hear = (threadId: string, name: string, state: 'viewing' | 'replying') =>
    line().arrive('inbox_presence', { threadId, user: { id: name, name }, state });
  hear('t1', 'ben', 'viewing');
  hear('t1', 'cleo', 'viewing');
  hear('t1', 'ben', 'replying');
  hear('t2', 'ben', 'viewing');
  expect(threads()).toEqual([
    ['t1', 'cleo', 'viewing'],
    ['t1', 'ben', 'replying'],
    ['t2', 'ben', 'viewing'],
  ]);
  await pass(9_000);
  hear('t2', 'ben', 'viewing');
  await pass(1_000);
  hear('t3', 'dora', 'viewing');
  expect(threads()).toEqual([
    ['t2', 'ben', 'viewing'],
    ['t3', 'dora', 'viewing'],
  ]);
  line().arrive('disconnect', 'transport close');
  expect(connection().presence).toEqual([]);
});

test('sends the presence while connected, and drops it otherwise without a warning', async () => {
  const { line, open, realtime, warn } = await start();
  const presence = { threadId: 't1', state: 'replying' } as const;
  realtime.sharePresence(presence);
  expect(line().sent).not.toContain('inbox_presence');
  expect(warn).not.toHaveBeenCalled();
  open();
  realtime.sharePresence(presence);
  expect(line().payloads.at(-1)).toEqual({ event: 'inbox_presence', payload: presence });
});

test('refetches conversations once for a burst of changes by other members', async () => {
  const { server, line, open, store } = await start();
  const inbox = defineEndpoints('test.inbox', (build) => ({
    testCounts: build.query<ResponseOf<'GET /api/inbox/counts'>, void>({
      query: () => request('GET /api/inbox/counts'),
      providesTags: ['Thread'],
    }),
    testNotes: build.query<ResponseOf<'GET /api/inbox/threads/{id}/notes'>, void>({
      query: () => request('GET /api/inbox/threads/{id}/notes', { params: { id: 't1' } }),
      providesTags: ['ThreadNote'],
    }),
  }));
  const data = { unanswered: 0, needsHuman: 0, humanRequested: 0, failed: 0 };
  server.answer('GET /api/inbox/counts', { success: true, data });
  server.answer('GET /api/inbox/threads/{id}/notes', { success: true, data: [] });
  void store.dispatch(inbox.endpoints.testCounts.initiate());
  void store.dispatch(inbox.endpoints.testNotes.initiate());
  open();
  await pass(0);
  const count = () =>
    [server.requestsTo('GET /api/inbox/counts'), server.requestsTo('GET /api/inbox/threads/{id}/notes')].map(
      ({ length }) => length,
    );
  expect(count()).toEqual([1, 1]);
  for (const threadId of ['t1', 't2', 't1']) line().arrive('inbox_changed', { threadId });
  await pass(2_000);
  expect(count()).toEqual([2, 2]);
});
