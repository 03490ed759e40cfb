import { useEffect, useState } from 'react';

/** A browser says that it is online before its line carries anything, so one try is not enough. */
const AFTER_ONLINE_MS: readonly number[] = [0, 1_000, 3_000, 8_000];

/** Tries again by itself what is missing, a few times, each time the browser comes back online; also where that is found missing only then. */
export function useComeBack(isMissing: boolean, retry: () => void): void {
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
