/** A later jump would surprise the user. */
const RESTORE_MS = 3_000;

/**
 * Stops when the user scrolls.
 *
 * @param top in px
 */
export function scrollWhenPossible(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reach()) return () => undefined;
  const stopping = new AbortController();
  const observer = new MutationObserver(() => reach() && stop());
  const timer = setTimeout(() => stop(), RESTORE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    stopping.abort();
  };
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  for (const own of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    window.addEventListener(own, stop, { passive: true, signal: stopping.signal });
  return stop;
}
