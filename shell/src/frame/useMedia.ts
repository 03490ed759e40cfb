import { useSyncExternalStore } from 'react';

/** @param query of `media` in the tokens */
export function useMedia(query: string): boolean {
  const list = 'matchMedia' in window ? window.matchMedia(query.replace('@media ', '')) : null;
  return useSyncExternalStore(
    (onChange) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => list?.matches ?? false,
  );
}
