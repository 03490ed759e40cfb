/** By then, failed screens have a heading. */
const GIVE_UP_MS = 15_000;

/** @returns a function that stops waiting */
export function whenHeadingAppears(found: (heading: HTMLElement) => void): () => void {
  // Skips the heading of the loading outline.
  const findHeading = () => [...document.querySelectorAll('h1')].find((heading) => !heading.closest('[aria-busy="true"]'));
  const present = findHeading();
  if (present) {
    found(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = findHeading();
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
