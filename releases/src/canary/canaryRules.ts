export const STEPS = [
  { traffic: 10, risk: 0.5 },
  { traffic: 25, risk: 0.2 },
  { traffic: 50, risk: 0.05 },
] as const;
export const FULL_ROLLOUT = { traffic: 100, risk: 0.01 } as const;

export const FALSE_ROLLBACK_RISK = 0.01;

/** The tolerated increase is half a percentage point. */
export const WORSE_SHARE = 0.005;
export const FINE_SHARE = 0.03;
export const SLOWER_BUCKETS = 3;

/** A single client must never cause a rollback. */
export const BAD_CLIENTS_MIN = 3;
/** Some failures appear only after a while. */
export const STEP_MIN_MS = 10 * 60_000;
export const STEP_LONG_MS = 24 * 60 * 60_000;
