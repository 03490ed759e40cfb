import { BREAKER_FAILURES, BREAKER_OPEN_MS, type InstagramApi, PROBES_APART_MS } from './instagramLimits.ts';

/** The breakers of one account, one for each part of the API: a profile that can be read says nothing about sending. */
export interface Breakers {
  /**
   * How long to leave this part alone; 0 lets the call pass. While it is open, one call after each pause passes as a probe, and probes of
   * different parts keep their distance: when all of Instagram is down, the account is asked no more often for using many parts.
   */
  pauseMs: (api: InstagramApi) => number;
  isOpen: () => boolean;
  succeeded: (api: InstagramApi) => void;
  failed: (api: InstagramApi) => void;
}

interface Part {
  failures: number;
  closedUntil: number;
}

export function createBreakers(nowMs: () => number): Breakers {
  const parts = new Map<InstagramApi, Part>();
  let nextProbeAt = 0;
  const open = () => [...parts.values()].filter(({ failures }) => failures >= BREAKER_FAILURES).length;
  /** Long enough for each open part to get its turn. */
  const closedFor = () => Math.max(BREAKER_OPEN_MS, open() * PROBES_APART_MS);

  return {
    pauseMs(api) {
      const part = parts.get(api);
      if (!part || part.failures < BREAKER_FAILURES) return 0;
      const now = nowMs();
      const left = Math.max(part.closedUntil, nextProbeAt) - now;
      if (left > 0) return left;
      // The probe: whoever comes while it is under way waits for the next pause to end.
      part.closedUntil = now + closedFor();
      nextProbeAt = now + PROBES_APART_MS;
      return 0;
    },
    isOpen: () => open() > 0,
    succeeded: (api) => void parts.delete(api),
    failed(api) {
      const failures = (parts.get(api)?.failures ?? 0) + 1;
      parts.set(api, { failures, closedUntil: nowMs() + closedFor() });
    },
  };
}
