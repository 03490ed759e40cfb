import { setTimeout as wait } from 'node:timers/promises';

/** Waits in real time. Throws if the run is stopped. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(Math.max(0, ms), undefined, { signal });
}
