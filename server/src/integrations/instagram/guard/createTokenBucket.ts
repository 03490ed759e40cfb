export interface BucketLimit {
  capacity: number;
  perSecond: number;
}

export interface TokenBucket {
  /** @returns the wait; refused above `maxWaitMs`. `share` is the fraction of the limit */
  take: (pace: number, maxWaitMs: number, share?: number) => { waitMs: number } | { refusedForMs: number };
}

/** A `pace` below 1 slows the refill. */
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
