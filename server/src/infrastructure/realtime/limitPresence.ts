import { PRESENCE_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../clock/Clock.ts';

/** Clients repeat their state, so dropped ones are replaced. */
const SHARED_MAX = 10;

export function limitPresence(clock: Clock): () => boolean {
  let beganAtMs = clock.nowMs();
  let count = 0;
  return () => {
    const nowMs = clock.nowMs();
    if (nowMs - beganAtMs >= PRESENCE_MS) {
      beganAtMs = nowMs;
      count = 0;
    }
    count += 1;
    return count <= SHARED_MAX;
  };
}
