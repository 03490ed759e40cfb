import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NOTIFICATIONS_KEPT, type WebhookEvent } from '../contracts/index.ts';

export interface NotificationsState {
  /** Newest first, at most NOTIFICATIONS_KEPT. */
  items: WebhookEvent[];
  /** Highest feed position seen; the cursor for catching up after a cut. */
  latestSeq: number;
  /** What came last, older than what is kept included: for those who show more than that. */
  lastReceived: readonly WebhookEvent[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
}

const initialState: NotificationsState = { items: [], latestSeq: 0, lastReceived: [], status: 'idle' };

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationsLoading: (state) => {
      if (state.status !== 'ready') state.status = 'loading';
    },
    notificationsFailed: (state) => {
      if (state.status !== 'ready') state.status = 'failed';
    },
    /**
     * New or changed events, from the socket or from a page of the feed; the same event may come several times. `isWhole`: these are all
     * there are, up to `latestSeq`.
     */
    eventsReceived: (state, action: PayloadAction<{ events: WebhookEvent[]; latestSeq?: number; isWhole?: boolean }>) => {
      const { events, latestSeq = 0, isWhole = false } = action.payload;
      state.items = mergeEvents(isWhole ? state.items.filter(({ seq }) => seq > latestSeq) : state.items, events);
      state.lastReceived = events;
      state.latestSeq = Math.max(state.latestSeq, latestSeq, ...events.map((event) => event.seq));
      state.status = 'ready';
    },
    notificationsRead: (state, action: PayloadAction<{ eventIds: readonly string[]; isRead?: boolean }>) => {
      const { eventIds, isRead = true } = action.payload;
      const changed = new Set(eventIds);
      for (const item of state.items) if (changed.has(item.eventId)) item.isRead = isRead;
    },
    notificationsArchived: (state, action: PayloadAction<{ eventIds: readonly string[] }>) => {
      const archived = new Set(action.payload.eventIds);
      state.items = state.items.filter(({ eventId }) => !archived.has(eventId));
    },
    notificationsCleared: () => initialState,
  },
  selectors: {
    selectNotifications: (state) => state.items,
    selectNotificationsStatus: (state) => state.status,
    selectLatestSeq: (state) => state.latestSeq,
    selectLastReceived: (state) => state.lastReceived,
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
export const { selectNotifications, selectNotificationsStatus, selectLatestSeq, selectLastReceived } =
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
