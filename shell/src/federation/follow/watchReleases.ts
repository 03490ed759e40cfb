import type { Person } from '../selection/chooseEntries.ts';
import { acceptReleases, fetchDocument, type OpenedReleases } from '../selection/openReleases.ts';
import { REFRESH_EVENT } from './refreshReleases.ts';

const POLL_INTERVAL_MS = 60_000;

export function watchReleases({ userId }: Person, onNew: (opened: OpenedReleases) => void): () => void {
  let last = '';
  let isChecking = false;
  const check = async () => {
    if (isChecking || document.visibilityState !== 'visible') return;
    isChecking = true;
    try {
      const text = await fetchDocument();
      const seen = text + userId();
      if (seen === last) return;
      const opened = await acceptReleases(text);
      last = seen;
      onNew(opened);
    } catch {
      // The next poll retries.
    } finally {
      isChecking = false;
    }
  };
  const onCheck = () => void check();
  const timer = setInterval(onCheck, POLL_INTERVAL_MS);
  window.addEventListener(REFRESH_EVENT, onCheck);
  window.addEventListener('focus', onCheck);
  document.addEventListener('visibilitychange', onCheck);
  return () => {
    clearInterval(timer);
    window.removeEventListener(REFRESH_EVENT, onCheck);
    window.removeEventListener('focus', onCheck);
    document.removeEventListener('visibilitychange', onCheck);
  };
}
