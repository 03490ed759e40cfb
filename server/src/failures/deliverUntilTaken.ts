import { setTimeout as delay } from 'node:timers/promises';

const TAKEN = 200;
const RETRY_MS = 25;
/** Longer than any test leaves its servers stopped; ends the load of a test that failed before it stopped its load. */
const GIVE_UP_MS = 180_000;

/**
 * Delivers again and again until it is acknowledged, as Instagram does, only sooner. Answers how often it was not.
 *
 * @throws when no server accepts it for three minutes
 */
export async function deliverUntilTaken(deliver: (body: unknown) => Promise<number>, body: unknown): Promise<number> {
  const begin = Date.now();
  for (let refused = 0; ; refused += 1) {
    // Nobody there is a refusal, too.
    if ((await deliver(body).catch(() => 0)) === TAKEN) return refused;
    if (Date.now() - begin > GIVE_UP_MS) throw new Error('No server has accepted a delivery for three minutes.');
    await delay(RETRY_MS);
  }
}
