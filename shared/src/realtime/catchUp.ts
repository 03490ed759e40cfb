import { sharedApi } from '../api/index.ts';
import { NOTIFICATIONS_KEPT } from '../contracts/index.ts';
import { type AppStore, eventsReceived, notificationsFailed, notificationsLoading } from '../store/index.ts';
import { feedApi } from './feedApi.ts';

let running: Promise<void> | null = null;

/**
 * Brings the notification list level with the server: everything created or changed after the last feed position seen.
 * On an empty list, or when far behind, the newest page is enough since the list keeps only that many.
 *
 * @param from the position up to which nothing is missing, where that is not the last one seen
 */
export function catchUp(store: AppStore, serverSeq: number, from = store.getState().notifications.latestSeq): Promise<void> {
  running ??= fetchMissing(store, serverSeq, from).finally(() => {
    running = null;
  });
  return running;
}

async function fetchMissing(store: AppStore, serverSeq: number, known: number): Promise<void> {
  const { status } = store.getState().notifications;
  if (status === 'ready' && known >= serverSeq) return;
  const isFarBehind = serverSeq - known > NOTIFICATIONS_KEPT;
  store.dispatch(notificationsLoading());
  const query = status === 'ready' && !isFarBehind ? { after: known, limit: NOTIFICATIONS_KEPT } : { limit: NOTIFICATIONS_KEPT };
  const result = await store.dispatch(feedApi.endpoints.feedPage.initiate(query, { forceRefetch: true, subscribe: false }));
  if (!result.data) {
    store.dispatch(notificationsFailed());
    return;
  }
  const { events, latestSeq } = result.data.data;
  store.dispatch(eventsReceived({ events, latestSeq }));
  store.dispatch(sharedApi.util.invalidateTags(['EventCounts', 'Event', 'Analytics']));
}
