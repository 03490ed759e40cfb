import { setImmediate as afterOtherWork } from 'node:timers/promises';

const SLICE_MS = 3;

export type Pause = () => Promise<void> | undefined;

export function createPauses(): Pause {
  let endsAt = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < endsAt) return undefined;
    return afterOtherWork().then(() => {
      endsAt = performance.now() + SLICE_MS;
    });
  };
}
