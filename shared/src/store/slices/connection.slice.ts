import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type EventType,
  type InboxPresence,
  PRESENCE_MS,
  type PresenceState,
  type SubscribableEventType,
  subscribableEventTypes,
} from '../../contracts/index.ts';

export interface ConnectionState {
  status: 'disconnected' | 'connecting' | 'connected';
  /** Number of the current or next attempt in the series; 0 for the first connection. */
  attempt: number;
  /** True if another attempt will follow while disconnected. */
  isRetrying: boolean;
  // Fields added after the first release of the contract are optional.
  /** True if every attempt of the series failed. */
  hasGivenUp?: boolean;
  /** ISO time of the last socket event. */
  lastEventAt: string | null;
  /** Result of the last authentication; null before. */
  authentication?: { success: boolean; username: string | null; error: string | null } | null;
  /** The subscription that the server reported; null before. */
  eventTypes?: readonly SubscribableEventType[] | null;
  test?: { status: 'idle' | 'running' | 'passed' | 'failed'; roundTripMs: number | null };
  /** The event type of each visible list of notifications. */
  shownLists?: Readonly<Record<string, EventType | 'all'>>;
  /** `at` is in epoch milliseconds of this browser. */
  presence?: readonly (InboxPresence & { at: number })[];
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
  presence: [],
};

/** State of the realtime connection, written by the shell. */
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
    /** `nextAttempt` is null when retries have ended. `hasGivenUp` is true if every attempt failed. */
    connectionLost: (state, action: PayloadAction<{ nextAttempt: number | null; hasGivenUp?: boolean }>) => {
      const { nextAttempt, hasGivenUp = false } = action.payload;
      state.status = 'disconnected';
      state.attempt = nextAttempt ?? 0;
      state.isRetrying = nextAttempt !== null;
      state.hasGivenUp = hasGivenUp;
      state.eventTypes = null;
      state.presence = [];
      state.test = { status: 'idle', roundTripMs: null };
    },
    connectionAuthenticated: (state, action: PayloadAction<NonNullable<ConnectionState['authentication']>>) => {
      state.authentication = action.payload;
    },
    subscriptionsReported: (state, action: PayloadAction<{ eventTypes: readonly SubscribableEventType[] }>) => {
      state.eventTypes = [...action.payload.eventTypes];
    },
    /** The shell sends a message and measures the response time. */
    connectionTestRequested: (state) => {
      state.test = { status: 'running', roundTripMs: null };
    },
    /** `roundTripMs` is null after a timeout. */
    connectionTested: (state, action: PayloadAction<{ roundTripMs: number | null }>) => {
      const { roundTripMs } = action.payload;
      state.test = { status: roundTripMs === null ? 'failed' : 'passed', roundTripMs };
    },
    /** A list shows this type; null if it is not visible. */
    listShown: (state, action: PayloadAction<{ list: string; eventType: EventType | 'all' | null }>) => {
      const { list, eventType } = action.payload;
      const { [list]: _, ...others } = state.shownLists ?? {};
      state.shownLists = eventType ? { ...others, [list]: eventType } : others;
    },
    presenceReceived: (state, { payload }: PayloadAction<InboxPresence & { at: number }>) => {
      const { at, threadId, user } = payload;
      const others = (state.presence ?? []).filter((one) => one.threadId !== threadId || one.user.id !== user.id);
      state.presence = [...others.filter((one) => at - one.at < PRESENCE_MS), payload];
    },
    liveEventArrived: (state, action: PayloadAction<{ at: string }>) => {
      state.lastEventAt = action.payload.at;
    },
  },
  selectors: {
    selectConnection: (state) => state,
    /**
     * Returns the subscription to request: the types of all visible lists. The bell and Fanfare's own types
     * need none, because the server sends `new_webhook_event` to every socket of the user.
     */
    selectWantedEventTypes: ({ shownLists = {} }): readonly SubscribableEventType[] => {
      const shown = Object.values(shownLists);
      const types = subscribableEventTypes.filter((type) => shown.includes(type));
      return shown.includes('all') || types.length === 0 ? subscribableEventTypes : types;
    },
  },
});

/** The user pressed Reconnect. */
export const reconnectRequested = createAction('connection/reconnectRequested');
/** The shell sends it to the other members of the workspace. */
export const presenceShared = createAction<{ threadId: string; state: PresenceState }>('connection/presenceShared');
/** The shell requests the current subscriptions. */
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
  presenceReceived,
} = connectionSlice.actions;
export const { selectConnection, selectWantedEventTypes } = connectionSlice.selectors;
