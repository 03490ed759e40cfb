import type { ReleaseEntry } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { FirstScreen } from '../openFirstScreen.ts';
import type { RemoteLoader } from '../remotes/createRemoteLoader.ts';
import { choicesOf } from './choicesOf.ts';
import type { Person } from './chooseEntries.ts';
import { chooseBuilds, openSelection, type SelectedEntries, type Selection } from './openSelection.ts';
import { watchReleases } from './watchReleases.ts';

/** A newer version of something that is on screen or was. */
export interface Update {
  /** What people call the parts. */
  parts: readonly string[];
  /** Each swap keeps the code of the version before in memory; after some the page should start anew. */
  needsReload: boolean;
  /** Asks first where unsaved work would be lost. */
  apply: () => Promise<void>;
  later: () => void;
}

type State = { phase: 'loading' } | { phase: 'ready'; selected: SelectedEntries } | { phase: 'failed'; problem: string };

/** Each swap keeps about 70 KB, measured. */
const SWAPS_MAX = 5;

interface Options {
  loader: RemoteLoader;
  first: FirstScreen;
  person: Person;
}

/**
 * This person's builds. A newer document is taken at once where it changes nothing that is in use; what is in use is swapped when the
 * person says so.
 */
export function useReleases({ loader, first, person }: Options) {
  const [state, setState] = useState<State>(() => {
    const selected = first.peek()?.selected;
    return selected ? { phase: 'ready', selected } : { phase: 'loading' };
  });
  const [update, setUpdate] = useState<Update | null>(null);
  const [attempt, setAttempt] = useState(0);
  const current = useRef<SelectedEntries>({});
  const swaps = useRef(0);
  const host = useHost();

  const sayRefused = useCallback(
    ({ refused }: Selection) => {
      for (const description of refused) host.toast({ kind: 'error', title: copy.overrideRefused, description });
    },
    [host],
  );

  const take = useCallback(
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
        sayRefused(selection);
        take(selection);
      },
      (cause: unknown) => setState({ phase: 'failed', problem: cause instanceof Error ? cause.message : String(cause) }),
    );
  }, [first, person, sayRefused, take, attempt]);

  useEffect(() => {
    if (state.phase !== 'ready') return undefined;
    return watchReleases(person, async ({ releases }) => {
      const selection = await chooseBuilds(releases, person);
      const { selected } = selection;
      sayRefused(selection);
      const isNew = (remote: string) => nameOf(selected[remote]) !== nameOf(current.current[remote]);
      const inUse = [...loader.inUse()].filter(([remote, entry]) => isNew(remote) && nameOf(selected[remote]) !== nameOf(entry));
      if (inUse.length === 0) {
        if ([...Object.keys(selected), ...Object.keys(current.current)].some(isNew)) take(selection);
        return;
      }
      setUpdate({
        parts: inUse.map(([, { extras }]) => extras.title),
        needsReload: swaps.current >= SWAPS_MAX,
        async apply() {
          if (!(await host.mayLeave())) return;
          swaps.current += 1;
          take(selection);
        },
        later: () => setUpdate(null),
      });
    });
  }, [state.phase, person, sayRefused, take, loader, host]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, update, retry };
}

function nameOf(entry: ReleaseEntry | undefined): string | undefined {
  return entry?.extras.globalName;
}
