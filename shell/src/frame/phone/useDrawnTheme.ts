import { useSyncExternalStore } from 'react';
import { useTheme } from '../preferences/themeStore.ts';

const dark = 'matchMedia' in window ? window.matchMedia('(prefers-color-scheme: dark)') : null;

/** The theme on the screen. */
export function useDrawnTheme(): 'light' | 'dark' {
  const choice = useTheme();
  const isDeviceDark = useSyncExternalStore(subscribe, () => dark?.matches ?? false);
  if (choice !== 'system') return choice;
  return isDeviceDark ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  dark?.addEventListener('change', onChange);
  return () => dark?.removeEventListener('change', onChange);
}
