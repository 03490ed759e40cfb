import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { Choice, RemoteLoader } from '../remotes/createRemoteLoader.ts';
import { loadLog } from '../remotes/loadLog.ts';
import { chooseEntries } from './chooseEntries.ts';
import { openReleases } from './openReleases.ts';
import { overrides } from './overrides.ts';
import { subjectId } from './subjectId.ts';
import { watchReleases } from './watchReleases.ts';

/** The build of each remote that this person gets, by the remote's name. */
export type SelectedEntries = Readonly<Record<string, ReleaseEntry>>;

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

/**
 * Opens the release document, chooses this person's builds and hands them to the loader. A newer document is taken at once where it
 * changes nothing that is in use; what is in use is swapped when the person says so.
 */
export function useReleases(loader: RemoteLoader) {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [update, setUpdate] = useState<Update | null>(null);
  const [attempt, setAttempt] = useState(0);
  const userId = useAppSelector(selectUser)?.id ?? null;
  const [subject] = useState(() => subjectId(userId));
  const current = useRef<SelectedEntries>({});
  const swaps = useRef(0);
  const host = useHost();

  const choose = useCallback(
    async (releases: ReleaseDocument) => {
      const { entries, problems } = await overrides.open(releases);
      for (const problem of problems) host.toast({ kind: 'error', title: copy.override.refused, description: problem });
      return { ...(await chooseEntries(releases, subject)), ...entries };
    },
    [host, subject],
  );

  const take = useCallback(
    (releases: ReleaseDocument, selected: SelectedEntries) => {
      current.current = selected;
      loader.use(choicesOf(releases, selected));
      setState({ phase: 'ready', selected });
      setUpdate(null);
    },
    [loader],
  );

  useEffect(() => {
    openReleases().then(
      async ({ releases, problems }) => {
        for (const problem of problems) loadLog.add('release-document', 'document', problem);
        take(releases, await choose(releases));
      },
      (cause: unknown) => setState({ phase: 'failed', problem: cause instanceof Error ? cause.message : String(cause) }),
    );
  }, [choose, take, attempt]);

  useEffect(() => {
    if (state.phase !== 'ready') return undefined;
    return watchReleases(async ({ releases }) => {
      const selected = await choose(releases);
      const isNew = (remote: string) => nameOf(selected[remote]) !== nameOf(current.current[remote]);
      const inUse = [...loader.inUse()].filter(([remote, entry]) => isNew(remote) && nameOf(selected[remote]) !== nameOf(entry));
      if (inUse.length === 0) {
        if ([...Object.keys(selected), ...Object.keys(current.current)].some(isNew)) take(releases, selected);
        return;
      }
      setUpdate({
        parts: inUse.map(([, { extras }]) => extras.title),
        needsReload: swaps.current >= SWAPS_MAX,
        async apply() {
          if (!(await host.mayLeave())) return;
          swaps.current += 1;
          take(releases, selected);
        },
        later: () => setUpdate(null),
      });
    });
  }, [state.phase, choose, take, loader, host]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, update, retry };
}

function nameOf(entry: ReleaseEntry | undefined): string | undefined {
  return entry?.extras.globalName;
}

function choicesOf(releases: ReleaseDocument, selected: SelectedEntries): Record<string, Choice> {
  const choices = Object.entries(selected).map(([remote, entry]) => {
    const released = releases.microFrontends[remote] ?? [];
    return [remote, { selected: entry, all: released.includes(entry) ? released : [entry, ...released] }];
  });
  return Object.fromEntries(choices);
}
