import { setTimeout as wait } from 'node:timers/promises';

/** Waits in real time; throws when the run is stopped meanwhile. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(Math.max(0, ms), undefined, { signal });
}
