import { useEffect, useState } from 'react';

/** Browsers report `online` before requests succeed. */
const AFTER_ONLINE_MS: readonly number[] = [0, 1_000, 3_000, 8_000];

export function useRetryWhenOnline(isMissing: boolean, retry: () => void): void {
  const [waits, setWaits] = useState<readonly number[]>([]);

  useEffect(() => {
    const onOnline = () => setWaits(AFTER_ONLINE_MS);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  useEffect(() => {
    const [wait, ...rest] = waits;
    if (!isMissing || wait === undefined) return;
    const timer = setTimeout(() => {
      setWaits(rest);
      retry();
    }, wait);
    return () => clearTimeout(timer);
  }, [isMissing, waits, retry]);
}
