import { SOCKETS_UNKNOWN_PER_ADDRESS_MAX } from '@fanfare/shared/contracts';
import { addressKey } from '../http/senders/addressKey.ts';

/** Keeps one address from holding any number of sockets open without saying who it is (security control S10). */
export function countUnknownSockets() {
  const counts = new Map<string, number>();
  return {
    /** Null: there are too many. Otherwise what to call, once or more often, when this one is known or gone. */
    enter(address: string): (() => void) | null {
      const key = addressKey(address);
      const count = counts.get(key) ?? 0;
      if (count >= SOCKETS_UNKNOWN_PER_ADDRESS_MAX) return null;
      counts.set(key, count + 1);
      let isCounted = true;
      return () => {
        if (!isCounted) return;
        isCounted = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
