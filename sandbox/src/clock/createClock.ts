import type { PreferencesRepository } from '../state/repositories/preferences.repository.ts';

/** The sandbox's own time: the machine's, moved by a stored offset. Windows, expiries and retries follow it. */
export interface Clock {
  /** Epoch milliseconds. */
  now: () => number;
  offsetMs: () => number;
  /** Moves the clock; negative goes back. */
  advance: (ms: number) => void;
  /** Back to the machine's time. */
  restore: () => void;
  /** Called after every move. */
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
