import { BOOTS_MAX, type Boot } from '@fanfare/shared/contracts';
import { faults } from '../selection/faults/faults.ts';
import { diagnose } from '../recover/diagnose.ts';
import { type LoadRecord, loadLog } from '../load/loadLog.ts';
import { cameFromCache } from './cameFromCache.ts';
import { createBoots } from './createBoots.ts';

const BATCH_MS = 5_000;
const ADDRESS = '/api/releases/boots';

/** Sends no user data and no session. */
export function reportBoots(log: Pick<typeof loadLog, 'follow'> = loadLog): void {
  // Simulated faults are not reported.
  if (faults.isOn()) return;
  const toBoot = createBoots(cameFromCache);
  let batch: Boot[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const boots = batch.splice(0, BOOTS_MAX);
    if (boots.length === 0) return;
    const body = JSON.stringify({ boots });
    const init: RequestInit = { method: 'POST', keepalive: true, credentials: 'omit', body };
    fetch(ADDRESS, { ...init, headers: { 'content-type': 'application/json' } }).catch(() => {});
  };
  const enqueue = (boot: Boot) => {
    batch = [...batch, boot].slice(-BOOTS_MAX);
    timer ??= setTimeout(send, BATCH_MS);
  };

  log.follow((record) => {
    const boot = toBoot(record);
    if (!boot) return;
    if (boot.step === 'failed') void withReason(boot, record).then(enqueue);
    else enqueue(boot);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

async function withReason(boot: Boot, { failure }: LoadRecord): Promise<Boot> {
  if (!failure?.url || (failure.kind !== 'network' && failure.kind !== 'chunk-load')) return boot;
  const found = await diagnose(failure.url);
  return found ? { ...boot, kind: found.kind } : boot;
}
