import type { Clock } from '../../clock/createClock.ts';
import type { PreferencesRepository } from '../../state/repositories/preferences.repository.ts';
import { graphErrors } from '../answers/graphErrors.ts';

export interface RateLimits {
  /** Throws 613/2534040 if the limit is reached. */
  spend: (key: string, allowed: number, windowMs: number) => void;
}

/** Meta's documented limits per account. */
export const allowances = {
  send: [100, 1_000],
  sendAudioOrVideo: [10, 1_000],
  conversations: [2, 1_000],
  privateReplies: [750, 60 * 60 * 1_000],
  privateRepliesLive: [100, 1_000],
} as const;

export function createRateLimits(clock: Clock, preferences: PreferencesRepository): RateLimits {
  const windows = new Map<string, { from: number; count: number }>();
  return {
    spend: (key, allowed, windowMs) => {
      if (!preferences.get().hasRateLimits) return;
      const now = clock.now();
      const current = windows.get(key);
      if (!current || now - current.from >= windowMs || now < current.from) {
        windows.set(key, { from: now, count: 1 });
        return;
      }
      current.count += 1;
      if (current.count > allowed) throw graphErrors.tooManyCalls();
    },
  };
}
