import { SOCKET_RECONNECT_BASE_MS, SOCKET_RECONNECT_CAP_MS, SOCKET_RECONNECT_TRIES } from '../contracts/index.ts';

/**
 * Returns the delay before a reconnect attempt in milliseconds: 1 s, doubling up to 5 s; null after the fifth
 * attempt.
 */
export function reconnectDelay(attempt: number): number | null {
  if (attempt > SOCKET_RECONNECT_TRIES) return null;
  return Math.min(SOCKET_RECONNECT_BASE_MS * 2 ** (attempt - 1), SOCKET_RECONNECT_CAP_MS);
}
