import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1100px)';

/** Whether list, conversation and person fit side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function isWide(): boolean {
  return 'matchMedia' in window && window.matchMedia(WIDE).matches;
}

function subscribe(listener: () => void): () => void {
  if (!('matchMedia' in window)) return () => undefined;
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
