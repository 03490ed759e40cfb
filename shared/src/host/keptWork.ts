/**
 * Keys begin so under which a remote keeps in this browser what somebody has not saved or sent. The end of a session clears it with everything
 * else that was kept (`Clear-Site-Data`), so whoever signs out is asked before.
 */
export const KEPT_WORK = 'fanfare.kept.';

/** Whether anything is kept there. */
export function isWorkKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT_WORK));
  } catch {
    return false;
  }
}
