import type { ManagerOptions, Socket, SocketOptions as SocketIoOptions } from 'socket.io-client';
import { sharedApi, workspacesApi } from '../api/index.ts';
import {
  type Alerts,
  type ClientToServerEvents,
  type PresenceState,
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
  presenceReceived,
  selectAccountId,
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
  /** Reports a dropped message, a missing token or failed authentication. */
  warn: (text: string) => void;
  onAlert?: (event: WebhookEvent, alerts: Alerts) => void;
  onReleases?: () => void;
  onMessage?: (...message: [event: string, ...payload: unknown[]]) => void;
  onSent?: (event: string) => void;
  loadSocket?: () => Promise<(options: SocketOptions) => AppSocket>;
}

export interface Realtime {
  /** Starts a new series of attempts unless connected. */
  connect: () => void;
  /** Subscribes to the types of the visible lists. */
  syncSubscription: () => void;
  /** Requests this socket's subscriptions. */
  requestSubscriptions: () => void;
  test: () => void;
  /** Dropped while disconnected. */
  sharePresence: (presence: { threadId: string; state: PresenceState }) => void;
  stop: () => void;
}

/** Events within this time cause one render. */
const BATCH_MS = 50;
/** From this batch size on, updates appear twice a second. */
const STREAM_FROM = 5;
const STREAM_BATCH_MS = 500;
/** Minimum interval between refetches of counts while events stream in. */
const COUNTS_REFRESH_MS = 1_000;
const once = { forceRefetch: true, subscribe: false } as const;
/** Events may be received out of order; missing ones are fetched after this time. */
const GAP_MS = 1_000;

/**
 * Creates the socket of the page. It authenticates, subscribes, sends heartbeats, reconnects on the specified
 * schedule and updates the store. After a disconnect it fetches missed events by feed position.
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
  let threadsTimer: ReturnType<typeof setTimeout> | undefined;
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
    detectGap(events.map(({ seq }) => seq));
    store.dispatch(eventsReceived(ofAccount(events, selectAccountId(store.getState()))));
    store.dispatch(liveEventArrived({ at: now.toISOString() }));
    countsTimer ??= setTimeout(() => {
      countsTimer = undefined;
      store.dispatch(sharedApi.util.invalidateTags(['EventCounts', 'Event', 'Analytics']));
    }, COUNTS_REFRESH_MS);
  };

  /** Feed positions are consecutive, so a gap is a missed event. */
  const detectGap = (arrived: readonly number[]) => {
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

  const closeSocket = () => {
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
    closeSocket();
    if (stopped) return;
    attempt += 1;
    const delay = reconnectDelay(attempt);
    store.dispatch(connectionLost({ nextAttempt: delay === null ? null : attempt, hasGivenUp: delay === null }));
    if (delay !== null) reconnectTimer = setTimeout(() => void open(), delay);
  };

  const refuse = (error = 'Authentication failed') => {
    warn(`The realtime connection was refused: ${error}`);
    store.dispatch(connectionAuthenticated({ success: false, username: null, error }));
    // The HTTP responses determine whether the session or the membership has ended.
    void store.dispatch(sharedApi.endpoints.session.initiate(undefined, once));
    void store.dispatch(workspacesApi.endpoints.workspaces.initiate(undefined, once));
    retryLater();
  };

  const open = async () => {
    const { session, workspaces } = store.getState();
    const { token, user } = session;
    if (stopped || socket || opening) return;
    if (!token || !user) return warn('No token: the realtime connection is not opened.');
    opening = true;
    store.dispatch(connectionOpening({ attempt }));
    // Loaded lazily, because the sign-in screen does not need it.
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
    // The library's timeout covers only the transport; this one includes the authentication.
    connectTimer = setTimeout(retryLater, SOCKET_CONNECT_TIMEOUT_MS);
    const workspace = workspaces.currentId === null ? {} : { workspaceId: workspaces.currentId };
    line.on('connect', () => line.emit('authenticate', { token, userId: user.id, ...workspace, timestamp: timestamp() }));
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
    line.on('inbox_presence', (presence) => store.dispatch(presenceReceived({ ...presence, at: Date.now() })));
    line.on('inbox_changed', () => {
      threadsTimer ??= setTimeout(() => {
        threadsTimer = undefined;
        store.dispatch(sharedApi.util.invalidateTags(['Thread', 'ThreadNote']));
      }, STREAM_BATCH_MS);
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

  const sharePresence: Realtime['sharePresence'] = (presence) => {
    if (store.getState().connection.status === 'connected') socket?.emit('inbox_presence', presence);
  };

  const stop = () => {
    stopped = true;
    for (const timer of [reconnectTimer, batchTimer, countsTimer, gapTimer, threadsTimer]) clearTimeout(timer);
    closeSocket();
    store.dispatch(connectionLost({ nextAttempt: null }));
  };

  return { connect, syncSubscription: subscription.sync, requestSubscriptions, test, sharePresence, stop };
}

/** The socket sends the events of all accounts. */
function ofAccount(events: WebhookEvent[], accountId: string | null): { events: WebhookEvent[]; seenSeq?: number } {
  if (accountId === null) return { events };
  const seenSeq = Math.max(0, ...events.map(({ seq }) => seq));
  return { events: events.filter(({ connectedAccountId = accountId }) => connectedAccountId === accountId), seenSeq };
}

async function loadSocketLibrary(): Promise<(options: SocketOptions) => AppSocket> {
  const { io } = await import('socket.io-client');
  return io;
}
