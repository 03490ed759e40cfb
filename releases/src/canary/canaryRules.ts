/** Shares of people in percent that a rollout which drives itself goes through, and the risk that is taken with each step, and the last one to everybody. */
export const STEPS = [
  { traffic: 10, risk: 0.5 },
  { traffic: 25, risk: 0.2 },
  { traffic: 50, risk: 0.05 },
] as const;
/** The build goes live. */
export const EVERYBODY = { traffic: 100, risk: 0.01 } as const;

/** The probability that a build which is no worse than the live one is ever taken back, over all measures and however often one looks. */
export const FALSE_ROLLBACK_RISK = 0.01;

/** Failures and crashes: so much more of all clients is nothing to take a build back for, half a percentage point. */
export const WORSE_SHARE = 0.005;
/** A build that fails so much more often goes on with at most the risk of the step: three percentage points. */
export const FINE_SHARE = 0.03;
/** Times are compared in buckets of 10 %: three are a third more. */
export const SLOWER_BUCKETS = 3;

/** Fewer clients with failures take nothing back: one alone must never. */
export const BAD_CLIENTS_MIN = 3;
/** What goes wrong only after a while has to have a chance to be told. */
export const STEP_MIN_MS = 10 * 60_000;
/** From then on a step that waits for evidence says so in the log. */
export const STEP_LONG_MS = 24 * 60 * 60_000;
