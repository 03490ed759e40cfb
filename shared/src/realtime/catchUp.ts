import { sharedApi } from '../api/index.ts';
import { NOTIFICATIONS_MAX } from '../contracts/index.ts';
import {
  type AppStore,
  eventsReceived,
  notificationsFailed,
  notificationsLoading,
  selectAccountId,
  selectWorkspaceId,
} from '../store/index.ts';
import { feedApi } from './feedApi.ts';

interface Missing {
  after: number;
  upTo: number;
}

let missing: Missing | null = null;
let running: Promise<void> | null = null;

/**
 * Fetches events after the last feed position. Fetches only the newest page if the list is empty or far
 * behind, because the list is limited to one page. The next fetch covers concurrent calls and failures.
 * @param from the position up to which nothing is missing; by default the last one
 */
export function catchUp(store: AppStore, serverSeq: number, from = store.getState().notifications.latestSeq): Promise<void> {
  missing = join(missing, { after: from, upTo: serverSeq });
  running ??= fetchAll(store).finally(() => {
    running = null;
  });
  return running;
}

async function fetchAll(store: AppStore): Promise<void> {
  while (missing) {
    const requested: Missing = missing;
    missing = null;
    if (await fetchMissing(store, requested)) continue;
    missing = join(missing, requested);
    return;
  }
}

function join(known: Missing | null, more: Missing): Missing {
  return known ? { after: Math.min(known.after, more.after), upTo: Math.max(known.upTo, more.upTo) } : more;
}

async function fetchMissing(store: AppStore, { after, upTo }: Missing): Promise<boolean> {
  const { status } = store.getState().notifications;
  if (status === 'ready' && after >= upTo) return true;
  const isFarBehind = upTo - after > NOTIFICATIONS_MAX;
  const listed = listOf(store);
  store.dispatch(notificationsLoading());
  const found = status === 'ready' && !isFarBehind ? await changesAfter(store, after) : await newest(store);
  // The events belong to the former workspace or account.
  if (listOf(store) !== listed) return true;
  if (!found) {
    store.dispatch(notificationsFailed());
    return false;
  }
  store.dispatch(eventsReceived(found));
  store.dispatch(sharedApi.util.invalidateTags(['EventCounts', 'Event', 'Analytics']));
  return true;
}

const listOf = (store: AppStore) => [selectWorkspaceId(store.getState()), selectAccountId(store.getState())].join(' ');

const once = { forceRefetch: true, subscribe: false } as const;

async function changesAfter(store: AppStore, after: number) {
  const query = { after, limit: NOTIFICATIONS_MAX };
  const { data } = await store.dispatch(feedApi.endpoints.feedPage.initiate(query, once));
  return data && { events: data.data.events, latestSeq: data.data.latestSeq };
}

/** Ordered by receipt instead of position, because a recently changed old event is not among the newest. */
async function newest(store: AppStore) {
  const { data } = await store.dispatch(feedApi.endpoints.newestNotifications.initiate(undefined, once));
  return data && { events: data.data.notifications, latestSeq: data.data.latestSeq, isWhole: true };
}
