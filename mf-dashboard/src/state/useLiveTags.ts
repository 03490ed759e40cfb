import { useAppStore } from '@fanfare/shared/store';
import { useEffect } from 'react';
import { lookAgain, type Tags } from './lookAgain.api.ts';

/** A burst of events is one look at the lists. */
const LOOK_AGAIN_MS = 1_000;
/** For figures of which nobody waits for the last one: counting costs the server more than reading a page. */
export const FIGURES_LIVE_MS = 5_000;

/**
 * Asks for what carries these tags again when the feed has moved. What uses it is not drawn anew by the moving.
 *
 * @param tags outside the component; none where there is nothing left to wait for
 * @param everyMs how long what comes in is gathered before it is asked for
 */
export function useLiveTags(tags: Readonly<Tags>, everyMs = LOOK_AGAIN_MS): void {
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
        store.dispatch(lookAgain([...tags]));
      }, everyMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, tags, everyMs]);
}
