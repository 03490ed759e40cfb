import { useSyncExternalStore } from 'react';
import { onTick } from './clock.ts';

const STEP_MS = 15_000;

/** Returns the current time, updated every 15 s. */
export function useNowMs(): number {
  return useSyncExternalStore(onTick, () => Math.floor(Date.now() / STEP_MS) * STEP_MS);
}
