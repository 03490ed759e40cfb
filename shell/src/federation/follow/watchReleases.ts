import type { Person } from '../selection/chooseEntries.ts';
import { acceptReleases, fetchDocument, type OpenedReleases } from '../selection/openReleases.ts';
import { ASK_EVENT } from './askForReleases.ts';

const ASK_EVERY_MS = 60_000;

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
