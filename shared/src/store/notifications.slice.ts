import { createAction, createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import { NOTIFICATIONS_KEPT, type WebhookEvent } from '../contracts/index.ts';
import { connectionLost, connectionOpened, connectionOpening, liveEventArrived } from './connection.slice.ts';

export interface NotificationsState {
  /** Newest first, at most NOTIFICATIONS_KEPT. */
  items: WebhookEvent[];
  /** Highest feed position seen; the cursor for catching up after a cut. */
  latestSeq: number;
  /** What has just come, older than what is kept included: for those who show more than that. Gone once all have been told. */
  lastReceived: readonly WebhookEvent[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** What is newer was asked for and did not come. */
  isBehind: boolean;
  /** Whether the socket is connected: mirrors `connection.status`. */
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
     * New or changed events, from the socket or, with `latestSeq`, from a page of the feed; the same event may come several times.
     * `isWhole`: these are all there are, up to `latestSeq`.
     */
    eventsReceived: (
      state: NotificationsState,
      action: PayloadAction<{ events: WebhookEvent[]; latestSeq?: number; isWhole?: boolean }>,
    ) => {
      const { events, latestSeq = 0, isWhole = false } = action.payload;
      if (action.payload.latestSeq !== undefined) state.isBehind = false;
      // Frozen ones are taken as they are; the others would be walked through, with all of their payloads, to be frozen.
      for (const event of events) Object.freeze(event);
      // Not the draft, which watches over every field of every event that is looked at.
      const known = original(state.items) ?? state.items;
      state.items = mergeEvents(isWhole ? known.filter(({ seq }) => seq > latestSeq) : known, events);
      state.lastReceived = events;
      state.latestSeq = Math.max(state.latestSeq, latestSeq, ...events.map((event) => event.seq));
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
  // A flood brings many more at once than are kept, and the last of it would stay.
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

/** A person asks for the newest page of the feed, whatever the socket says; the shell fetches it. */
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

/** Merges by eventId (the higher seq wins), newest first; what was archived leaves. */
function mergeEvents(known: readonly WebhookEvent[], incoming: readonly WebhookEvent[]): WebhookEvent[] {
  const byId = new Map(known.map((event) => [event.eventId, event]));
  for (const event of incoming) {
    const present = byId.get(event.eventId);
    if (!present || event.seq >= present.seq) byId.set(event.eventId, event);
  }
  return [...byId.values()]
    .filter(({ isArchived }) => !isArchived)
    .sort(newestFirst)
    .slice(0, NOTIFICATIONS_KEPT);
}

/** The order of every list of notifications. */
export function newestFirst(a: WebhookEvent, b: WebhookEvent): number {
  // Times of one form compare as plain text, many times faster than as words of a language.
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? 1 : -1;
  return b.seq - a.seq;
}
