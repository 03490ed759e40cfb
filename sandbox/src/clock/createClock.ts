import type { PreferencesRepository } from '../state/repositories/preferences.repository.ts';

/** The machine's time plus a stored offset. Windows, expiries and retries use this clock. */
export interface Clock {
  /** Epoch milliseconds. */
  now: () => number;
  offsetMs: () => number;
  /** A negative value moves the clock back. */
  advance: (ms: number) => void;
  restore: () => void;
  onMove: (listener: () => void) => void;
}

export function createClock(preferences: PreferencesRepository, machineNow: () => number = Date.now): Clock {
  const listeners: (() => void)[] = [];
  const offsetMs = () => preferences.get().clockOffsetMs;
  function moveTo(clockOffsetMs: number): void {
    preferences.update({ clockOffsetMs });
    for (const listener of listeners) listener();
  }
  return {
    now: () => machineNow() + offsetMs(),
    offsetMs,
    advance: (ms) => moveTo(offsetMs() + ms),
    restore: () => moveTo(0),
    onMove: (listener) => listeners.push(listener),
  };
}
