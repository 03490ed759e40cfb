import { useCallback, useEffect, useRef, useState } from 'react';
import { read } from '../../pages/sandboxApi.ts';
import type { LiveChange } from '../createLive.ts';
import { useLive } from './LiveProvider.tsx';

/**
 * Keeps what a path of the JSON API answers up to date: asks again whenever one of `kinds` changed. While an answer is
 * under way further changes are gathered into one more question, so that a burst costs two calls and not hundreds.
 * No path, no question.
 */
export function useLiveResource<T>(path: string | null, kinds: readonly LiveChange['kind'][]): T | null {
  const { live } = useLive();
  const [answer, setAnswer] = useState<{ path: string; value: T } | null>(null);
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
      const value = await read<T>(asked).catch(() => null);
      // Another conversation may have been opened meanwhile; a failed read is repeated by the next change.
      if (value !== null && asked === current.path) setAnswer({ path: asked, value });
      if (asked !== current.path) current.isStale = true;
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

  return answer && answer.path === path ? answer.value : null;
}
