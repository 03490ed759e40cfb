/** Somebody who wants less motion gets none on the canvas; nor does what cannot be asked, such as a test's page. */
export function wantsStillness(): boolean {
  return !('matchMedia' in window) || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
