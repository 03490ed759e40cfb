import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { subscribableEventTypes } from '../contracts/index.ts';
import { createAppStore } from '../store/index.ts';
import { signedIn } from '../store/slices/session.slice.ts';
import { anEvent, aUser } from '../testing/builders.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { createRealtime } from './createRealtime.ts';

// Section 7 of the specification, "Realtime socket": how the socket is opened, what is sent and what is received.

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

async function connect() {
  const server = fakeServer();
  server.answer('GET /api/webhooks/events', { success: true, data: { events: [], latestSeq: 0, hasMore: false } });
  const { store } = createAppStore();
  store.dispatch(signedIn({ token: 'fan_1', user: aUser() }));
  const handlers = new Map<string, (payload: unknown) => void>();
  const sent: [string, unknown][] = [];
  const line = {
    connected: true,
    on: (event: string, handler: (payload: unknown) => void) => void handlers.set(event, handler),
    emit: (event: string, payload: unknown) => void sent.push([event, payload]),
    removeAllListeners: () => handlers.clear(),
    disconnect: () => undefined,
  };
  const opened: object[] = [];
  const warn = jest.fn<(text: string) => void>();
  const loadSocket = async () => (options: object) => {
    opened.push(options);
    // The library's type has more members than the connection uses.
    return line as never;
  };
  createRealtime(store, { warn, loadSocket }).connect();
  await jest.advanceTimersByTimeAsync(0);
  const receive = (event: string, payload: unknown = {}) => handlers.get(event)?.(payload);
  return { store, opened, sent, receive, warn };
}

test('opens the socket at its path, by websocket, then by polling', async () => {
  const { opened } = await connect();
  expect(opened).toMatchObject([{ path: '/socket.io', transports: ['websocket', 'polling'] }]);
});

test('sends the specified payloads', async () => {
  const { sent, receive } = await connect();
  receive('connect');
  receive('auth_success');
  await jest.advanceTimersByTimeAsync(30_000);
  const timestamp = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  const eventTypes = [
    'comments',
    'messages',
    'mentions',
    'live_comments',
    'message_reactions',
    'message_postbacks',
    'message_referrals',
    'message_seen',
  ];
  expect(new Map(sent)).toEqual(
    new Map<string, unknown>([
      ['authenticate', { token: 'fan_1', userId: aUser().id, timestamp }],
      ['subscribe', { eventTypes, userId: aUser().id, timestamp }],
      ['heartbeat', { timestamp, clientId: expect.any(String) }],
    ]),
  );
  expect(subscribableEventTypes).toEqual(eventTypes);
});

test('stores events of every kind, and reports errors', async () => {
  const { store, receive, warn } = await connect();
  const event = (id: string) => anEvent({ eventId: id, id });
  receive('notification', event('a'));
  receive('webhook_event', event('b'));
  receive('new_webhook_event', { type: 'instagram_webhook', event: event('c') });
  receive('webhook_event_broadcast', { type: 'instagram_webhook', event: event('d') });
  await jest.advanceTimersByTimeAsync(1_000);
  const ids = store.getState().notifications.items.map(({ eventId }) => eventId);
  expect(ids.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  receive('error', { message: 'Too many connections.' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Too many connections.'));
});
