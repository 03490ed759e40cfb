import { useHost } from '@fanfare/shared/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { copy } from '../../messages/copy.ts';
import type { RemoteLoader } from '../load/createRemoteLoader.ts';
import { choicesOf } from '../selection/choicesOf.ts';
import type { Person } from '../selection/chooseEntries.ts';
import { openSelection, type SelectedEntries, type Selection } from '../selection/openSelection.ts';
import type { Update } from './followReleases.ts';

export interface FirstScreen {
  selection: Promise<Selection>;
  peek: () => Selection | null;
  settled: Promise<unknown>;
}

type State = { phase: 'loading' } | { phase: 'ready'; selected: SelectedEntries } | { phase: 'failed'; problem: string };

const FOLLOW_RETRY_MS = 30_000;

interface Options {
  loader: RemoteLoader;
  first: FirstScreen;
  person: Person;
}

export function useReleases({ loader, first, person }: Options) {
  const [state, setState] = useState<State>(() => {
    const selected = first.peek()?.selected;
    return selected ? { phase: 'ready', selected } : { phase: 'loading' };
  });
  const [update, setUpdate] = useState<Update | null>(null);
  const [attempt, setAttempt] = useState(0);
  const current = useRef<SelectedEntries>({});
  const host = useHost();

  const reportRefused = useCallback(
    ({ refused }: Selection) => {
      for (const description of refused) host.toast({ kind: 'error', title: copy.overrideRefused, description });
    },
    [host],
  );

  const applySelection = useCallback(
    (selection: Selection) => {
      const { selected } = selection;
      current.current = selected;
      loader.use(choicesOf(selection));
      setState((before) => (before.phase === 'ready' && before.selected === selected ? before : { phase: 'ready', selected }));
      setUpdate(null);
    },
    [loader],
  );

  useEffect(() => {
    (attempt === 0 ? first.selection : openSelection(person)).then(
      (selection) => {
        reportRefused(selection);
        applySelection(selection);
      },
      (cause: unknown) => setState({ phase: 'failed', problem: cause instanceof Error ? cause.message : String(cause) }),
    );
  }, [first, person, reportRefused, applySelection, attempt]);

  useEffect(() => {
    if (state.phase !== 'ready') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    let isStopped = false;
    const follow = () =>
      import('./followReleases.ts').then(
        ({ followReleases }) => {
          if (!isStopped)
            stop = followReleases({
              person,
              loader,
              chosen: () => current.current,
              reportRefused,
              applySelection,
              setUpdate,
              host,
            });
        },
        () => {
          timer = setTimeout(follow, FOLLOW_RETRY_MS);
        },
      );
    void follow();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop();
    };
  }, [state.phase, person, reportRefused, applySelection, loader, host]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, update, retry };
}
