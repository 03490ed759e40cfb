import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { subscribableEventTypes } from '../contracts/index.ts';
import { accountSwitched, eventsReceived, listShown, workspaceSwitched } from '../store/index.ts';
import { anEvent, aUser } from '../testing/builders.ts';
import { pass, startRealtime as start } from '../testing/startRealtime.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('authenticates at once, subscribes after 2 s, and sends a heartbeat every 30 s', async () => {
  const { line, open, connection } = await start();
  expect(connection()).toMatchObject({ status: 'connecting', attempt: 0 });
  open();
  expect(connection()).toMatchObject({ status: 'connected', attempt: 0 });
  expect(line().sent).toEqual(['authenticate']);
  await pass(1_999);
  expect(line().sent).toEqual(['authenticate']);
  await pass(1);
  expect(line().sent).toEqual(['authenticate', 'subscribe']);
  await pass(27_999);
  expect(line().sent).not.toContain('heartbeat');
  await pass(1);
  expect(line().sent.filter((event) => event === 'heartbeat')).toHaveLength(1);
  await pass(60_000);
  expect(line().sent.filter((event) => event === 'heartbeat')).toHaveLength(3);
});

test('limits a connection to 10 s, including the authentication', async () => {
  const { lines, line, connection } = await start();
  expect(line().options.timeout).toBe(10_000);
  line().arrive('connect');
  await pass(9_999);
  expect(connection().status).toBe('connecting');
  await pass(1);
  expect(lines[0]?.isClosed).toBe(true);
  expect(connection()).toMatchObject({ status: 'disconnected', isRetrying: true, attempt: 1 });
});

test('makes five attempts after 1, 2, 4, 5 and 5 s, and reports each', async () => {
  const { lines, line, connection } = await start();
  for (const [index, seconds] of [1, 2, 4, 5, 5].entries()) {
    line().arrive('connect_error');
    expect(connection()).toMatchObject({ status: 'disconnected', isRetrying: true, attempt: index + 1 });
    await pass(seconds * 1_000 - 1);
    expect(lines).toHaveLength(index + 1);
    await pass(1);
    expect(lines).toHaveLength(index + 2);
    expect(connection()).toMatchObject({ status: 'connecting', attempt: index + 1 });
  }
  line().arrive('connect_error');
  expect(connection()).toMatchObject({ status: 'disconnected', isRetrying: false, hasGivenUp: true });
  await pass(60_000);
  expect(lines).toHaveLength(6);
});

test('a manual reconnect starts a new series, also while waiting', async () => {
  const { lines, line, realtime, open, connection } = await start();
  line().arrive('connect_error');
  await pass(1_000);
  line().arrive('connect_error');
  realtime.connect();
  await pass(0);
  expect(lines).toHaveLength(3);
  expect(connection()).toMatchObject({ status: 'connecting', attempt: 0 });
  await pass(5_000);
  expect(lines).toHaveLength(3);
  open();
  realtime.connect();
  await pass(0);
  expect(lines).toHaveLength(3);
});

test('reconnects after the server disconnects; a success resets the series', async () => {
  const { lines, line, open } = await start();
  open();
  line().arrive('disconnect', 'io server disconnect');
  await pass(1_000);
  expect(lines).toHaveLength(2);
  open();
  line().arrive('disconnect', 'transport close');
  await pass(1_000);
  expect(lines).toHaveLength(3);
});

test('a failed authentication reconnects, and ends the session when the server confirms it', async () => {
  const { server, store, lines, line, warn } = await start();
  server.fail('GET /api/auth/session', 401, { code: 'not_signed_in', error: 'Please sign in' });
  localStorage.setItem('token', 'fan_1');
  localStorage.setItem('user', JSON.stringify(aUser()));
  line().arrive('connect');
  line().arrive('auth_failed', { error: 'Authentication failed' });
  expect(warn).toHaveBeenCalledWith('The realtime connection was refused: Authentication failed');
  await pass(1_000);
  expect(store.getState().session).toMatchObject({ token: null, expired: true });
  expect(lines).toHaveLength(1);
});

test('a rejection in a live session leads to the next attempt', async () => {
  const { server, lines, line } = await start();
  server.answer('GET /api/auth/session', { success: true, user: aUser() });
  line().arrive('auth_failed', { error: 'Authentication failed' });
  await pass(1_000);
  expect(lines).toHaveLength(2);
});

test('a rejection reloads the workspaces, because the membership may have ended', async () => {
  const { server, line } = await start();
  server.answer('GET /api/auth/session', { success: true, user: aUser() });
  server.answer('GET /api/workspaces', { success: true, workspaces: [], currentId: 'user-1' });
  line().arrive('auth_failed', { error: 'Authentication failed' });
  await pass(0);
  expect(server.requestsTo('GET /api/workspaces')).toHaveLength(1);
});

test('authenticates for the workspace of the tab', async () => {
  const { store, realtime, line } = await start();
  line().arrive('connect');
  expect(line().payloads[0]?.payload).not.toHaveProperty('workspaceId');
  store.dispatch(workspaceSwitched('workspace-1'));
  line().arrive('connect_error');
  realtime.connect();
  await pass(0);
  line().arrive('connect');
  expect(line().payloads[0]).toMatchObject({ event: 'authenticate', payload: { userId: 'user-1', workspaceId: 'workspace-1' } });
});

test('shows the events of the chosen account only, without a gap', async () => {
  const { store, open, line, server } = await start();
  open();
  store.dispatch(accountSwitched('account-1'));
  store.dispatch(eventsReceived({ events: [], latestSeq: 1 }));
  const arrive = (seq: number, connectedAccountId?: string | null) =>
    line().arrive('notification', {
      ...anEvent({ eventId: `e${seq}`, seq }),
      ...(connectedAccountId !== undefined && { connectedAccountId }),
    });
  arrive(2, 'account-1');
  arrive(3, 'account-2');
  arrive(4, null);
  arrive(5);
  await pass(5_000);
  const { items, latestSeq } = store.getState().notifications;
  expect([items.map(({ eventId }) => eventId).sort(), latestSeq]).toEqual([['e2', 'e5'], 5]);
  expect(server.requestsTo('GET /api/webhooks/events')).toEqual([]);
});

test('opens nothing without a token, and warns developers', async () => {
  const { lines, warn } = await start({ isSignedIn: false });
  expect(lines).toHaveLength(0);
  expect(warn).toHaveBeenCalledWith('No token: the realtime connection is not opened.');
});

test('drops messages while disconnected, and warns developers', async () => {
  const { line, open, warn } = await start();
  open();
  line().connected = false;
  await pass(2_000);
  expect(line().sent).toEqual(['authenticate']);
  expect(warn).toHaveBeenCalledWith('Not connected: subscribe is dropped.');
});

test('fetches missed events after a disconnect', async () => {
  const { server, store, line, open } = await start();
  store.dispatch(eventsReceived({ events: [anEvent({ seq: 7 })] }));
  open();
  line().arrive('connection_info', { clientId: 'c', latestSeq: 7, serverTime: '' });
  await pass(0);
  expect(server.requestsTo('GET /api/webhooks/events')).toHaveLength(0);
  line().arrive('heartbeat_response', { timestamp: '', latestSeq: 9 });
  await pass(0);
  expect(server.requestsTo('GET /api/webhooks/events')).toMatchObject([{ query: { after: '7' } }]);
});

test('fills a gap in the positions', async () => {
  const { server, store, line, open } = await start();
  store.dispatch(eventsReceived({ events: [anEvent({ seq: 7 })] }));
  open();
  line().arrive('new_webhook_event', { event: anEvent({ eventId: 'event-8', id: 'event-8', seq: 8 }) });
  await pass(2_000);
  expect(server.requestsTo('GET /api/webhooks/events')).toHaveLength(0);
  line().arrive('new_webhook_event', { event: anEvent({ eventId: 'event-11', id: 'event-11', seq: 11 }) });
  await pass(2_000);
  expect(store.getState().notifications.latestSeq).toBe(11);
  expect(server.requestsTo('GET /api/webhooks/events')).toMatchObject([{ query: { after: '8' } }]);
});

test('fills a gap found during a fetch, or after a failed one', async () => {
  const { server, store, line, open } = await start();
  store.dispatch(eventsReceived({ events: [anEvent({ seq: 7 })] }));
  open();
  const answer = server.hold('GET /api/webhooks/events');
  line().arrive('connection_info', { clientId: 'c', latestSeq: 8, serverTime: '' });
  await pass(0);
  line().arrive('new_webhook_event', { event: anEvent({ eventId: 'event-11', id: 'event-11', seq: 11 }) });
  await pass(2_000);
  server.disconnect('GET /api/webhooks/events');
  answer();
  await pass(0);
  server.answer('GET /api/webhooks/events', { success: true, data: { events: [], latestSeq: 11, hasMore: false } });
  line().arrive('heartbeat_response', { timestamp: '', latestSeq: 11 });
  await pass(0);
  expect(server.requestsTo('GET /api/webhooks/events').map(({ query }) => query.after)).toEqual(['7', '7']);
});

test('stores a single event after 50 ms, a stream twice a second', async () => {
  const { store, line, open } = await start();
  open();
  let seq = 0;
  let changes = 0;
  const arrive = async (count: number, everyMs: number) => {
    changes = 0;
    for (let n = 0; n < count; n += 1) {
      seq += 1;
      line().arrive('new_webhook_event', { event: anEvent({ eventId: `e${seq}`, seq }) });
      await pass(everyMs);
    }
  };
  store.subscribe(() => {
    if (store.getState().notifications.items.length > 0) changes += 1;
  });
  await arrive(1, 50);
  expect(store.getState().notifications.items).toHaveLength(1);
  await arrive(200, 5);
  // Each batch has two actions: the first batch after 50 ms, then one every half second.
  expect(changes).toBeLessThanOrEqual(2 * 3);
  await pass(500);
  expect(store.getState().notifications.latestSeq).toBe(201);
  await pass(1_000);
  await arrive(2, 600);
  expect(store.getState().notifications.latestSeq).toBe(203);
});

test('a stopped connection sends nothing', async () => {
  const { lines, line, open, realtime, connection } = await start();
  open();
  realtime.stop();
  expect(line().isClosed).toBe(true);
  expect(connection()).toMatchObject({ status: 'disconnected', isRetrying: false });
  await pass(120_000);
  expect(lines).toHaveLength(1);
});

const shown = (eventType: 'comments' | 'flow_execution' | 'all' | null, list = 'notifications') => listShown({ list, eventType });
const all = [...subscribableEventTypes];
const others = all.filter((type) => type !== 'comments');

test('the subscription follows the visible lists, and fetches missed events when it widens', async () => {
  const { server, store, line, open, realtime } = await start();
  const changes = () =>
    line()
      .payloads.filter(({ event }) => event.endsWith('subscribe'))
      .map(({ event, payload }) => [event, payload?.eventTypes]);
  const show = (...input: Parameters<typeof shown>) => {
    store.dispatch(shown(...input));
    realtime.syncSubscription();
  };
  store.dispatch(eventsReceived({ events: [anEvent({ seq: 7 })] }));
  open();
  show('comments');
  expect(changes()).toEqual([]);
  await pass(2_000);
  expect(changes()).toEqual([
    ['subscribe', all],
    ['unsubscribe', others],
  ]);
  store.dispatch(eventsReceived({ events: [anEvent({ eventId: 'event-9', id: 'event-9', seq: 9 })] }));
  show('all', 'bell');
  await pass(0);
  expect(changes().slice(2)).toEqual([['subscribe', others]]);
  expect(server.requestsTo('GET /api/webhooks/events')).toMatchObject([{ query: { after: '7' } }]);
  show(null, 'bell');
  show('flow_execution');
  await pass(0);
  expect(changes().slice(3)).toEqual([
    ['unsubscribe', others],
    ['subscribe', others],
  ]);
});

test('a new socket subscribes to everything first, then to the visible types', async () => {
  const { store, lines, line, open, realtime, warn } = await start();
  open();
  await pass(2_000);
  line().arrive('disconnect', 'transport close');
  store.dispatch(shown('comments'));
  realtime.syncSubscription();
  expect(warn).not.toHaveBeenCalled();
  await pass(1_000);
  expect(lines).toHaveLength(2);
  open();
  await pass(2_000);
  expect(line().payloads.slice(1)).toMatchObject([
    { event: 'subscribe', payload: { eventTypes: all } },
    { event: 'unsubscribe', payload: { eventTypes: others } },
  ]);
});

test('stores the authenticated user, the subscription, and the round trip', async () => {
  const { line, open, realtime, connection } = await start();
  open();
  line().arrive('authenticated', { success: true, user: { username: 'mira' } });
  expect(connection().authentication).toEqual({ success: true, username: 'mira', error: null });
  realtime.requestSubscriptions();
  expect(line().sent.at(-1)).toBe('get_subscriptions');
  line().arrive('subscription_confirmed', { eventTypes: ['comments'], timestamp: '' });
  expect(connection().eventTypes).toEqual(['comments']);
  realtime.test();
  expect(line().sent.at(-1)).toBe('test_connection');
  await pass(40);
  line().arrive('connection_info', { clientId: 'c', latestSeq: 0, serverTime: '' });
  expect(connection().test).toEqual({ status: 'passed', roundTripMs: 40 });
  realtime.test();
  await pass(5_000);
  expect(connection().test).toEqual({ status: 'failed', roundTripMs: null });
  line().arrive('disconnect');
  expect(connection()).toMatchObject({ eventTypes: null, test: { status: 'idle' } });
});

test('treats authenticated without success like auth_failed', async () => {
  const { server, line, connection, warn } = await start();
  server.answer('GET /api/auth/session', { success: true, user: aUser() });
  line().arrive('connect');
  line().arrive('authenticated', { success: false, error: 'Authentication failed' });
  expect(connection().authentication).toEqual({ success: false, username: null, error: 'Authentication failed' });
  expect(warn).toHaveBeenCalledWith('The realtime connection was refused: Authentication failed');
  expect(connection()).toMatchObject({ status: 'disconnected', isRetrying: true });
});

test("the notification store mirrors the socket's state", async () => {
  const { store, line, open } = await start();
  expect(store.getState().notifications.isConnected).toBe(false);
  open();
  expect(store.getState().notifications.isConnected).toBe(true);
  line().arrive('disconnect');
  expect(store.getState().notifications.isConnected).toBe(false);
});
