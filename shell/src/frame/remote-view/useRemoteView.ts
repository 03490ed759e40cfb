import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LoadedView, RemoteLoader } from '../../federation/load/createRemoteLoader.ts';
import { LoadFailure } from '../../federation/recover/LoadFailure.ts';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';

type State = { phase: 'loading' } | ({ phase: 'ready' } & LoadedView) | { phase: 'failed'; failure: LoadFailure };

export function useRemoteView(loader: RemoteLoader, remote: string, view: string) {
  const [state, setState] = useState<State>(() => {
    const there = loader.getCachedView(remote, view);
    return there ? { phase: 'ready', ...there } : { phase: 'loading' };
  });
  const [attempt, setAttempt] = useState(0);
  const generation = useSyncExternalStore(loader.subscribe, () => loader.generationOf(remote));

  useEffect(() => {
    let current = true;
    const show = (next: State) => {
      if (current) setState((before) => (isSame(before, next) ? before : next));
    };
    loader.loadView(remote, view).then(
      (loaded) => show({ phase: 'ready', ...loaded }),
      (cause: unknown) => show({ phase: 'failed', failure: asFailure(cause, remote) }),
    );
    return () => {
      current = false;
    };
  }, [loader, remote, view, attempt, generation]);

  const retry = useCallback(() => {
    loader.clearFailures(remote);
    setState({ phase: 'loading' });
    setAttempt((count) => count + 1);
  }, [loader, remote]);

  useRetryWhenOnline(state.phase === 'failed', retry);

  return { state, retry, isRetry: attempt > 0 };
}

function isSame(one: State, other: State): boolean {
  return one.phase === 'ready' && other.phase === 'ready' && one.View === other.View && one.entry === other.entry;
}

function asFailure(cause: unknown, remote: string): LoadFailure {
  if (cause instanceof LoadFailure) return cause;
  return new LoadFailure({ kind: 'load-failed', phase: 'module', build: remote }, String(cause), cause);
}
