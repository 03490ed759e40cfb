import { setTimeout as wait } from 'node:timers/promises';

/** Real time. Throws when the run is stopped. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(Math.max(0, ms), undefined, { signal });
}
