import { SOCKET_RECONNECT_BASE_MS, SOCKET_RECONNECT_CAP_MS, SOCKET_RECONNECT_TRIES } from '../contracts/index.ts';

/** Wait before reconnect attempt 1, 2, ... in milliseconds: 1 s, doubling, capped at 5 s; null after the fifth. */
export function reconnectDelay(attempt: number): number | null {
  if (attempt > SOCKET_RECONNECT_TRIES) return null;
  return Math.min(SOCKET_RECONNECT_BASE_MS * 2 ** (attempt - 1), SOCKET_RECONNECT_CAP_MS);
}
