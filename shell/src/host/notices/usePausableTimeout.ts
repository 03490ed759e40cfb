import { useEffect, useRef } from 'react';

export function usePausableTimeout(onTimeout: () => void, ms: number | null, isPaused: boolean): void {
  const latest = useRef(onTimeout);
  useEffect(() => {
    latest.current = onTimeout;
  });
  const restMs = useRef(ms ?? 0);
  const isOff = ms === null;
  useEffect(() => {
    if (isOff || isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), restMs.current);
    return () => {
      clearTimeout(timer);
      restMs.current -= Date.now() - startedAt;
    };
  }, [isOff, isPaused]);
}
