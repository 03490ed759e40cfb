/**
 * Prefix of the storage keys for unsaved changes. Signing out clears them (`Clear-Site-Data`), so the shell asks
 * first.
 */
export const KEPT_WORK = 'fanfare.kept.';

/** Whether unsaved changes are stored in this browser. */
export function isWorkKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT_WORK));
  } catch {
    return false;
  }
}
