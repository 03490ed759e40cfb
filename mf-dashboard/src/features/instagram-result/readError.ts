/** Returns the error text in a navigation's state, `{ error: string }`, or null. */
export function readError(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('error' in state)) return null;
  return typeof state.error === 'string' && state.error !== '' ? state.error : null;
}
