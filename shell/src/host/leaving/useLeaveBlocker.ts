import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import type { LeaveGuards } from './createLeaveGuards.ts';

/** Changes of only the query are not blocked. */
export function useLeaveBlocker(guards: LeaveGuards): void {
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && guards.isDirty(),
    [guards],
  );
  const blocker = useBlocker(shouldBlock);
  const latest = useRef(blocker);
  const isConfirming = useRef(false);

  useEffect(() => {
    latest.current = blocker;
    // A second attempt replaces the target.
    if (blocker.state !== 'blocked' || isConfirming.current) return;
    isConfirming.current = true;
    void guards.mayLeave().then((mayLeave) => {
      isConfirming.current = false;
      if (latest.current.state !== 'blocked') return;
      if (mayLeave) latest.current.proceed();
      else latest.current.reset();
    });
  }, [blocker, guards]);
}
