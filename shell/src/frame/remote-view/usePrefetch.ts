import { useEffect } from 'react';
import type { RemoteLoader } from '../../federation/load/createRemoteLoader.ts';
import type { SelectedEntries } from '../../federation/selection/openSelection.ts';

const IDLE_WITHIN_MS = 2_000;

/** With data saving, views load only on click. */
export function usePrefetch(remotes: SelectedEntries, loader: RemoteLoader): void {
  useEffect(() => {
    const done = new Set<string>();

    const prefetch = (remote: string, view: string | undefined) => {
      if (view === undefined || done.has(`${remote}/${view}`)) return;
      done.add(`${remote}/${view}`);
      loader.prefetch(remote, view).catch(() => done.delete(`${remote}/${view}`));
    };

    const onPoint = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      for (const [remote, { extras }] of Object.entries(remotes)) {
        prefetch(remote, extras.routes.find(({ path }) => path === link.pathname)?.view);
      }
    };

    document.addEventListener('click', onPoint, { capture: true });
    if (savesData()) return () => document.removeEventListener('click', onPoint, { capture: true });

    const stopListening = loader.subscribe(() => {
      for (const remote of loader.healthyRemotes()) {
        for (const next of remotes[remote]?.extras.prefetch ?? []) {
          whenIdle(() => prefetch(next, remotes[next]?.extras.routes[0]?.view));
        }
      }
    });
    document.addEventListener('pointerover', onPoint, { passive: true });
    document.addEventListener('focusin', onPoint);
    return () => {
      stopListening();
      document.removeEventListener('click', onPoint, { capture: true });
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, [remotes, loader]);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  else setTimeout(work, IDLE_WITHIN_MS);
}

function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
