const KEY = 'fanfare.scroll';
const KEPT = 50;
/** Lists fill after the screen is there; later than this nobody expects to be moved. */
const RESTORE_MS = 3_000;

const positions = new Map<string, number>(read());
let scrolledTo = 0;

/** Remembers where each entry of the tab's history was scrolled to, a reload included. Returns how to stop. */
export function watchScroll(currentEntry: () => string): () => void {
  const remember = () => {
    scrolledTo = window.scrollY;
    positions.delete(currentEntry());
    positions.set(currentEntry(), scrolledTo);
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', write);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', write);
  };
}

/** Whether the page stood at its top when it was last scrolled. */
export function isAtTop(): boolean {
  return scrolledTo === 0;
}

/** Scrolls to where the entry was left, as soon as the page is long enough; a person who scrolls meanwhile is left alone. */
export function restoreScroll(entry: string): () => void {
  const wanted = positions.get(entry) ?? 0;
  const reach = () => {
    window.scrollTo(0, wanted);
    return Math.abs(window.scrollY - wanted) < 2;
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

function write(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEPT)));
  } catch {
    // Without storage a reload begins at the top.
  }
}

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .flatMap((entry: unknown) =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
          ? [[entry[0], entry[1]] as const]
          : [],
      )
      .map(([key, at]) => [key, at]);
  } catch {
    return [];
  }
}
