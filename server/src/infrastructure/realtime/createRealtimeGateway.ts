import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type ClientToServerEvents,
  type ServerToClientEvents,
  SOCKET_AUTH_DEADLINE_MS,
  SOCKET_MAX_PAYLOAD_BYTES,
  SOCKET_PING_INTERVAL_MS,
  SOCKET_PING_TIMEOUT_MS,
  serverPaths,
} from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { type DefaultEventsMap, Server } from 'socket.io';
import type { Clock } from '../clock/Clock.ts';
import { clientAddress } from '../http/senders/clientAddress.ts';
import type { SignedIn } from '../http/senders/SignedIn.ts';
import type { Logger } from '../logger/createLogger.ts';
import { countUnknownSockets } from './countUnknownSockets.ts';
import { createFeedPump, type FeedReader } from './createFeedPump.ts';
import { limitBacklog } from './limitBacklog.ts';
import { limitEventRate } from './limitEventRate.ts';
import { rooms } from './rooms.ts';
import { type SocketData, serveSocket } from './serveSocket.ts';

export interface RealtimeGateway {
  attach: (app: FastifyInstance) => Promise<void>;
  feedChanged: (ownerId: string) => void;
  catchUp: () => void;
  releasesChanged: () => void;
  socketCount: () => number;
  endSession: (sessionId: string) => void;
  endMembership: (membership: string) => void;
  changeRole: (change: string) => void;
  inboxChanged: (conversation: string) => void;
  presenceChanged: (presence: string) => void;
  close: () => Promise<void>;
}

interface Options extends FeedReader {
  authenticate: (token: string, cookieHeader: string | undefined, workspaceId: string | null) => Promise<SignedIn | null>;
  allowedOrigins: readonly string[];
  clock: Clock;
  logger: Logger;
  trustedProxies: number;
  authDeadlineMs?: number;
  recheckMs?: number;
}

export function createRealtimeGateway(options: Options): RealtimeGateway {
  const { authDeadlineMs = SOCKET_AUTH_DEADLINE_MS, allowedOrigins, trustedProxies, clock, logger } = options;
  const unknown = countUnknownSockets();
  const io = new Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>({
    path: serverPaths.socket,
    serveClient: false,
    maxHttpBufferSize: SOCKET_MAX_PAYLOAD_BYTES,
    pingInterval: SOCKET_PING_INTERVAL_MS,
    pingTimeout: SOCKET_PING_TIMEOUT_MS,
    allowRequest: (request, decide) => {
      // Other origins must not use the session. Non-browser clients send no `Origin` header, but they need a
      // token.
      const { origin } = request.headers;
      decide(null, origin === undefined || allowedOrigins.includes(origin));
    },
  });
  const pump = createFeedPump(io, options, logger);

  io.on('connection', (socket) => {
    const known = unknown.enter(clientAddress(socket.request, trustedProxies));
    if (known === null) return void socket.disconnect(true);
    limitEventRate(socket, clock);
    limitBacklog(socket, logger);
    const deadline = setTimeout(() => socket.disconnect(true), authDeadlineMs);
    const onAuthenticated = () => {
      clearTimeout(deadline);
      known();
    };
    socket.on('disconnect', onAuthenticated);
    serveSocket(socket, { ...options, onAuthenticated, watch: pump.watch, unwatch: pump.unwatch });
  });

  return {
    async attach(app) {
      io.attach(app.server);
      // These bypass the hooks of the routes.
      io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
        response.setHeader('cache-control', 'no-store');
        response.setHeader('x-content-type-options', 'nosniff');
        next();
      });
      // `localhost` can have two addresses; the socket library knows only one.
      await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
        scope.all(`${serverPaths.socket}/*`, { schema: { hide: true } }, (request, reply) => {
          reply.hijack();
          io.engine.handleRequest(Object.assign(request.raw, { _query: request.query }), reply.raw);
        });
      });
    },
    feedChanged: pump.feedChanged,
    catchUp: pump.catchUp,
    releasesChanged: () => void io.emit('releases_changed'),
    socketCount: () => io.engine?.clientsCount ?? 0,
    endSession: (sessionId) => io.in(rooms.session(sessionId)).disconnectSockets(true),
    endMembership: (membership) => io.in(rooms.member(membership)).disconnectSockets(true),
    changeRole(change) {
      const [workspaceId, userId] = change.split(':');
      const ids = io.sockets.adapter.rooms.get(rooms.member(`${workspaceId}:${userId}`)) ?? [];
      for (const id of ids) io.sockets.sockets.get(id)?.data.recheck?.();
    },
    inboxChanged(conversation) {
      const [workspaceId = '', threadId = ''] = conversation.split(':');
      io.to(rooms.workspace(workspaceId)).emit('inbox_changed', { threadId });
    },
    presenceChanged(presence) {
      const [workspaceId = '', threadId = '', id = '', state, ...name] = presence.split(':');
      const payload = { threadId, user: { id, name: name.join(':') }, state: state === 'replying' ? state : 'viewing' } as const;
      io.to(rooms.workspace(workspaceId)).except(rooms.user(id)).emit('inbox_presence', payload);
    },
    async close() {
      io.disconnectSockets(true);
      io.engine?.close();
      await pump.stop();
    },
  };
}
