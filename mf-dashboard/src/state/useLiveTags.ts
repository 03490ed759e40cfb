import { useAppStore } from '@fanfare/shared/store';
import { useEffect } from 'react';
import { refetchTags, type Tags } from './refetchTags.api.ts';

/** A burst of events causes one refetch. */
const REFETCH_DELAY_MS = 1_000;
/** For figures that may be slightly outdated, because counting costs the server more than reading a page. */
export const FIGURES_LIVE_MS = 5_000;

/**
 * Refetches these tags when the feed changes, without rendering the caller.
 * @param tags a constant outside the component; empty to stop
 * @param everyMs milliseconds for which changes are collected before a refetch
 */
export function useLiveTags(tags: Readonly<Tags>, everyMs = REFETCH_DELAY_MS): void {
  const store = useAppStore();

  useEffect(() => {
    if (tags.length === 0) return undefined;
    let seen = store.getState().notifications.latestSeq;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      const { latestSeq } = store.getState().notifications;
      if (latestSeq === seen) return;
      seen = latestSeq;
      timer ??= setTimeout(() => {
        timer = undefined;
        store.dispatch(refetchTags([...tags]));
      }, everyMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, tags, everyMs]);
}
