import { MONITORING_REFRESH_MS } from '@fanfare/shared/contracts';
import { useEffect, useRef, useState } from 'react';

const SECONDS = MONITORING_REFRESH_MS / 1_000;

/** Refetches every 30 s while it is enabled and the page is visible. Returns the seconds left. */
export function useAutoRefresh(refresh: () => void) {
  const [isOn, setOn] = useState(true);
  const [left, setLeft] = useState(SECONDS);
  const latest = useRef(refresh);
  latest.current = refresh;

  useEffect(() => {
    if (!isOn) return undefined;
    setLeft(SECONDS);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((before) => before - 1);
    }, 1_000);
    return () => clearInterval(timer);
  }, [isOn]);

  useEffect(() => {
    if (left > 0) return;
    latest.current();
    setLeft(SECONDS);
  }, [left]);

  return {
    isOn,
    setOn,
    left,
    refreshNow: () => {
      latest.current();
      setLeft(SECONDS);
    },
  };
}
