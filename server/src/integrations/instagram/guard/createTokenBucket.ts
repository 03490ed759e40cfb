export interface BucketLimit {
  /** Calls that may go at once. */
  capacity: number;
  perSecond: number;
}

export interface TokenBucket {
  /**
   * Takes a place and answers how many milliseconds to wait for it; takes none when that is longer than `maxWaitMs`. `share`: the part of the
   * limit that may be used.
   */
  take: (pace: number, maxWaitMs: number, share?: number) => { waitMs: number } | { refusedForMs: number };
}

/** In any stretch of time at most `capacity` plus what flowed in meanwhile can pass. `pace` below 1 slows the flow down. */
export function createTokenBucket({ capacity, perSecond }: BucketLimit, nowMs: () => number): TokenBucket {
  let tokens = capacity;
  let countedAt = nowMs();
  return {
    take(pace, maxWaitMs, share = 1) {
      const now = nowMs();
      const perMs = (perSecond * pace * share) / 1000;
      tokens = Math.min(capacity * share, tokens + (now - countedAt) * perMs);
      countedAt = now;
      const waitMs = Math.max(0, Math.ceil((1 - tokens) / perMs));
      if (waitMs > maxWaitMs) return { refusedForMs: waitMs };
      tokens -= 1;
      return { waitMs };
    },
  };
}
