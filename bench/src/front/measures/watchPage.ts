export interface Seen {
  largestPaintMs: number;
  layoutShift: number;
  shownMs: number;
}

declare global {
  interface Window {
    seen?: Partial<Seen>;
  }
}

/** Runs in the page before its scripts. */
export function watchPage(): void {
  const seen: Partial<Seen> = { largestPaintMs: 0, layoutShift: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.layoutShift = (seen.layoutShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    // The placeholder of a screen also has a heading.
    if (![...document.querySelectorAll('h1')].some((heading) => !heading.closest('[aria-busy="true"]'))) return;
    observer.disconnect();
    seen.shownMs = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
