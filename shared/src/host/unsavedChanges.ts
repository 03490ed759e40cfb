/**
 * Prefix of the storage keys for unsaved changes. Signing out clears them (`Clear-Site-Data`), so the shell asks
 * first.
 */
export const UNSAVED_CHANGES_PREFIX = 'fanfare.kept.';

/** Returns whether unsaved changes are stored in this browser. */
export function hasStoredUnsavedChanges(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(UNSAVED_CHANGES_PREFIX));
  } catch {
    return false;
  }
}
