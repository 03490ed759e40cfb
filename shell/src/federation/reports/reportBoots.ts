import { BOOTS_MAX, type Boot } from '@fanfare/shared/contracts';
import { faults } from '../selection/faults/faults.ts';
import { diagnose } from '../recover/diagnose.ts';
import { type LoadRecord, loadLog } from '../load/loadLog.ts';
import { cameFromCache } from './cameFromCache.ts';
import { createBoots } from './createBoots.ts';

/** So long what happens is gathered. */
const GATHER_MS = 5_000;
const ADDRESS = '/api/releases/boots';

/**
 * Tells the server how builds start in this page: loaded, drawn, stayed, failed, crashed. Nothing about the person is sent, and no session.
 * What cannot be sent is dropped: the next page tells too.
 */
export function reportBoots(): void {
  // Played in one tab, it is no evidence against a build that others get.
  if (faults.isOn()) return;
  const toBoot = createBoots(cameFromCache);
  let gathered: Boot[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const boots = gathered.splice(0, BOOTS_MAX);
    if (boots.length === 0) return;
    const body = JSON.stringify({ boots });
    // Outlives the page, which is when the last of it is sent.
    const init: RequestInit = { method: 'POST', keepalive: true, credentials: 'omit', body };
    fetch(ADDRESS, { ...init, headers: { 'content-type': 'application/json' } }).catch(() => {});
  };
  const gather = (boot: Boot) => {
    gathered = [...gathered, boot].slice(-BOOTS_MAX);
    timer ??= setTimeout(send, GATHER_MS);
  };

  loadLog.follow((record) => {
    const boot = toBoot(record);
    if (!boot) return;
    if (boot.step === 'failed') void explained(boot, record).then(gather);
    else gather(boot);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

/** A script says only that it did not come; the address says more. */
async function explained(boot: Boot, { failure }: LoadRecord): Promise<Boot> {
  if (!failure?.url || (failure.kind !== 'network' && failure.kind !== 'chunk-load')) return boot;
  const found = await diagnose(failure.url);
  return found ? { ...boot, kind: found.kind } : boot;
}
