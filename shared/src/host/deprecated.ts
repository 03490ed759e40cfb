import { hasStoredUnsavedChanges, UNSAVED_CHANGES_PREFIX } from './unsavedChanges.ts';

/** @deprecated Use `hasStoredUnsavedChanges`. */
export const isWorkKept = hasStoredUnsavedChanges;

/** @deprecated Use `UNSAVED_CHANGES_PREFIX`. */
export const KEPT_WORK = UNSAVED_CHANGES_PREFIX;
