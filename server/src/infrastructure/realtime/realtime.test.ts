import { after, before, test } from 'node:test';
import type { ClientToServerEvents, ServerToClientEvents } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { dm } from '../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../test/data/flows.ts';
import { igIdOf } from '../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../test/eventually.ts';
import { longTest } from '../../../test/longTest.ts';
import { PUBLIC_URL, startTestServer, type TestServer, type TestUser } from '../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let other: TestUser;
const open = new Set<Client>();

before(async () => {
  server = await startTestServer({ socketAuthDeadlineMs: 2_000, socketRecheckMs: 100 });
  user = await server.signUp('anna');
  other = await server.signUp('ben');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Hi', ...flowThatSays('hi there') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(async () => {
  for (const client of open) client.socket.disconnect();
  await server.close();
});

interface Client {
  socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  received: [string, unknown][];
  of: (name: string) => unknown[];
  isClosed: boolean;
}

function connect(origin: string | undefined = PUBLIC_URL, transports = ['websocket']): Client {
  const socket: Client['socket'] = io(server.url, {
    transports,
    reconnection: false,
    ...(origin !== undefined && { extraHeaders: { origin } }),
  });
  const client: Client = {
    socket,
    received: [],
    of: (name) => client.received.filter(([known]) => known === name).map(([, payload]) => payload),
    isClosed: false,
  };
  socket.onAny((name: string, payload: unknown) => {
    client.received.push([name, payload]);
  });
  socket.on('disconnect', () => {
    client.isClosed = true;
  });
  open.add(client);
  return client;
}

const now = () => new Date().toISOString();

async function signIn(as: TestUser, transports?: string[]): Promise<Client> {
  const client = connect(PUBLIC_URL, transports);
  client.socket.emit('authenticate', { token: as.token, userId: as.id, timestamp: now() });
  await eventually(() => expect(client.of('connection_info')).toHaveLength(1));
  return client;
}

async function attempt(as: TestUser): Promise<Client> {
  const client = connect();
  client.socket.emit('authenticate', { token: as.token, userId: as.id, timestamp: now() });
  return client;
}

async function isRefused(client: Client): Promise<void> {
  await isClosed(client);
  expect(client.of('auth_success')).toEqual([]);
}

for (const transport of ['websocket', 'polling']) {
  test(`a ${transport} connection is welcomed with the position of the feed`, async () => {
    const client = await signIn(user, [transport]);
    expect(client.received.map(([name]) => name)).toEqual(['auth_success', 'authenticated', 'connection_info']);
    expect(client.of('auth_success')).toMatchObject([{ userId: user.id }]);
    expect(client.of('authenticated')).toMatchObject([{ success: true, user: { username: 'anna' } }]);
    expect(client.of('connection_info')).toMatchObject([{ clientId: client.socket.id, latestSeq: expect.any(Number) }]);
  });
}

test('heartbeat, test and subscriptions get a response', async () => {
  const client = await signIn(user);
  client.socket.emit('heartbeat', { timestamp: now(), clientId: 'x' });
  client.socket.emit('test_connection');
  client.socket.emit('subscribe', { eventTypes: ['messages', 'comments'], userId: user.id, timestamp: now() });
  client.socket.emit('unsubscribe', { eventTypes: ['comments'], userId: user.id, timestamp: now() });
  client.socket.emit('get_subscriptions');
  await eventually(() => expect(client.of('subscription_confirmed')).toHaveLength(3));
  expect(client.of('subscription_confirmed').map((payload) => Object(payload).eventTypes)).toEqual([
    ['comments', 'messages'],
    ['messages'],
    ['messages'],
  ]);
  expect(client.of('heartbeat_response')).toMatchObject([{ latestSeq: expect.any(Number) }]);
  expect(client.of('connection_info')).toHaveLength(2);
});

test('a message reaches its owner live: the event, the execution, and what changes about them', async () => {
  const [subscribed, plain, stranger] = [await signIn(user), await signIn(user), await signIn(other)];
  subscribed.socket.emit('subscribe', { eventTypes: ['messages'], userId: user.id, timestamp: now() });
  await eventually(() => expect(subscribed.of('subscription_confirmed')).toHaveLength(1));
  await server.deliver(dm({ igId, from: '5001', text: 'hello', mid: 'live-1' }));

  await eventually(() => {
    for (const client of [subscribed, plain]) {
      expect(client.of('new_webhook_event')).toMatchObject([
        { type: 'instagram_webhook', event: { eventType: 'messages', content: { text: 'hello' } } },
        { type: 'instagram_webhook', event: { eventType: 'flow_execution' } },
      ]);
      expect(client.of('notification')).toMatchObject([{ eventType: 'flow_execution' }]);
      const changed = client.of('webhook_event_broadcast').map((payload) => Object(payload).event);
      // The execution may be published once, in its final state.
      const executions = [...client.of('new_webhook_event').map((payload) => Object(payload).event), ...changed];
      expect(executions).toContainEqual(
        expect.objectContaining({ eventType: 'flow_execution', processedStatus: 'completed', flowResponse: 'hi there' }),
      );
      expect(changed).toContainEqual(expect.objectContaining({ eventType: 'messages', userInfo: { username: 'user.5001' } }));
    }
  });
  expect(subscribed.of('webhook_event')).toMatchObject([{ eventType: 'messages', content: { text: 'hello' } }]);
  expect(plain.of('webhook_event')).toEqual([]);
  expect(stranger.received.map(([name]) => name)).toEqual(['auth_success', 'authenticated', 'connection_info']);
  const pushed = plain.received.flatMap(([name, payload]) => (name.includes('webhook_event') ? [Object(payload).event.seq] : []));
  expect(pushed).toEqual(pushed.toSorted((a, b) => a - b));
});

test('S10: a wrong token, or the token of another user, is refused', async () => {
  for (const payload of [
    { token: 'fan_wrong', userId: user.id },
    { token: user.token, userId: other.id },
    { token: user.token },
    'nonsense',
    null,
  ]) {
    const client = connect();
    client.socket.emit('authenticate', payload as never);
    await isRefused(client);
    expect(client.of('auth_failed')).toHaveLength(1);
  }
});

test('S10: without authenticating nothing works, and the time for it is short', async () => {
  for (const event of ['subscribe', 'heartbeat', 'test_connection', 'get_subscriptions'] as const) {
    const client = connect();
    client.socket.emit(event as 'get_subscriptions');
    await isRefused(client);
  }
  await isRefused(connect());
});

test('S10: pages of other origins cannot connect', async () => {
  for (const origin of ['https://evil.test', `${PUBLIC_URL}.evil.test`, 'null']) {
    const client = connect(origin);
    let error: Error | undefined;
    client.socket.on('connect_error', (cause) => {
      error = cause;
    });
    await eventually(() => expect(error).toBeDefined());
    expect(client.socket.connected).toBe(false);
  }
});

test('S10: at most twenty unauthenticated sockets per address', async () => {
  const waiting = Array.from({ length: 20 }, () => connect());
  await eventually(() => expect(waiting.every(({ socket }) => socket.connected)).toBe(true));
  await isRefused(connect());
  const [one] = waiting;
  one?.socket.emit('authenticate', { token: user.token, userId: user.id, timestamp: now() });
  await eventually(() => expect(one?.of('auth_success')).toHaveLength(1));
  const further = connect();
  await eventually(() => expect(further.socket.connected).toBe(true));
  further.socket.disconnect();
  for (const { socket } of waiting) socket.disconnect();
  await eventually(() => signIn(user));
});

test('F23: a user has at most twenty sockets, and closing one frees a slot', async () => {
  const crowd = await server.signUp('crowded');
  const clients = await Promise.all(Array.from({ length: 20 }, () => signIn(crowd)));
  const refused = connect();
  refused.socket.emit('authenticate', { token: crowd.token, userId: crowd.id, timestamp: now() });
  await isRefused(refused);
  expect(refused.of('error')).toEqual([{ message: 'Too many connections.' }]);
  clients[0]?.socket.disconnect();
  await eventually(() => signIn(crowd));
  for (const { socket } of clients) socket.disconnect();
});

test('S10: a socket with an expired session is closed, also without any event', async () => {
  const token = await server.signIn('anna');
  const silent = await signIn({ ...user, token });
  await sql`update auth_sessions set expires_at = now() where token_hash = sha256(${token}::bytea)`.execute(
    server.database.system,
  );
  await isClosed(silent);
  expect(silent.of('auth_failed')).toHaveLength(1);
  await isRefused(await attempt({ ...user, token }));
});

test('S10: clients cannot join rooms, and only events of the contract and the eight types are accepted', async () => {
  const spy = await signIn(other);
  for (const room of [`user:${user.id}`, user.id, igId]) {
    for (const name of ['join', 'joinRoom', 'room', 'subscribe']) spy.socket.emit(name as 'subscribe', room as never);
  }
  spy.socket.emit('subscribe', { eventTypes: ['messages', 'flow_execution'] as never, userId: user.id, timestamp: now() });
  spy.socket.emit('subscribe', { eventTypes: ['messages'], userId: user.id, timestamp: now() });
  await eventually(() => expect(spy.of('subscription_confirmed').length).toBeGreaterThan(3));
  await server.deliver(dm({ igId, from: '5002', text: 'not for ben', mid: 'room-1' }));
  const own = await signIn(user);
  await server.deliver(dm({ igId, from: '5002', text: 'not for ben either', mid: 'room-2' }));
  await eventually(() => expect(own.of('new_webhook_event').length).toBeGreaterThan(0));
  expect(spy.received.filter(([name]) => /webhook|notification/.test(name))).toEqual([]);
});

test('S10: too many events, or one that is too large, ends the connection', async () => {
  const flooding = await signIn(user);
  for (let n = 0; n < 1_000; n += 1) flooding.socket.emit('test_connection');
  await isClosed(flooding);
  expect(flooding.of('connection_info').length).toBeLessThanOrEqual(21);
  const oversized = await signIn(user);
  oversized.socket.emit('heartbeat', { timestamp: 'x'.repeat(1024 * 1024), clientId: 'x' });
  await isClosed(oversized);
});

test('S4: after another user connected the account, the former owner receives no events', async () => {
  const former = await server.signUp('former');
  const next = await server.signUp('next');
  const shared = igIdOf(6);
  await server.connect(former, shared);
  const [left, right] = [await signIn(former), await signIn(next)];
  await server.deliver(dm({ igId: shared, from: '5003', text: 'for the former', mid: 's4-a' }));
  await eventually(() => expect(left.of('new_webhook_event')).toHaveLength(1));
  await eventually(() => expect(left.of('webhook_event_broadcast').length).toBeGreaterThan(0));
  await server.connect(next, shared);
  // The former owner's last event says that another user connected the account.
  await eventually(() => expect(left.of('notification').at(-1)).toMatchObject({ payload: { notice: 'account' } }));
  await eventually(() =>
    expect(left.of('new_webhook_event').at(-1)).toMatchObject({ event: { payload: { notice: 'account' } } }),
  );
  const heard = left.received.length;
  await server.deliver(dm({ igId: shared, from: '5003', text: 'for the next', mid: 's4-b' }));
  await eventually(() => expect(right.of('new_webhook_event')).toHaveLength(1));
  await eventually(() => expect(right.of('webhook_event_broadcast').length).toBeGreaterThan(0));
  expect(left.received.slice(heard)).toEqual([]);
  expect((await server.call('GET /api/instagram/status', { token: former.token })).body.connected).toBe(false);
});

test('S17: signing out closes the sockets of that session and of no other', async () => {
  const token = await server.signIn('anna');
  const leaving = await signIn({ ...user, token });
  const staying = await signIn(user);
  await server.call('POST /api/auth/logout', { token });
  const begin = performance.now();
  await isClosed(leaving);
  expect(performance.now() - begin).toBeLessThan(2_000);
  expect((await server.call('GET /api/auth/session', { token })).status).toBe(401);
  expect(staying.socket.connected).toBe(true);
});

function isClosed(client: Client): Promise<void> {
  return eventually(() => expect(client.isClosed).toBe(true));
}

test('quiet hours silence the alerts of an event and nothing else', async () => {
  const client = await signIn(user);
  const set = (body: object) => server.call('PATCH /api/user/notifications/settings', { token: user.token, body });
  const hour = (hours: number) => `${String((new Date().getUTCHours() + hours + 24) % 24).padStart(2, '0')}:00`;
  const quietHours = (from: number, to: number) => ({ isOn: true, from: hour(from), to: hour(to), timeZone: 'UTC' });
  const alertsOf = async (mid: string) => {
    await server.deliver(dm({ igId, from: '5002', text: mid, mid }));
    return eventually(() => {
      const payload = client.of('new_webhook_event').find((one) => Object(one).event.content.text === mid);
      expect(payload).toBeDefined();
      return Object(payload).alerts;
    });
  };
  expect(await alertsOf('default')).toEqual({ desktop: false, sound: false });
  await set({ desktop: true, sound: true, quietHours: quietHours(2, 3) });
  expect(await alertsOf('loud')).toEqual({ desktop: true, sound: true });
  await set({ quietHours: quietHours(-1, 2) });
  expect(await alertsOf('quiet')).toEqual({ desktop: false, sound: false });
  await set({ quietHours: { ...quietHours(-1, 2), isOn: false }, eventTypes: { messages: false } });
  expect(await alertsOf('unwanted')).toEqual({ desktop: false, sound: false });
  await set({ eventTypes: { messages: true }, mutedAccounts: [igId] });
  expect(await alertsOf('muted')).toEqual({ desktop: false, sound: false });
  await set({ mutedAccounts: [] });
  expect(await alertsOf('loud again')).toEqual({ desktop: true, sound: true });
});

longTest('F22: 1,000 events and a line that is cut 50 times: what the client has is what the server has', async () => {
  const shown = new Map<string, number>();
  let latestSeq = 0;
  const keep = (event: { eventId: string; seq: number }) => {
    shown.set(event.eventId, Math.max(shown.get(event.eventId) ?? 0, event.seq));
    latestSeq = Math.max(latestSeq, event.seq);
  };
  const pageAfter = async (seq: number) =>
    (await server.call('GET /api/webhooks/events', { token: other.token, query: `?after=${seq}&limit=200` })).body.data;
  const catchUp = async () => {
    for (let more = true; more; ) {
      const { events, hasMore } = await pageAfter(latestSeq);
      for (const event of events) keep(event);
      more = hasMore;
    }
  };
  const otherIgId = igIdOf(2);
  await server.connect(other, otherIgId);
  for (let cut = 0; cut < 50; cut += 1) {
    const client = await signIn(other);
    for (const name of ['new_webhook_event', 'webhook_event_broadcast'] as const) {
      client.socket.on(name, ({ event }: { event: { eventId: string; seq: number } }) => {
        // A gap is filled by a query, not by the next push.
        if (event.seq === latestSeq + 1) keep(event);
      });
    }
    await catchUp();
    const entry = Array.from(
      { length: 20 },
      (_, n) => dm({ igId: otherIgId, from: `${7_000 + n}`, text: 'x', mid: `f22-${cut}-${n}` }).entry,
    );
    await server.deliver({ object: 'instagram', entry: entry.flat() });
    client.socket.disconnect();
  }
  await eventually(async () => {
    await catchUp();
    expect(shown.size).toBe(1_000);
  });
  const readAll = async () => {
    const stored = new Map<string, number>();
    for (let seq = 0, more = true; more; ) {
      const { events, hasMore } = await pageAfter(seq);
      for (const event of events) stored.set(event.eventId, event.seq);
      seq = events.at(-1)?.seq ?? seq;
      more = hasMore;
    }
    return stored;
  };
  await eventually(async () => {
    await catchUp();
    expect(shown).toEqual(await readAll());
  });
});
