import { setTimeout as delay } from 'node:timers/promises';
import { type Api, SeedError } from '../createApi.ts';

const LOOK_EVERY_MS = 4;
const DELIVERY_LIMIT_MS = 60_000;

export async function waitForDeliveries(sandbox: Api): Promise<boolean> {
  const deadline = performance.now() + DELIVERY_LIMIT_MS;
  for (let hasWaited = false; ; hasWaited = true) {
    const { deliveries } = await sandbox.call<{ deliveries: { pending: number } }>('GET', '/status');
    if (deliveries.pending === 0) return hasWaited;
    if (performance.now() > deadline)
      throw new SeedError('Webhooks do not reach the server. Check the delivery log of the sandbox.');
    await delay(LOOK_EVERY_MS);
  }
}
