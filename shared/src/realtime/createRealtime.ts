import type { Socket } from 'socket.io-client';
import { sharedApi } from '../api/index.ts';
import {
  type ClientToServerEvents,
  type ServerToClientEvents,
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_HEARTBEAT_MS,
  SOCKET_SUBSCRIBE_DELAY_MS,
  serverPaths,
  subscribableEventTypes,
} from '../contracts/index.ts';
import {
  type AppStore,
  connectionLost,
  connectionOpened,
  connectionOpening,
  eventsReceived,
  liveEventArrived,
} from '../store/index.ts';
import { catchUp } from './catchUp.ts';
import { reconnectDelay } from './reconnectDelay.ts';
import { toNotification } from './toNotification.ts';

type AppSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface Realtime {
  /** Starts a fresh series of attempts unless the line is already open. */
  connect: () => void;
  stop: () => void;
}

/** Events within this time are put into the store together, so that a burst costs one render. */
const BATCH_MS = 50;
/** The figures above the lists are asked for at most this often while events stream in. */
const COUNTS_REFRESH_MS = 1_000;

/**
 * The one socket of the page: authenticates, subscribes, keeps the heartbeat, reconnects by the specification's timers and
 * feeds the store. After every cut it fetches what was missed, by feed position.
 */
export function createRealtime(store: AppStore): Realtime {
  const clientId = crypto.randomUUID();
  let socket: AppSocket | null = null;
  let attempt = 0;
  let stopped = false;
  let opening = false;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let heartbeatTimer: ReturnType<typeof setInterval> | undefined;
  let subscribeTimer: ReturnType<typeof setTimeout> | undefined;
  let batchTimer: ReturnType<typeof setTimeout> | undefined;
  let countsTimer: ReturnType<typeof setTimeout> | undefined;
  let batch: unknown[] = [];

  const timestamp = () => new Date().toISOString();

  const flush = () => {
    batchTimer = undefined;
    const now = new Date();
    const events = batch.map((payload) => toNotification(payload, now)).filter((event) => event !== null);
    batch = [];
    store.dispatch(eventsReceived({ events }));
    store.dispatch(liveEventArrived({ at: now.toISOString() }));
    countsTimer ??= setTimeout(() => {
      countsTimer = undefined;
      store.dispatch(sharedApi.util.invalidateTags(['EventCounts', 'Event', 'Analytics']));
    }, COUNTS_REFRESH_MS);
  };

  const receive = (payload: unknown) => {
    batch.push(payload);
    batchTimer ??= setTimeout(flush, BATCH_MS);
  };

  const level = (latestSeq: number) => {
    void catchUp(store, latestSeq);
  };

  const hangUp = () => {
    clearInterval(heartbeatTimer);
    clearTimeout(subscribeTimer);
    socket?.removeAllListeners();
    socket?.disconnect();
    socket = null;
  };

  const retryLater = () => {
    hangUp();
    store.dispatch(connectionLost());
    if (stopped) return;
    attempt += 1;
    const delay = reconnectDelay(attempt);
    if (delay !== null) reconnectTimer = setTimeout(() => void open(), delay);
  };

  const open = async () => {
    const { token, user } = store.getState().session;
    if (stopped || socket || opening || !token || !user) return;
    opening = true;
    store.dispatch(connectionOpening({ attempt }));
    // Loaded only once somebody is signed in: the sign-in screen does not pay for it.
    const io = await import('socket.io-client').then((module) => module.io).catch(() => null);
    opening = false;
    if (stopped || store.getState().session.token !== token) return;
    if (!io) return retryLater();
    const line: AppSocket = io({
      path: serverPaths.socket,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      timeout: SOCKET_CONNECT_TIMEOUT_MS,
      reconnection: false,
      forceNew: true,
    });
    socket = line;
    line.on('connect', () => line.emit('authenticate', { token, userId: user.id, timestamp: timestamp() }));
    line.on('auth_success', () => {
      attempt = 0;
      store.dispatch(connectionOpened());
      heartbeatTimer = setInterval(() => line.emit('heartbeat', { timestamp: timestamp(), clientId }), SOCKET_HEARTBEAT_MS);
      subscribeTimer = setTimeout(
        () => line.emit('subscribe', { eventTypes: [...subscribableEventTypes], userId: user.id, timestamp: timestamp() }),
        SOCKET_SUBSCRIBE_DELAY_MS,
      );
    });
    line.on('connection_info', ({ latestSeq }) => level(latestSeq));
    line.on('heartbeat_response', ({ latestSeq }) => level(latestSeq));
    line.on('notification', receive);
    line.on('webhook_event', receive);
    line.on('new_webhook_event', ({ event }) => receive(event));
    line.on('webhook_event_broadcast', ({ event }) => receive(event));
    line.on('auth_failed', retryLater);
    line.on('disconnect', retryLater);
    line.on('connect_error', retryLater);
  };

  const connect = () => {
    if (stopped || socket) return;
    clearTimeout(reconnectTimer);
    attempt = 0;
    void open();
  };

  const stop = () => {
    stopped = true;
    for (const timer of [reconnectTimer, batchTimer, countsTimer]) clearTimeout(timer);
    hangUp();
    store.dispatch(connectionLost());
  };

  return { connect, stop };
}
