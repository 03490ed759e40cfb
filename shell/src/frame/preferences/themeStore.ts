import { applyTheme, chosenTheme, type ThemeChoice } from '@fanfare/shared/ui';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice);
  for (const listener of listeners) listener();
}

export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, chosenTheme);
}

/** Follows changes in other tabs. */
export function watchTheme(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'theme') chooseTheme(chosenTheme());
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
