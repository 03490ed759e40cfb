export interface BucketLimit {
  capacity: number;
  perSecond: number;
}

export type Turn = { waitMs: number } | { refusedForMs: number };

export interface TokenBucket {
  /** @returns the wait; refused above `maxWaitMs` */
  take: (pace: number, maxWaitMs: number) => Turn;
}

/** A `pace` below 1 slows the refill. */
export function createTokenBucket({ capacity, perSecond }: BucketLimit, nowMs: () => number): TokenBucket {
  let tokens = capacity;
  let countedAt = nowMs();
  return {
    take(pace, maxWaitMs) {
      const now = nowMs();
      const perMs = (perSecond * pace) / 1000;
      tokens = Math.min(capacity, tokens + (now - countedAt) * perMs);
      countedAt = now;
      const waitMs = Math.max(0, Math.ceil((1 - tokens) / perMs));
      if (waitMs > maxWaitMs) return { refusedForMs: waitMs };
      tokens -= 1;
      return { waitMs };
    },
  };
}
