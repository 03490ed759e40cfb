import { selectLatestSeq, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { useEffect, useRef } from 'react';
import { lookAgain, type Tags } from './lookAgain.api.ts';

/** A burst of events is one look at the lists. */
const LOOK_AGAIN_MS = 1_000;

/**
 * Asks for what carries these tags again when the feed has moved.
 *
 * @param tags outside the component
 */
export function useLiveTags(tags: Readonly<Tags>): void {
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
    }, LOOK_AGAIN_MS);
  }, [dispatch, latestSeq, tags]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
