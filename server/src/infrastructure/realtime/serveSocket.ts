import {
  type ClientToServerEvents,
  isAllowed,
  type ServerToClientEvents,
  SOCKET_HEARTBEAT_MS,
  SOCKETS_PER_USER_MAX,
  type SubscribableEventType,
  subscribableEventTypes,
} from '@fanfare/shared/contracts';
import type { DefaultEventsMap, Socket } from 'socket.io';
import type { Clock } from '../clock/Clock.ts';
import type { EventPublisher } from '../event-bus/createEventBus.ts';
import type { SignedIn } from '../http/senders/SignedIn.ts';
import type { Logger } from '../logger/createLogger.ts';
import { limitPresence } from './limitPresence.ts';
import { readAuthentication, readEventTypes, readPresence } from './readPayload.ts';
import { rooms } from './rooms.ts';

export interface SocketData {
  /** Reads the session and the role again. */
  recheck?: () => void;
}

type FanfareSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;

interface Options {
  authenticate: (token: string, cookieHeader: string | undefined, workspaceId: string | null) => Promise<SignedIn | null>;
  latestSeq: (ownerId: string) => Promise<number>;
  bus: EventPublisher;
  clock: Clock;
  logger: Logger;
  onAuthenticated: () => void;
  watch: (ownerId: string, seq: number) => void;
  unwatch: (ownerId: string) => void;
  recheckMs?: number;
}

const REFUSED = 'Authentication failed';
const RECHECK_MS = 2 * SOCKET_HEARTBEAT_MS;

/** The token identifies the user; the payload is ignored. */
export function serveSocket(socket: FanfareSocket, options: Options): void {
  const { recheckMs = RECHECK_MS, latestSeq, bus, clock, logger, onAuthenticated, watch, unwatch } = options;
  let signedIn: SignedIn | null = null;
  let token = '';
  const authenticate = async (given: string, workspaceId: string | null) => {
    const found = await options.authenticate(given, socket.handshake.headers.cookie, workspaceId);
    return found?.role === null ? null : found;
  };
  let line: Promise<void> = Promise.resolve();
  let recheck: NodeJS.Timeout | undefined;
  const mayShare = limitPresence(clock);

  socket.on('authenticate', (payload) => {
    attempt(async () => {
      const claim = readAuthentication(payload);
      const found = claim ? await authenticate(claim.token, claim.workspaceId ?? null) : null;
      if (!found || claim?.userId !== found.userId || isOtherThan(found)) return refuse();
      signedIn = found;
      token = claim.token;
      onAuthenticated();
      // Joins before it reads the position, so that nothing is missed.
      const { userId, workspaceId, sessionId } = found;
      await socket.join([
        rooms.workspace(workspaceId),
        rooms.member(`${workspaceId}:${userId}`),
        rooms.user(userId),
        rooms.session(sessionId),
      ]);
      // A membership that ended before the join has not closed this socket.
      if (!(await isAlive(found))) return refuse();
      if ((socket.nsp.adapter.rooms.get(rooms.user(userId))?.size ?? 0) > SOCKETS_PER_USER_MAX) {
        socket.emit('error', { message: 'Too many connections.' });
        return void socket.disconnect(true);
      }
      expectHeartbeat();
      const seq = await latestSeq(workspaceId);
      if (socket.disconnected) return;
      watch(workspaceId, seq);
      socket.emit('auth_success', { userId, timestamp: now() });
      socket.emit('authenticated', { success: true, user: { username: found.username } });
      socket.emit('connection_info', { clientId: socket.id, latestSeq: seq, serverTime: now() });
    });
  });

  socket.data.recheck = () =>
    attempt(async () => {
      if (signedIn && !(await isAlive(signedIn))) refuse();
    });

  socket.on('disconnect', () => {
    clearTimeout(recheck);
    if (signedIn) unwatch(signedIn.workspaceId);
  });

  socket.on('heartbeat', () => {
    attempt(async () => {
      if (!signedIn || !(await isAlive(signedIn))) return refuse();
      expectHeartbeat();
      socket.emit('heartbeat_response', { timestamp: now(), latestSeq: await latestSeq(signedIn.workspaceId) });
    });
  });

  socket.on('test_connection', () => {
    attempt(async () => {
      if (!signedIn) return refuse();
      socket.emit('connection_info', {
        clientId: socket.id,
        latestSeq: await latestSeq(signedIn.workspaceId),
        serverTime: now(),
      });
    });
  });

  socket.on('subscribe', (payload) => {
    attempt(async () => {
      if (!signedIn) return refuse();
      const { workspaceId } = signedIn;
      await socket.join(readEventTypes(payload).map((type) => rooms.eventType(workspaceId, type)));
      confirmSubscriptions(workspaceId);
    });
  });

  socket.on('unsubscribe', (payload) => {
    attempt(async () => {
      if (!signedIn) return refuse();
      for (const type of readEventTypes(payload)) await socket.leave(rooms.eventType(signedIn.workspaceId, type));
      confirmSubscriptions(signedIn.workspaceId);
    });
  });

  socket.on('get_subscriptions', () => {
    attempt(async () => {
      if (signedIn) confirmSubscriptions(signedIn.workspaceId);
      else refuse();
    });
  });

  socket.on('inbox_presence', (payload) => {
    attempt(async () => {
      if (!signedIn) return refuse();
      const { workspaceId, userId, username, role } = signedIn;
      const found = readPresence(payload);
      if (!found || role === null || !socket.rooms.has(rooms.workspace(workspaceId))) return;
      if (found.state === 'replying' && !isAllowed(role, 'inbox.reply')) return;
      if (!mayShare()) return;
      bus.publish('inbox-presence', [workspaceId, found.threadId, userId, found.state, username].join(':'));
    });
  });

  const isAlive = async (member: SignedIn) => {
    const found = await authenticate(token, member.workspaceId);
    if (found) signedIn = found;
    return found !== null;
  };

  /** A socket keeps its session and workspace. */
  function isOtherThan(found: SignedIn): boolean {
    return signedIn !== null && (signedIn.sessionId !== found.sessionId || signedIn.workspaceId !== found.workspaceId);
  }

  /** The session of a silent client may have ended. */
  function expectHeartbeat(): void {
    clearTimeout(recheck);
    // A watch that starts after closing would never end (S10).
    if (socket.disconnected) return;
    recheck = setTimeout(() => {
      attempt(async () => {
        if (!signedIn || !(await isAlive(signedIn))) return refuse();
        expectHeartbeat();
      });
    }, recheckMs);
  }

  function confirmSubscriptions(ownerId: string): void {
    const isSubscribed = (type: SubscribableEventType) => socket.rooms.has(rooms.eventType(ownerId, type));
    socket.emit('subscription_confirmed', { eventTypes: subscribableEventTypes.filter(isSubscribed), timestamp: now() });
  }

  function refuse(): void {
    socket.emit('auth_failed', { error: REFUSED });
    socket.emit('authenticated', { success: false, error: REFUSED });
    socket.disconnect(true);
  }

  function attempt(work: () => Promise<void>): void {
    line = line.then(work).catch((error: unknown) => {
      logger.error({ err: error }, 'a socket event failed');
      socket.emit('error', { message: 'Server error. Please try again later.' });
    });
  }

  function now(): string {
    return new Date(clock.nowMs()).toISOString();
  }
}
