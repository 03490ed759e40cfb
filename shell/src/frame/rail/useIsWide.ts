import { media } from '@fanfare/shared/ui';
import { useSyncExternalStore } from 'react';

/** Null where there is no window to measure. */
const wide = 'matchMedia' in window ? window.matchMedia(media.wide.replace('@media ', '')) : null;

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide?.matches ?? true);
}

function subscribe(onChange: () => void): () => void {
  wide?.addEventListener('change', onChange);
  return () => wide?.removeEventListener('change', onChange);
}
