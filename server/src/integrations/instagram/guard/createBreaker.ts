import { BREAKER_FAILURES, BREAKER_OPEN_MS } from './instagramLimits.ts';

export interface Breaker {
  /** How long to leave the account alone; 0 lets the call pass. While it is open, one call after each pause passes as a probe. */
  pauseMs: () => number;
  isOpen: () => boolean;
  succeeded: () => void;
  failed: () => void;
}

export function createBreaker(nowMs: () => number): Breaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    pauseMs() {
      if (failures < BREAKER_FAILURES) return 0;
      const left = closedUntil - nowMs();
      if (left > 0) return left;
      // The probe: whoever comes while it is under way waits for the next pause to end.
      closedUntil = nowMs() + BREAKER_OPEN_MS;
      return 0;
    },
    isOpen: () => failures >= BREAKER_FAILURES,
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= BREAKER_FAILURES) closedUntil = nowMs() + BREAKER_OPEN_MS;
    },
  };
}
