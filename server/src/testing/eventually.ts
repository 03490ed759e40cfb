import { setTimeout as delay } from 'node:timers/promises';

/** Only a check that fails waits so long; a machine that does much else passes later. */
const LIMIT_MS = 30_000;

/** Repeats a check until it passes; fails with the check's own error when it never does. */
export async function eventually<T>(check: () => Promise<T> | T, limitMs = LIMIT_MS): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(10);
    }
  }
}
