import type { Server as HttpServer } from 'node:http';
import { type ClientToServerEvents, type ServerToClientEvents, serverPaths, WebhookEvent } from '@fanfare/shared/contracts';
import type { Recording, Scenario, SocketPush } from '@fanfare/shared/lab';
import { Server, type Socket } from 'socket.io';
import { problemsOf } from './problemsOf.ts';
import type { LogLine } from './Stage.ts';

interface Line {
  scenario: Scenario;
  recording: Recording | null;
  isCut: () => boolean;
  nowMs: () => number;
  tell: (line: Omit<LogLine, 'at'>) => void;
}

/** Accepts every client. */
export function serveSocket(http: HttpServer, { scenario, recording, isCut, nowMs, tell }: Line) {
  const io = new Server<ClientToServerEvents, ServerToClientEvents>(http, {
    path: serverPaths.socket,
    serveClient: false,
    allowRequest: (_request, decide) => decide(null, scenario.socket !== 'down' && !isCut()),
  });
  const now = () => new Date(nowMs()).toISOString();
  const latestSeq = recording?.latestSeq ?? 0;

  const push = ({ event, payload }: SocketPush) => {
    for (const text of problemsOfPush({ event, payload } as SocketPush)) tell({ kind: 'problem', text });
    tell({ kind: 'socket', text: `server says ${event}`, detail: payload });
    io.emit(event, ...payload);
  };

  io.on('connection', (socket: Socket<ClientToServerEvents, ServerToClientEvents>) => {
    socket.onAny((event: string) => tell({ kind: 'socket', text: `page says ${event}` }));
    socket.on('authenticate', ({ userId }) => {
      socket.emit('auth_success', { userId, timestamp: now() });
      socket.emit('authenticated', { success: true });
      socket.emit('connection_info', { clientId: socket.id, latestSeq, serverTime: now() });
    });
    socket.on('heartbeat', () => socket.emit('heartbeat_response', { timestamp: now(), latestSeq }));
    socket.on('subscribe', ({ eventTypes }) => {
      socket.emit('subscription_confirmed', { eventTypes, timestamp: now() });
      for (const one of scenario.arrives ?? []) push(one);
    });
  });

  return {
    push,
    hangUp: () => io.disconnectSockets(true),
    close: () => io.close(),
  };
}

export function problemsOfPush({ event, payload }: SocketPush): string[] {
  const [content] = payload;
  const carried = Object(content);
  const pushed = event === 'notification' || event === 'webhook_event' ? carried : carried.event;
  return pushed === undefined ? [] : problemsOf(WebhookEvent, pushed).map((problem) => `${event}: ${problem}`);
}
