import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveChange } from '../../live/createLive.ts';
import { useLive } from './LiveProvider.tsx';
import { read } from './sandboxApi.ts';

export interface LiveQuery<T> {
  value: T | null;
  /** Set only if there is no value; an older value stays on the screen. */
  problem: string | null;
  retry: () => void;
}

/**
 * Refetches when one of `kinds` changes. Changes during a request are batched into one more request.
 * @param path null for no request
 */
export function useLiveQuery<T>(path: string | null, kinds: readonly LiveChange['kind'][]): LiveQuery<T> {
  const { live } = useLive();
  const [answer, setAnswer] = useState<{ path: string; value: T | null; problem: string | null } | null>(null);
  const work = useRef({ isReading: false, isStale: false, path });
  work.current.path = path;

  const load = useCallback(async () => {
    const current = work.current;
    current.isStale = true;
    if (current.isReading) return;
    current.isReading = true;
    while (current.isStale) {
      current.isStale = false;
      const requested = current.path;
      if (requested === null) break;
      const result = await read<T>(requested).then(
        (value) => ({ value, problem: null }),
        (error: Error) => ({ value: null, problem: error.message }),
      );
      // The path may have changed meanwhile.
      if (requested !== current.path) current.isStale = true;
      else
        setAnswer((before) =>
          result.problem !== null && before?.path === requested && before.value !== null
            ? before
            : { path: requested, ...result },
        );
    }
    current.isReading = false;
  }, []);

  useEffect(() => {
    void load();
  }, [load, path]);

  const watched = kinds.join();
  useEffect(
    () =>
      live.subscribe((change) => {
        if (change.kind === 'everything' || watched.split(',').includes(change.kind)) void load();
      }),
    [live, load, watched],
  );

  const isCurrent = answer !== null && answer.path === path;
  return { value: isCurrent ? answer.value : null, problem: isCurrent ? answer.problem : null, retry: () => void load() };
}
