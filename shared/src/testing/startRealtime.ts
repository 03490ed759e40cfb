import { jest } from '@jest/globals';
import { createRealtime } from '../realtime/createRealtime.ts';
import { createAppStore } from '../store/index.ts';
import { signedIn } from '../store/slices/session.slice.ts';
import { aUser } from './builders.ts';
import { fakeServer } from './fakeServer.ts';

type Handler = (payload: unknown) => void;

function aLine(options: { timeout?: number }) {
  const handlers = new Map<string, Handler>();
  return {
    options,
    connected: false,
    isClosed: false,
    sent: [] as string[],
    payloads: [] as { event: string; payload: { eventTypes?: string[] } | undefined }[],
    on(event: string, handler: Handler) {
      handlers.set(event, handler);
    },
    emit(event: string, payload?: { eventTypes?: string[] }) {
      this.sent.push(event);
      this.payloads.push({ event, payload });
    },
    removeAllListeners: () => handlers.clear(),
    disconnect() {
      this.connected = false;
      this.isClosed = true;
    },
    arrive(event: string, payload: unknown = {}) {
      if (event === 'connect') this.connected = true;
      if (event === 'disconnect') this.connected = false;
      handlers.get(event)?.(payload);
    },
  };
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

export async function startRealtime({ isSignedIn = true } = {}) {
  const server = fakeServer();
  server.answer('GET /api/webhooks/events', { success: true, data: { events: [], latestSeq: 0, hasMore: false } });
  server.answer('GET /api/notifications', {
    success: true,
    data: { notifications: [], nextCursor: null, latestSeq: 0, total: 0 },
  });
  const { store } = createAppStore();
  if (isSignedIn) store.dispatch(signedIn({ token: 'fan_1', user: aUser() }));
  const lines: ReturnType<typeof aLine>[] = [];
  const warn: (text: string) => void = jest.fn();
  const loadSocket = async () => (options: object) => {
    const line = aLine(options);
    lines.push(line);
    // The library's type has more members than the connection uses.
    return line as never;
  };
  const realtime = createRealtime(store, { warn, loadSocket });
  realtime.connect();
  await pass(0);
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('no line was opened');
    return last;
  };
  const open = () => {
    line().arrive('connect');
    line().arrive('auth_success', { userId: 'user-1' });
  };
  const connection = () => store.getState().connection;
  return { server, store, realtime, lines, line, open, warn, connection };
}
