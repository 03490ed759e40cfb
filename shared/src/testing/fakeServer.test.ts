import { expect, test } from '@jest/globals';
import { sharedApi } from '../api/index.ts';
import { createAppStore } from '../store/index.ts';
import { fakeServer } from './fakeServer.ts';

const { logout, eventCounts } = sharedApi.endpoints;
const counts = { total: 3, today: 2, listed: 3, unread: 1, received: 3, flowExecutions: 1, activeFlows: 1 };

test('responds to a prepared call and records the request', async () => {
  const server = fakeServer();
  server.answer('GET /api/webhooks/counts', { success: true, data: counts });
  const { store } = createAppStore();
  const result = await store.dispatch(eventCounts.initiate());
  expect(result.data?.data).toEqual(counts);
  expect(server.requestsTo('GET /api/webhooks/counts')).toHaveLength(1);
});

test('fails with status and text, breaks the connection, and denies success', async () => {
  const server = fakeServer();
  const { store } = createAppStore();
  server.fail('POST /api/auth/logout', 429, { error: 'Slow down' });
  expect((await store.dispatch(logout.initiate())).error).toMatchObject({ kind: 'server', status: 429, text: 'Slow down' });
  server.disconnect('POST /api/auth/logout');
  expect((await store.dispatch(logout.initiate())).error).toEqual({ kind: 'network' });
  server.fail('POST /api/auth/logout', 200, { error: 'Not today' });
  expect((await store.dispatch(logout.initiate())).error).toMatchObject({ kind: 'server', status: 200, text: 'Not today' });
});

test('names an unprepared call', async () => {
  fakeServer();
  const { store } = createAppStore();
  const { error } = await store.dispatch(logout.initiate());
  expect(error).toMatchObject({ status: 501, text: 'No answer prepared for POST /api/auth/logout' });
});
