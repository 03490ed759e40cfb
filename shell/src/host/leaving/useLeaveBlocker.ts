import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import type { LeaveGuards } from './createLeaveGuards.ts';

/** Asks before a navigation leaves a screen with unsaved work. A change of the query alone leaves nothing. */
export function useLeaveBlocker(guards: LeaveGuards): void {
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && guards.isDirty(),
    [guards],
  );
  const blocker = useBlocker(shouldBlock);
  const latest = useRef(blocker);
  const isAsking = useRef(false);

  useEffect(() => {
    latest.current = blocker;
    // A second attempt while the question is open replaces where the answer leads.
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void guards.mayLeave().then((mayLeave) => {
      isAsking.current = false;
      if (latest.current.state !== 'blocked') return;
      if (mayLeave) latest.current.proceed();
      else latest.current.reset();
    });
  }, [blocker, guards]);
}
