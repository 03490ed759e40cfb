import type { Person } from './chooseEntries.ts';
import { acceptReleases, fetchDocument, type OpenedReleases } from './openReleases.ts';

const ASK_EVERY_MS = 60_000;
const ASK_EVENT = 'fanfare:releases';
/** Not every page of the world in the same moment. */
const ASK_WITHIN_MS = 2_000;

/** Whoever watches looks soon: something was released, promoted or taken back. */
export function askForReleases(): void {
  setTimeout(() => window.dispatchEvent(new Event(ASK_EVENT)), Math.random() * ASK_WITHIN_MS);
}

/**
 * Asks for the present document every minute while the page is visible, when somebody comes back to it, and when the socket says so. What must not be used (see
 * `acceptReleases`) is passed over. Answers how to stop.
 */
export function watchReleases({ userId }: Person, onNew: (opened: OpenedReleases) => void): () => void {
  let last = '';
  let isAsking = false;
  const ask = async () => {
    if (isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      const text = await fetchDocument();
      // Somebody may have signed in who has a build of their own.
      const seen = text + userId();
      if (seen === last) return;
      const opened = await acceptReleases(text);
      last = seen;
      onNew(opened);
    } catch {
      // Nothing is lost: what runs goes on, and the next time comes.
    } finally {
      isAsking = false;
    }
  };
  const onAsk = () => void ask();
  const timer = setInterval(onAsk, ASK_EVERY_MS);
  window.addEventListener(ASK_EVENT, onAsk);
  window.addEventListener('focus', onAsk);
  document.addEventListener('visibilitychange', onAsk);
  return () => {
    clearInterval(timer);
    window.removeEventListener(ASK_EVENT, onAsk);
    window.removeEventListener('focus', onAsk);
    document.removeEventListener('visibilitychange', onAsk);
  };
}
