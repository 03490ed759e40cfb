const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Meta documents only "immediately, then a few more times over 36 hours". */
const gapsMs = [
  0,
  SECOND,
  2 * SECOND,
  5 * SECOND,
  10 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  60 * MINUTE,
];

export const GIVE_UP_AFTER_MS = 36 * 60 * MINUTE;

/** @param failedAttempts at least 1 */
export function retryGapMs(failedAttempts: number): number {
  return gapsMs[failedAttempts - 1] ?? 60 * MINUTE;
}
