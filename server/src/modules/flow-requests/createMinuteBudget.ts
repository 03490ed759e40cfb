const MINUTE_MS = 60_000;

export interface MinuteBudget {
  /** Takes one use; answers 0, or how many milliseconds to wait for it when the minute is used up. */
  take: (key: string) => number;
}

/** At most `limit` uses per key in any 60 seconds. */
export function createMinuteBudget(limit: number, nowMs: () => number): MinuteBudget {
  const uses = new Map<string, number[]>();
  return {
    take(key) {
      const now = nowMs();
      const recent = (uses.get(key) ?? []).filter((at) => now - at < MINUTE_MS);
      const [oldest] = recent;
      if (recent.length >= limit && oldest !== undefined) {
        uses.set(key, recent);
        return oldest + MINUTE_MS - now;
      }
      // The keys that are in use stand at the end; those at the front are tidied up as others come.
      uses.delete(key);
      uses.set(key, [...recent, now]);
      for (const [other, times] of uses) {
        if (now - (times.at(-1) ?? 0) < MINUTE_MS) break;
        uses.delete(other);
      }
      return 0;
    },
  };
}
