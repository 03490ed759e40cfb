import { api } from '@fanfare/shared/api';
import { selectLatestSeq, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { useEffect, useRef } from 'react';

/** A burst of events is one look at the lists. */
const LOOK_AGAIN_MS = 1_000;

/** Asks for the first pages again when the feed has moved: a message came, was sent, delivered or read. */
export function useLiveThreads(): void {
  const dispatch = useAppDispatch();
  const latestSeq = useAppSelector(selectLatestSeq);
  const seen = useRef(latestSeq);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (latestSeq === seen.current) return;
    seen.current = latestSeq;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      dispatch(api.util.invalidateTags(['Thread']));
    }, LOOK_AGAIN_MS);
  }, [dispatch, latestSeq]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
