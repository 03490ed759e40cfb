import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RemoteLoader } from './createRemoteLoader.ts';
import { LoadFailure } from './LoadFailure.ts';

type State =
  | { phase: 'loading' }
  | { phase: 'ready'; View: ComponentType; degraded: boolean }
  | { phase: 'failed'; failure: LoadFailure };

/** Loads one view of a remote; `retry` starts over after a failure, in place. */
export function useRemoteView(loader: RemoteLoader, remote: string, view: string) {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const show = (next: State) => {
      if (current) setState(next);
    };
    show({ phase: 'loading' });
    loadView(loader, remote, view).then(
      (loaded) => show({ phase: 'ready', ...loaded }),
      (cause: unknown) => show({ phase: 'failed', failure: asFailure(cause, remote) }),
    );
    return () => {
      current = false;
    };
  }, [loader, remote, view, attempt]);

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []), isRetry: attempt > 0 };
}

async function loadView(loader: RemoteLoader, remote: string, view: string) {
  const { module, degraded } = await loader.load(remote);
  const load = module.views[view];
  if (!load) throw new LoadFailure('invalid-module', remote, `it has no view "${view}"`);
  return { View: (await load()).default, degraded };
}

function asFailure(cause: unknown, remote: string): LoadFailure {
  if (cause instanceof LoadFailure) return cause;
  return new LoadFailure('load-failed', remote, cause instanceof Error ? cause.message : String(cause), cause);
}
