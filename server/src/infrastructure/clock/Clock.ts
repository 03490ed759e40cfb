/** The wall clock, as a dependency so that tests can set it. */
export interface Clock {
  /** Epoch milliseconds. */
  nowMs: () => number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };
