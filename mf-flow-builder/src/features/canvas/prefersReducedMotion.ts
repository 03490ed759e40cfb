/** Also true if `matchMedia` is missing, as in tests. */
export function prefersReducedMotion(): boolean {
  return !('matchMedia' in window) || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
