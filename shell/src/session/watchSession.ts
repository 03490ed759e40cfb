import { api, clearStoredSession, readStoredSession, sharedApi, writeStoredSession } from '@fanfare/shared/api';
import { type AppStore, notificationsCleared, signedIn, signedOut, userChanged } from '@fanfare/shared/store';

/**
 * Keeps session and browser storage the same: storage follows the store, and the store follows other tabs.
 * A stored session is verified with the server in the background; one that has ended there ends here.
 */
export function watchSession(store: AppStore): void {
  let { token, user } = store.getState().session;

  store.subscribe(() => {
    const { session } = store.getState();
    if (session.token === token && session.user === user) return;
    const isOtherSession = session.token !== token;
    ({ token, user } = session);
    if (token && user) writeStoredSession({ token, user });
    else clearStoredSession();
    if (isOtherSession) {
      // What one user saw must not be shown to the next.
      store.dispatch(api.util.resetApiState());
      store.dispatch(notificationsCleared());
    }
  });

  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'token' && key !== 'user') return;
    const stored = readStoredSession();
    if (!stored) {
      if (token) store.dispatch(signedOut());
    } else if (stored.token !== token) store.dispatch(signedIn(stored));
    else if (key === 'user') store.dispatch(userChanged(stored.user));
  });

  if (token) void verify(store);
}

async function verify(store: AppStore): Promise<void> {
  const { data } = await store.dispatch(
    sharedApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data) store.dispatch(userChanged(data.user));
}
