import { SOCKETS_UNKNOWN_PER_ADDRESS_MAX } from '@fanfare/shared/contracts';
import { addressKey } from '../http/senders/addressKey.ts';

/** Limits unauthenticated sockets per IP address (S10). */
export function countUnknownSockets() {
  const counts = new Map<string, number>();
  return {
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
