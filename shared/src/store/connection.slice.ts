import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EventType, type SubscribableEventType, subscribableEventTypes } from '../contracts/index.ts';

export interface ConnectionState {
  status: 'disconnected' | 'connecting' | 'connected';
  /** Which attempt of the present reconnect series this is, or which one comes next; 0 for the first connection. */
  attempt: number;
  /** While disconnected: another attempt is on its way. */
  isRetrying: boolean;
  // What follows the first release of the contract is optional in it.
  /** Every attempt of the series failed. */
  hasGivenUp?: boolean;
  /** ISO time of the last event that came over the socket. */
  lastEventAt: string | null;
  /** What the server replied to the last authentication; null before. */
  authentication?: { success: boolean; username: string | null; error: string | null } | null;
  /** The event types that the server has this socket subscribed to; null until it reports them. */
  eventTypes?: readonly SubscribableEventType[] | null;
  test?: { status: 'idle' | 'running' | 'passed' | 'failed'; roundTripMs: number | null };
  /** The event type that each visible list of notifications shows. */
  shownLists?: Readonly<Record<string, EventType | 'all'>>;
}

const initialState: ConnectionState = {
  status: 'disconnected',
  attempt: 0,
  isRetrying: false,
  hasGivenUp: false,
  lastEventAt: null,
  authentication: null,
  eventTypes: null,
  test: { status: 'idle', roundTripMs: null },
  shownLists: {},
};

/** The state of the one realtime connection, written by the shell, read by everybody. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionOpening: (state, action: PayloadAction<{ attempt: number }>) => {
      state.status = 'connecting';
      state.attempt = action.payload.attempt;
      state.isRetrying = false;
      state.hasGivenUp = false;
    },
    connectionOpened: (state) => {
      state.status = 'connected';
      state.attempt = 0;
      state.isRetrying = false;
    },
    /** `nextAttempt` is null when nobody tries any more; `hasGivenUp`: because every attempt failed. */
    connectionLost: (state, action: PayloadAction<{ nextAttempt: number | null; hasGivenUp?: boolean }>) => {
      const { nextAttempt, hasGivenUp = false } = action.payload;
      state.status = 'disconnected';
      state.attempt = nextAttempt ?? 0;
      state.isRetrying = nextAttempt !== null;
      state.hasGivenUp = hasGivenUp;
      state.eventTypes = null;
      state.test = { status: 'idle', roundTripMs: null };
    },
    connectionAuthenticated: (state, action: PayloadAction<NonNullable<ConnectionState['authentication']>>) => {
      state.authentication = action.payload;
    },
    subscriptionsReported: (state, action: PayloadAction<{ eventTypes: readonly SubscribableEventType[] }>) => {
      state.eventTypes = [...action.payload.eventTypes];
    },
    /** The shell sends a message to the server and measures when the reply arrives. */
    connectionTestRequested: (state) => {
      state.test = { status: 'running', roundTripMs: null };
    },
    /** `roundTripMs` is null when no reply arrived in time. */
    connectionTested: (state, action: PayloadAction<{ roundTripMs: number | null }>) => {
      const { roundTripMs } = action.payload;
      state.test = { status: roundTripMs === null ? 'failed' : 'passed', roundTripMs };
    },
    /** A list on the screen shows this type; null: it is no longer visible. */
    listShown: (state, action: PayloadAction<{ list: string; eventType: EventType | 'all' | null }>) => {
      const { list, eventType } = action.payload;
      const { [list]: _, ...others } = state.shownLists ?? {};
      state.shownLists = eventType ? { ...others, [list]: eventType } : others;
    },
    liveEventArrived: (state, action: PayloadAction<{ at: string }>) => {
      state.lastEventAt = action.payload.at;
    },
  },
  selectors: {
    selectConnection: (state) => state,
    /**
     * What the socket should be subscribed to: the union of the types that visible lists show. The number at the bell needs no subscription,
     * because the server sends `new_webhook_event` to every socket of the user; neither do `flow_execution` and the other types of its own.
     */
    selectWantedEventTypes: ({ shownLists = {} }): readonly SubscribableEventType[] => {
      const shown = Object.values(shownLists);
      const types = subscribableEventTypes.filter((type) => shown.includes(type));
      return shown.includes('all') || types.length === 0 ? subscribableEventTypes : types;
    },
  },
});

/** A person pressed Reconnect: the shell starts a fresh series of attempts. */
export const reconnectRequested = createAction('connection/reconnectRequested');
/** The shell asks the server which event types this socket is subscribed to. */
export const subscriptionsRequested = createAction('connection/subscriptionsRequested');

export const {
  connectionOpening,
  connectionOpened,
  connectionLost,
  connectionAuthenticated,
  subscriptionsReported,
  connectionTestRequested,
  connectionTested,
  listShown,
  liveEventArrived,
} = connectionSlice.actions;
export const { selectConnection, selectWantedEventTypes } = connectionSlice.selectors;
