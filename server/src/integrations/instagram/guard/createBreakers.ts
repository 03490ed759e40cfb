import { BREAKER_FAILURES, BREAKER_OPEN_MS, type InstagramApi, PROBES_APART_MS } from './instagramLimits.ts';

export interface Breakers {
  /** 0 lets the call pass. An open breaker lets one probe pass per pause. */
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
  const closedFor = () => Math.max(BREAKER_OPEN_MS, open() * PROBES_APART_MS);

  return {
    pauseMs(api) {
      const part = parts.get(api);
      if (!part || part.failures < BREAKER_FAILURES) return 0;
      const now = nowMs();
      const left = Math.max(part.closedUntil, nextProbeAt) - now;
      if (left > 0) return left;
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
