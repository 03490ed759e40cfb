import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 30_000;

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
