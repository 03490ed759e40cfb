import type { ManagerOptions, Socket, SocketOptions as SocketIoOptions } from 'socket.io-client';
import { sharedApi } from '../api/index.ts';
import {
  type Alerts,
  type ClientToServerEvents,
  type ServerToClientEvents,
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_HEARTBEAT_MS,
  SOCKET_SUBSCRIBE_DELAY_MS,
  SOCKET_TEST_TIMEOUT_MS,
  serverPaths,
  type WebhookEvent,
} from '../contracts/index.ts';
import {
  type AppStore,
  connectionAuthenticated,
  connectionLost,
  connectionOpened,
  connectionOpening,
  connectionTested,
  eventsReceived,
  liveEventArrived,
  serverChecked,
  subscriptionsReported,
} from '../store/index.ts';
import { catchUp } from './catchUp.ts';
import { createSubscription } from './createSubscription.ts';
import { reconnectDelay } from './reconnectDelay.ts';
import { toNotification } from './toNotification.ts';

type AppSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type SocketOptions = Partial<ManagerOptions & SocketIoOptions>;

interface RealtimeOptions {
  /** Receives a dropped message, a missing token and a refused authentication. */
  warn: (text: string) => void;
  /** A new event that may draw attention to itself. */
  onAlert?: (event: WebhookEvent, alerts: Alerts) => void;
  /** Other builds of remotes are live. */
  onReleases?: () => void;
  /** Every message of the server. */
  onMessage?: (...message: [event: string, ...payload: unknown[]]) => void;
  /** The name of every message to the server. */
  onSent?: (event: string) => void;
  /** Where sockets come from. */
  loadSocket?: () => Promise<(options: SocketOptions) => AppSocket>;
}

export interface Realtime {
  /** Starts a fresh series of attempts unless the line is already open. */
  connect: () => void;
  /** Follows the lists that are visible now. */
  syncSubscription: () => void;
  /** Asks the server for the subscriptions of this socket. */
  requestSubscriptions: () => void;
  /** Measures the round trip of a message. */
  test: () => void;
  stop: () => void;
}

/** Events within this time are put into the store together, so that a burst costs one render. */
const BATCH_MS = 50;
/** So many in one batch are a stream, of which nobody reads each: it is shown twice a second. */
const STREAM_FROM = 5;
const STREAM_BATCH_MS = 500;
/** The figures above the lists are asked for at most this often while events stream in. */
const COUNTS_REFRESH_MS = 1_000;
/** Events may overtake one another; what is still missing then is fetched. */
const GAP_MS = 1_000;

/**
 * The one socket of the page: authenticates, subscribes, keeps the heartbeat, reconnects by the specification's timers and
 * feeds the store. After every cut it fetches what was missed, by feed position.
 */
export function createRealtime(
  store: AppStore,
  { warn, onAlert, onReleases, onMessage, onSent, loadSocket = loadSocketLibrary }: RealtimeOptions,
): Realtime {
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
  let connectTimer: ReturnType<typeof setTimeout> | undefined;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;
  let testTimer: ReturnType<typeof setTimeout> | undefined;
  let testBeganAt: number | null = null;
  let batch: unknown[] = [];
  let isStream = false;

  const timestamp = () => new Date().toISOString();

  const flush = () => {
    batchTimer = undefined;
    const now = new Date();
    const events = batch.map((payload) => toNotification(payload, now)).filter((event) => event !== null);
    batch = [];
    isStream = events.length >= STREAM_FROM;
    noticeGap(events.map(({ seq }) => seq));
    store.dispatch(eventsReceived({ events }));
    store.dispatch(liveEventArrived({ at: now.toISOString() }));
    countsTimer ??= setTimeout(() => {
      countsTimer = undefined;
      store.dispatch(sharedApi.util.invalidateTags(['EventCounts', 'Event', 'Analytics']));
    }, COUNTS_REFRESH_MS);
  };

  /** Positions of one person's feed follow each other without a hole; a hole is something that did not arrive. */
  const noticeGap = (arrived: readonly number[]) => {
    const { latestSeq, status } = store.getState().notifications;
    const fresh = new Set(arrived.filter((seq) => seq > latestSeq));
    const newest = Math.max(latestSeq, ...fresh);
    if (status !== 'ready' || gapTimer || newest - latestSeq === fresh.size) return;
    gapTimer = setTimeout(() => {
      gapTimer = undefined;
      void catchUp(store, newest, latestSeq);
    }, GAP_MS);
  };

  const receive = (payload: unknown) => {
    batch.push(payload);
    batchTimer ??= setTimeout(flush, isStream ? STREAM_BATCH_MS : BATCH_MS);
  };

  const level = (latestSeq: number) => {
    noteContact();
    void catchUp(store, latestSeq);
  };

  const noteContact = () => store.dispatch(serverChecked({ isReachable: true, at: timestamp() }));

  const canSend = (event: string): boolean => {
    if (!socket?.connected) warn(`Not connected: ${event} is dropped.`);
    return socket?.connected === true;
  };

  const subscription = createSubscription(store, (event, eventTypes) => {
    const userId = store.getState().session.user?.id ?? '';
    if (canSend(event)) socket?.emit(event, { eventTypes, userId, timestamp: timestamp() });
  });

  const endTest = (roundTripMs: number | null) => {
    clearTimeout(testTimer);
    if (testBeganAt !== null) store.dispatch(connectionTested({ roundTripMs }));
    testBeganAt = null;
  };

  const hangUp = () => {
    clearInterval(heartbeatTimer);
    clearTimeout(subscribeTimer);
    clearTimeout(connectTimer);
    endTest(null);
    subscription.stop();
    socket?.removeAllListeners();
    socket?.disconnect();
    socket = null;
  };

  const retryLater = () => {
    hangUp();
    if (stopped) return;
    attempt += 1;
    const delay = reconnectDelay(attempt);
    store.dispatch(connectionLost({ nextAttempt: delay === null ? null : attempt, hasGivenUp: delay === null }));
    if (delay !== null) reconnectTimer = setTimeout(() => void open(), delay);
  };

  const refuse = (error = 'Authentication failed') => {
    warn(`The realtime connection was refused: ${error}`);
    store.dispatch(connectionAuthenticated({ success: false, username: null, error }));
    // Over HTTP the server says whether the session has ended; if so, it ends here too.
    void store.dispatch(sharedApi.endpoints.session.initiate(undefined, { forceRefetch: true, subscribe: false }));
    retryLater();
  };

  const open = async () => {
    const { token, user } = store.getState().session;
    if (stopped || socket || opening) return;
    if (!token || !user) return warn('No token: the realtime connection is not opened.');
    opening = true;
    store.dispatch(connectionOpening({ attempt }));
    // Loaded only once somebody is signed in: the sign-in screen does not pay for it.
    const io = await loadSocket().catch(() => null);
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
    // The library's own limit ends with the transport; this one covers the answer to the authentication too.
    connectTimer = setTimeout(retryLater, SOCKET_CONNECT_TIMEOUT_MS);
    line.on('connect', () => line.emit('authenticate', { token, userId: user.id, timestamp: timestamp() }));
    line.on('auth_success', () => {
      attempt = 0;
      clearTimeout(connectTimer);
      store.dispatch(connectionOpened());
      noteContact();
      heartbeatTimer = setInterval(() => {
        if (canSend('heartbeat')) line.emit('heartbeat', { timestamp: timestamp(), clientId });
      }, SOCKET_HEARTBEAT_MS);
      subscribeTimer = setTimeout(subscription.start, SOCKET_SUBSCRIBE_DELAY_MS);
    });
    line.on('authenticated', ({ success, user: account, error }) => {
      if (!success) return refuse(error);
      store.dispatch(connectionAuthenticated({ success, username: account?.username ?? null, error: null }));
    });
    line.on('subscription_confirmed', ({ eventTypes }) => store.dispatch(subscriptionsReported({ eventTypes })));
    line.on('connection_info', ({ latestSeq }) => {
      if (testBeganAt !== null) endTest(Math.round(performance.now() - testBeganAt));
      level(latestSeq);
    });
    line.on('heartbeat_response', ({ latestSeq }) => level(latestSeq));
    line.on('notification', receive);
    line.on('webhook_event', receive);
    line.on('new_webhook_event', ({ event, alerts }) => {
      receive(event);
      if (alerts?.desktop || alerts?.sound) onAlert?.(event, alerts);
    });
    line.on('webhook_event_broadcast', ({ event }) => receive(event));
    if (onReleases) line.on('releases_changed', onReleases);
    if (onMessage) line.onAny(onMessage);
    if (onSent) line.onAnyOutgoing(onSent);
    line.on('auth_failed', ({ error }) => refuse(error));
    line.on('error', ({ message }) => warn(`The realtime connection reports: ${message}`));
    line.on('disconnect', retryLater);
    line.on('connect_error', retryLater);
  };

  const connect = () => {
    if (stopped || socket) return;
    clearTimeout(reconnectTimer);
    attempt = 0;
    void open();
  };

  const requestSubscriptions = () => {
    if (canSend('get_subscriptions')) socket?.emit('get_subscriptions');
  };

  const test = () => {
    testBeganAt = performance.now();
    if (!canSend('test_connection')) return endTest(null);
    clearTimeout(testTimer);
    testTimer = setTimeout(() => endTest(null), SOCKET_TEST_TIMEOUT_MS);
    socket?.emit('test_connection');
  };

  const stop = () => {
    stopped = true;
    for (const timer of [reconnectTimer, batchTimer, countsTimer, gapTimer]) clearTimeout(timer);
    hangUp();
    store.dispatch(connectionLost({ nextAttempt: null }));
  };

  return { connect, syncSubscription: subscription.sync, requestSubscriptions, test, stop };
}

async function loadSocketLibrary(): Promise<(options: SocketOptions) => AppSocket> {
  const { io } = await import('socket.io-client');
  return io;
}
