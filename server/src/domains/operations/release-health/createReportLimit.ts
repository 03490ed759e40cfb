import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { addressKey } from '../../../infrastructure/http/senders/addressKey.ts';
import { tooManyRequests } from '../../../infrastructure/http/tooManyRequests.ts';

const WINDOW_MS = 60_000;
/** A page sends two or three batches, but an office may share one IP address. */
const BATCHES_MAX = 120;
const ADDRESSES_MAX = 10_000;
const EVERYBODY_ELSE = '';

export function createReportLimit(clock: Clock): (address: string) => void {
  let begunMs = 0;
  const batches = new Map<string, number>();
  return (address) => {
    const now = clock.nowMs();
    if (now - begunMs >= WINDOW_MS) {
      begunMs = now;
      batches.clear();
    }
    const known = addressKey(address);
    const key = batches.has(known) || batches.size < ADDRESSES_MAX ? known : EVERYBODY_ELSE;
    const count = (batches.get(key) ?? 0) + 1;
    batches.set(key, count);
    if (count > BATCHES_MAX) throw tooManyRequests(begunMs + WINDOW_MS - now);
  };
}
