/** A screen whose part does not arrive shows a panel with a heading by then. */
const GIVE_UP_MS = 15_000;

/**
 * Calls back with the heading of the page as soon as there is one: the code of a screen may be on its way.
 *
 * @returns stops waiting
 */
export function whenHeadingAppears(found: (heading: HTMLElement) => void): () => void {
  // The outline of a screen to come has a heading too.
  const look = () => [...document.querySelectorAll('h1')].find((heading) => !heading.closest('[aria-busy="true"]'));
  const present = look();
  if (present) {
    found(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = look();
    if (!heading) return;
    stop();
    found(heading);
  });
  const timer = setTimeout(() => observer.disconnect(), GIVE_UP_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
