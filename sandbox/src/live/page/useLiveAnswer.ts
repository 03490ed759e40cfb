import { useCallback, useEffect, useRef, useState } from 'react';
import { read } from '../../pages/sandboxApi.ts';
import type { LiveChange } from '../createLive.ts';
import { useLive } from './LiveProvider.tsx';

export interface LiveAnswer<T> {
  /** Null until the first answer. */
  value: T | null;
  /** Why there is no answer yet; an older answer stays on the screen when a later read fails. */
  problem: string | null;
  retry: () => void;
}

/**
 * Keeps what a path of the JSON API answers up to date: asks again whenever one of `kinds` changed. While an answer is
 * under way further changes are gathered into one more question, so that a burst costs two calls and not hundreds.
 * No path, no question.
 */
export function useLiveAnswer<T>(path: string | null, kinds: readonly LiveChange['kind'][]): LiveAnswer<T> {
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
      const asked = current.path;
      if (asked === null) break;
      const result = await read<T>(asked).then(
        (value) => ({ value, problem: null }),
        (error: Error) => ({ value: null, problem: error.message }),
      );
      // Another conversation may have been opened meanwhile.
      if (asked !== current.path) current.isStale = true;
      else
        setAnswer((before) =>
          result.problem !== null && before?.path === asked && before.value !== null ? before : { path: asked, ...result },
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
