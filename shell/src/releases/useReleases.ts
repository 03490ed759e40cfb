import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { useCallback, useEffect, useState } from 'react';
import type { Choice, RemoteLoader } from '../remotes/createRemoteLoader.ts';
import { loadLog } from '../remotes/loadLog.ts';
import { chooseEntries } from './chooseEntries.ts';
import { openReleases } from './openReleases.ts';
import { subjectId } from './subjectId.ts';

/** The build of each remote that this person gets, by the remote's name. */
export type SelectedEntries = Readonly<Record<string, ReleaseEntry>>;

type State = { phase: 'loading' } | { phase: 'ready'; selected: SelectedEntries } | { phase: 'failed'; problem: string };

/** Opens the release document, chooses this person's builds and hands them to the loader. */
export function useReleases(loader: RemoteLoader) {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const userId = useAppSelector(selectUser)?.id ?? null;
  const [subject] = useState(() => subjectId(userId));

  const take = useCallback(
    async (releases: ReleaseDocument) => {
      const selected = await chooseEntries(releases, subject);
      loader.use(choicesOf(releases, selected));
      setState({ phase: 'ready', selected });
    },
    [loader, subject],
  );

  useEffect(() => {
    openReleases().then(
      async ({ releases, problems }) => {
        for (const problem of problems) loadLog.add('release-document', 'document', problem);
        await take(releases);
      },
      (cause: unknown) => setState({ phase: 'failed', problem: cause instanceof Error ? cause.message : String(cause) }),
    );
  }, [take, attempt]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}

function choicesOf(releases: ReleaseDocument, selected: SelectedEntries): Record<string, Choice> {
  const choices = Object.entries(selected).map(([remote, entry]) => [
    remote,
    { selected: entry, all: releases.microFrontends[remote] ?? [entry] },
  ]);
  return Object.fromEntries(choices);
}
