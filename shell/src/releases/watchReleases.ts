import { acceptReleases, fetchDocument, type OpenedReleases } from './openReleases.ts';

const ASK_EVERY_MS = 60_000;

/**
 * Asks for the present document every minute while the page is visible, and when somebody comes back to it. What must not be used (see
 * `acceptReleases`) is passed over. Answers how to stop.
 */
export function watchReleases(onNew: (opened: OpenedReleases) => void): () => void {
  let last: string | null = null;
  let isAsking = false;
  const ask = async () => {
    if (isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      const text = await fetchDocument();
      if (text === last) return;
      const opened = await acceptReleases(text);
      last = text;
      onNew(opened);
    } catch {
      // Nothing is lost: what runs goes on, and the next time comes.
    } finally {
      isAsking = false;
    }
  };
  const onAsk = () => void ask();
  const timer = setInterval(onAsk, ASK_EVERY_MS);
  window.addEventListener('focus', onAsk);
  document.addEventListener('visibilitychange', onAsk);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onAsk);
    document.removeEventListener('visibilitychange', onAsk);
  };
}
