import { useSyncExternalStore } from 'react';
import { onTick } from './clock.ts';

const STEP_MS = 15_000;

/** The time, moved on every 15 s: for what counts down in minutes. */
export function useNowMs(): number {
  return useSyncExternalStore(onTick, () => Math.floor(Date.now() / STEP_MS) * STEP_MS);
}
