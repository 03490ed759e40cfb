import { setImmediate as afterOtherWork } from 'node:timers/promises';

const SLICE_MS = 3;

export type Pause = () => Promise<void> | undefined;

/** Lets long computations give way: called between their steps, it waits for other work of the process once a slice of time is over. */
export function createPauses(): Pause {
  let endsAt = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < endsAt) return undefined;
    return afterOtherWork().then(() => {
      endsAt = performance.now() + SLICE_MS;
    });
  };
}
