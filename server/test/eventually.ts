import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const PAUSE_MIN_MS = 5;
const PAUSE_MAX_MS = 100;

/** Pauses grow with the time waited, because each check costs the server as much as a request. */
export async function eventually<T>(check: () => Promise<T> | T, limitMs = LIMIT_MS): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      const waitedMs = performance.now() - began;
      if (waitedMs > limitMs) throw error;
      await delay(Math.min(Math.max(waitedMs / 2, PAUSE_MIN_MS), PAUSE_MAX_MS));
    }
  }
}
