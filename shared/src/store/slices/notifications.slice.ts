import { createAction, createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import { NOTIFICATIONS_MAX, type WebhookEvent } from '../../contracts/index.ts';
import { connectionLost, connectionOpened, connectionOpening, liveEventArrived } from './connection.slice.ts';

export interface NotificationsState {
  /** Newest first, at most NOTIFICATIONS_MAX. */
  items: WebhookEvent[];
  /** Highest feed position; the cursor for catching up. */
  latestSeq: number;
  /** The latest events, including those too old for `items`. Emptied in the next tick. */
  lastReceived: readonly WebhookEvent[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** True if newer events could not be fetched. */
  isBehind: boolean;
  /** Equals `connection.status`. */
  isConnected?: boolean;
}

const initialState: NotificationsState = {
  items: [],
  latestSeq: 0,
  lastReceived: [],
  status: 'idle',
  isBehind: false,
  isConnected: false,
};

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationsLoading: (state: NotificationsState) => {
      if (state.status !== 'ready') state.status = 'loading';
    },
    notificationsFailed: (state: NotificationsState) => {
      if (state.status === 'ready') state.isBehind = true;
      else state.status = 'failed';
    },
    /**
     * New or changed events from the socket or, with `latestSeq`, from the feed; duplicates are allowed.
     * `isWhole` means that nothing is missing up to `latestSeq`; `seenSeq` includes events of other accounts.
     */
    eventsReceived: (
      state: NotificationsState,
      action: PayloadAction<{ events: WebhookEvent[]; latestSeq?: number; isWhole?: boolean; seenSeq?: number }>,
    ) => {
      const { events, latestSeq = 0, isWhole = false, seenSeq = 0 } = action.payload;
      if (action.payload.latestSeq !== undefined) state.isBehind = false;
      // Immer skips frozen objects; otherwise it would traverse every payload.
      for (const event of events) Object.freeze(event);
      // Reads the original state, because Immer's draft would proxy every event.
      const known = original(state.items) ?? state.items;
      state.items = mergeEvents(isWhole ? known.filter(({ seq }) => seq > latestSeq) : known, events);
      state.lastReceived = events;
      state.latestSeq = Math.max(state.latestSeq, latestSeq, seenSeq, ...events.map((event) => event.seq));
      state.status = 'ready';
    },
    notificationsRead: (state: NotificationsState, action: PayloadAction<{ eventIds: readonly string[]; isRead?: boolean }>) => {
      const { eventIds, isRead = true } = action.payload;
      const changed = new Set(eventIds);
      for (const item of state.items) if (changed.has(item.eventId)) item.isRead = isRead;
    },
    notificationsArchived: (state: NotificationsState, action: PayloadAction<{ eventIds: readonly string[] }>) => {
      const archived = new Set(action.payload.eventIds);
      state.items = state.items.filter(({ eventId }) => !archived.has(eventId));
    },
    notificationsCleared: () => initialState,
  },
  // A burst may exceed the limit.
  extraReducers: (builder) =>
    builder
      .addCase(liveEventArrived, (state) => {
        state.lastReceived = [];
      })
      .addMatcher(isAnyOf(connectionOpening, connectionOpened, connectionLost), (state, action) => {
        state.isConnected = connectionOpened.match(action);
      }),
  selectors: {
    selectNotifications: (state) => state.items,
    selectNotificationsStatus: (state) => state.status,
    selectNotificationsBehind: (state) => state.isBehind,
    selectNotificationsConnected: (state) => state.isConnected === true,
  },
});

/** Requests the newest page of the feed from the shell. */
export const refreshRequested = createAction('notifications/refreshRequested');

export const {
  notificationsLoading,
  notificationsFailed,
  eventsReceived,
  notificationsRead,
  notificationsArchived,
  notificationsCleared,
} = notificationsSlice.actions;
export const { selectNotifications, selectNotificationsStatus, selectNotificationsBehind, selectNotificationsConnected } =
  notificationsSlice.selectors;

/** Merges by eventId (the higher seq wins), newest first, without archived events. */
function mergeEvents(known: readonly WebhookEvent[], incoming: readonly WebhookEvent[]): WebhookEvent[] {
  const byId = new Map(known.map((event) => [event.eventId, event]));
  for (const event of incoming) {
    const present = byId.get(event.eventId);
    if (!present || event.seq >= present.seq) byId.set(event.eventId, event);
  }
  return [...byId.values()]
    .filter(({ isArchived }) => !isArchived)
    .sort(newestFirst)
    .slice(0, NOTIFICATIONS_MAX);
}

/** The order of every list of notifications. */
export function newestFirst(a: WebhookEvent, b: WebhookEvent): number {
  // ISO times compare as plain text, much faster than with a collator.
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? 1 : -1;
  return b.seq - a.seq;
}
