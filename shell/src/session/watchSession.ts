import {
  api,
  clearStoredSession,
  clearStoredWorkspace,
  readStoredSession,
  sharedApi,
  writeStoredSession,
} from '@fanfare/shared/api';
import { type AppStore, notificationsCleared, signedIn, signedOut, userChanged } from '@fanfare/shared/store';

export function watchSession(store: AppStore): void {
  let { token, user } = store.getState().session;

  store.subscribe(() => {
    const { session } = store.getState();
    if (session.token === token && session.user === user) return;
    const isOtherPerson = session.user?.id !== user?.id;
    ({ token, user } = session);
    if (token && user) writeStoredSession({ token, user });
    else {
      clearStoredSession();
      if (!session.expired) clearStoredWorkspace();
    }
    if (isOtherPerson) {
      // Data must not reach the next user.
      store.dispatch(api.util.resetApiState());
      store.dispatch(notificationsCleared());
    }
  });

  const followOtherTabs = () => {
    const stored = readStoredSession();
    if (!stored) {
      if (token) store.dispatch(signedOut());
    } else if (stored.token !== token || stored.user.id !== user?.id) store.dispatch(signedIn(stored));
    else if (JSON.stringify(stored.user) !== JSON.stringify(user)) store.dispatch(userChanged(stored.user));
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'token' || key === 'user') followOtherTabs();
  });
  // Restored pages have missed changes in other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followOtherTabs());

  if (token) void verify(store);
}

async function verify(store: AppStore): Promise<void> {
  const { data } = await store.dispatch(
    sharedApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data) store.dispatch(userChanged(data.user));
}
