import { useSyncExternalStore } from 'react';
import { media } from '../../theme/tokens.ts';

const query = media.wide.replace('@media ', '');
const find = () => ('matchMedia' in window ? window.matchMedia(query) : null);

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => find()?.matches ?? false);
}

function subscribe(onChange: () => void): () => void {
  const list = find();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
