import { setTimeout as delay } from 'node:timers/promises';
import { isConflict, isConnectionFailure } from '../../../../infrastructure/database/connecting/isConnectionFailure.ts';

const PAUSE_MS = 500;
const GIVE_UP_AFTER_MS = 5 * 60_000;

/** Only for work that may run twice, because a commit can succeed although its response was lost. */
export async function retryUntilConnected<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const mayPass = isConnectionFailure(error) || isConflict(error);
      if (!mayPass || performance.now() > deadline) throw error;
      await delay(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}
