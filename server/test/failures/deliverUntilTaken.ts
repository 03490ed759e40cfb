import { setTimeout as delay } from 'node:timers/promises';

const TAKEN = 200;
const RETRY_MS = 25;
/** Longer than any test takes to stop its servers, so it ends only the load of a failed test. */
const GIVE_UP_MS = 180_000;

export async function deliverUntilTaken(deliver: (body: unknown) => Promise<number>, body: unknown): Promise<number> {
  const begin = Date.now();
  for (let refused = 0; ; refused += 1) {
    if ((await deliver(body).catch(() => 0)) === TAKEN) return refused;
    if (Date.now() - begin > GIVE_UP_MS) throw new Error('No server has accepted a delivery for three minutes.');
    await delay(RETRY_MS);
  }
}
