import { SOCKET_RECONNECT_TRIES } from '@fanfare/shared/contracts';
import type { ConnectionState, Liveness } from '@fanfare/shared/store';
import { frame as copy } from '../../../copy/frame.ts';

const text = copy.connection;

type Connection = Pick<ConnectionState, 'status' | 'attempt' | 'isRetrying'>;

/** Returns the label of the connection, and whether a reconnect can be offered. */
export function connectionText({ status, attempt, isRetrying }: Connection, problem: Liveness['problem'] = null) {
  if (problem === 'offline') return { words: text.offline, tone: 'danger', isOffline: false } as const;
  if (status === 'connected') return { words: text.live, tone: 'success', isOffline: false } as const;
  if (status === 'disconnected' && !isRetrying) return { words: text.offline, tone: 'danger', isOffline: true } as const;
  const words = attempt === 0 ? text.connecting : text.reconnecting(attempt, SOCKET_RECONNECT_TRIES);
  return { words, tone: 'warning', isOffline: false } as const;
}
