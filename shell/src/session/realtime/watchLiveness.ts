import { api } from '@fanfare/shared/api';
import { SERVER_PROBE_INTERVAL_MS, SERVER_PROBE_TIMEOUT_MS, serverPaths } from '@fanfare/shared/contracts';
import { type AppStore, onlineChanged, selectLiveness, serverChecked } from '@fanfare/shared/store';

/** Data that may be outdated after a connection loss. */
const staleAfterLoss = [
  'Workspace',
  'InstagramStatus',
  'Flow',
  'EventCounts',
  'Event',
  'Analytics',
  'Thread',
  'Publication',
  'Comment',
] as const;

/** @param reconnect starts new attempts once an unreachable server responds */
export function watchLiveness(store: AppStore, reconnect: () => void): void {
  let probeTimer: ReturnType<typeof setTimeout> | undefined;
  let isProbing = false;
  let wasLost = false;
  let isOutdated = false;

  const needsProbe = () => {
    const { session, connection, liveness } = store.getState();
    return session.token !== null && liveness.isOnline && connection.status !== 'connected' && wasLost;
  };

  const probe = async () => {
    probeTimer = undefined;
    if (isProbing || !needsProbe()) return;
    isProbing = true;
    const isReachable = await isServerReachable();
    isProbing = false;
    const wasUnreachable = store.getState().liveness.server === 'unreachable';
    if (needsProbe()) {
      store.dispatch(serverChecked({ isReachable, at: new Date().toISOString() }));
      if (isReachable && wasUnreachable) reconnect();
    }
    schedule();
  };

  const schedule = () => {
    if (!probeTimer && !isProbing && needsProbe()) probeTimer = setTimeout(() => void probe(), SERVER_PROBE_INTERVAL_MS);
  };

  const follow = () => {
    const state = store.getState();
    const { state: now, problem } = selectLiveness(state);
    // If only the socket fails, screens read over HTTP and miss nothing.
    if (problem === 'offline' || problem === 'unreachable') isOutdated = true;
    else if (isOutdated && state.connection.status === 'connected') {
      isOutdated = false;
      store.dispatch(api.util.invalidateTags([...staleAfterLoss]));
    }
    const isLost = now === 'lost';
    if (isLost && !wasLost) {
      wasLost = true;
      void probe();
    } else {
      wasLost = isLost;
      schedule();
    }
  };

  const followBrowser = () => void store.dispatch(onlineChanged(navigator.onLine));
  window.addEventListener('online', followBrowser);
  window.addEventListener('offline', followBrowser);
  followBrowser();
  store.subscribe(follow);
  follow();
}

async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(serverPaths.health, { cache: 'no-store', signal: AbortSignal.timeout(SERVER_PROBE_TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
}
