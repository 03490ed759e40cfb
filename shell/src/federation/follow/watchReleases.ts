import type { Person } from '../selection/chooseEntries.ts';
import { acceptReleases, fetchDocument, type OpenedReleases } from '../selection/openReleases.ts';
import { ASK_EVENT } from './askForReleases.ts';

const ASK_EVERY_MS = 60_000;

/** Polls while the page is visible, on focus and on a socket message. */
export function watchReleases({ userId }: Person, onNew: (opened: OpenedReleases) => void): () => void {
  let last = '';
  let isAsking = false;
  const ask = async () => {
    if (isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      const text = await fetchDocument();
      // Another user may have signed in.
      const seen = text + userId();
      if (seen === last) return;
      const opened = await acceptReleases(text);
      last = seen;
      onNew(opened);
    } catch {
      // The next poll retries.
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
