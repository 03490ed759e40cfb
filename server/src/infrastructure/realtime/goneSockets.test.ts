import { after, before, test } from 'node:test';
import { setTimeout as passed } from 'node:timers/promises';
import { expect } from 'expect';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { eventually } from '../../../test/eventually.ts';
import { createEventBus } from '../event-bus/createEventBus.ts';
import { createHttpServer } from '../http/createHttpServer.ts';
import { createLogger } from '../logger/createLogger.ts';
import { createRealtimeGateway, type RealtimeGateway } from './createRealtimeGateway.ts';

const RECHECK_MS = 20;
let http: FastifyInstance;
let gateway: RealtimeGateway;
let url: string;
let asked = 0;
let answered = Promise.withResolvers<void>();
let feedsRead = 0;
let isOver = false;

before(async () => {
  const logger = createLogger('fatal');
  http = await createHttpServer({ logger });
  gateway = createRealtimeGateway({
    async authenticate() {
      asked += 1;
      const found = isOver
        ? null
        : ({ userId: 'u', workspaceId: 'u', accountId: null, role: 'owner', username: 'anna', sessionId: 's' } as const);
      await answered.promise;
      return found;
    },
    latestSeq: async () => 0,
    async changesAfter() {
      feedsRead += 1;
      return [];
    },
    alertsOf: async () => () => ({ sound: false, desktop: false }),
    bus: createEventBus(),
    allowedOrigins: [],
    clock: { nowMs: () => Date.now() },
    logger,
    trustedProxies: 0,
    recheckMs: RECHECK_MS,
  });
  await gateway.attach(http);
  url = await http.listen({ port: 0, host: '127.0.0.1' });
});
after(async () => {
  // A timer that was not cleared would run until the session ends.
  isOver = true;
  answered.resolve();
  await gateway.close();
  await http.close();
});

/** Closes the socket while its session is being checked. */
async function goAwayUnanswered(socket: Socket): Promise<void> {
  const before = asked;
  await eventually(() => expect(asked).toBeGreaterThan(before));
  socket.disconnect();
  await eventually(() => expect(gateway.socketCount()).toBe(0));
  answered.resolve();
}

async function expectSilence(): Promise<void> {
  await passed(2 * RECHECK_MS);
  const then = { asked, feedsRead };
  gateway.feedChanged('u');
  await passed(10 * RECHECK_MS);
  expect({ asked, feedsRead }).toEqual(then);
}

test('S10: a socket that closes during its authentication leaves nothing behind', async () => {
  answered = Promise.withResolvers();
  const socket = io(url, { transports: ['websocket'], reconnection: false });
  socket.emit('authenticate', { token: 't', userId: 'u' });
  await goAwayUnanswered(socket);
  await expectSilence();
});

test('S10: a socket that closes during its session check leaves nothing behind', async () => {
  const socket = io(url, { transports: ['websocket'], reconnection: false });
  socket.emit('authenticate', { token: 't', userId: 'u' });
  await new Promise((resolve) => socket.once('connection_info', resolve));
  answered = Promise.withResolvers();
  await goAwayUnanswered(socket);
  await expectSilence();
});

test('S20: a member who is removed while a socket authenticates does not get in', async () => {
  answered = Promise.withResolvers();
  const before = asked;
  const socket = io(url, { transports: ['websocket'], reconnection: false });
  const received: string[] = [];
  socket.onAny((name: string) => void received.push(name));
  socket.emit('authenticate', { token: 't', userId: 'u' });
  await eventually(() => expect(asked).toBe(before + 1));
  isOver = true;
  gateway.endMembership('u:u');
  answered.resolve();
  await eventually(() => expect(gateway.socketCount()).toBe(0));
  expect(received).not.toContain('auth_success');
  isOver = false;
});
