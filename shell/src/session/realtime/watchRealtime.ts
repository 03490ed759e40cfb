import { type AppStore, connectionLost, reconnectRequested } from '@fanfare/shared/store';
import { boundary } from '../capture/boundary.ts';
import { warn } from '../debug/warn.ts';
import type { RunningRealtime } from './runRealtime.ts';

export function watchRealtime(store: AppStore) {
  let running: RunningRealtime | null = null;
  let isLoading = false;
  let token: string | null = null;

  const connect = async () => {
    if (running) return running.connect();
    if (!token || isLoading) return;
    isLoading = true;
    running = await import('./runRealtime.ts').then(
      ({ runRealtime }) => runRealtime(store),
      () => null,
    );
    isLoading = false;
    if (!running) store.dispatch(connectionLost({ nextAttempt: null, hasGivenUp: true }));
  };

  const follow = () => {
    if (running) return running.followSession();
    const { session } = store.getState();
    if (session.token === token) return;
    token = session.token;
    void connect();
  };

  store.subscribe(follow);
  follow();
  if (!token) warn('No token: the realtime connection is not opened.');
  // Retries when the network or the user returns.
  window.addEventListener('online', () => void connect());
  window.addEventListener('focus', () => void connect());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void connect();
  });

  return {
    handle: (action: unknown) => {
      boundary.record?.(action);
      if (reconnectRequested.match(action)) void connect();
      else running?.handle(action);
    },
  };
}
