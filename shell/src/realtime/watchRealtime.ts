import { catchUp, createRealtime, type Realtime } from '@fanfare/shared/realtime';
import { type AppStore, reconnectRequested, refreshRequested } from '@fanfare/shared/store';
import { watchAlerts } from '../alerts/watchAlerts.ts';
import { boundary } from '../capture/boundary.ts';
import { warn } from '../development.ts';
import { askForReleases } from '../releases/askForReleases.ts';

/** Runs the one realtime connection while somebody is signed in. */
export function watchRealtime(store: AppStore) {
  let token: string | null = null;
  let realtime: Realtime | null = null;
  const onAlert = watchAlerts();

  const follow = () => {
    const { session } = store.getState();
    if (session.token === token) return;
    token = session.token;
    realtime?.stop();
    realtime = token
      ? createRealtime(store, {
          warn,
          onAlert,
          onReleases: askForReleases,
          onMessage: (...message) => boundary.tell?.(message),
        })
      : null;
    realtime?.connect();
    // The list must not depend on the socket: it is filled over HTTP at once.
    if (token) void catchUp(store, 0);
  };

  store.subscribe(follow);
  follow();
  // A line that was given up is worth a fresh series as soon as somebody is back.
  window.addEventListener('online', () => realtime?.connect());
  window.addEventListener('focus', () => realtime?.connect());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') realtime?.connect();
  });

  return {
    handle: (action: unknown) => {
      boundary.tell?.(action);
      if (reconnectRequested.match(action)) realtime?.connect();
      if (refreshRequested.match(action)) void catchUp(store, Number.POSITIVE_INFINITY);
    },
  };
}
