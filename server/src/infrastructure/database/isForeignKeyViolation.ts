const FOREIGN_KEY_VIOLATION = '23503';

/** True if a row was inserted that refers to a deleted one, or one was deleted that others refer to. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
}
