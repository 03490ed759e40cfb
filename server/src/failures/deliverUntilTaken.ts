import { setTimeout as delay } from 'node:timers/promises';

const TAKEN = 200;
const RETRY_MS = 25;

/** Delivers again and again until it is acknowledged, as Instagram does, only sooner. Answers how often it was not. */
export async function deliverUntilTaken(deliver: (body: unknown) => Promise<number>, body: unknown): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    // Nobody there is a refusal, too.
    if ((await deliver(body).catch(() => 0)) === TAKEN) return refused;
    await delay(RETRY_MS);
  }
}
