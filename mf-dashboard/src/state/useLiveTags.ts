import { selectLatestSeq, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { useEffect, useRef } from 'react';
import { lookAgain, type Tags } from './lookAgain.api.ts';

/** A burst of events is one look at the lists. */
const LOOK_AGAIN_MS = 1_000;
/** For figures of which nobody waits for the last one: counting costs the server more than reading a page. */
export const FIGURES_LIVE_MS = 5_000;

/**
 * Asks for what carries these tags again when the feed has moved.
 *
 * @param tags outside the component
 * @param everyMs how long what comes in is gathered before it is asked for
 */
export function useLiveTags(tags: Readonly<Tags>, everyMs = LOOK_AGAIN_MS): void {
  const dispatch = useAppDispatch();
  const latestSeq = useAppSelector(selectLatestSeq);
  const seen = useRef(latestSeq);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (latestSeq === seen.current) return;
    seen.current = latestSeq;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      dispatch(lookAgain([...tags]));
    }, everyMs);
  }, [dispatch, latestSeq, tags, everyMs]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
