import { SOCKET_RECONNECT_TRIES } from '@fanfare/shared/contracts';
import type { ConnectionState } from '@fanfare/shared/store';
import { frame as copy } from '../../../copy/frame.ts';

const text = copy.connection;

/** The state of the live connection in words, and whether asking for a new series of attempts makes sense. */
export function connectionWords({ status, attempt, isRetrying }: Omit<ConnectionState, 'lastEventAt'>) {
  if (status === 'connected') return { words: text.live, tone: 'success', isOffline: false } as const;
  if (status === 'disconnected' && !isRetrying) return { words: text.offline, tone: 'danger', isOffline: true } as const;
  const words = attempt === 0 ? text.connecting : text.reconnecting(attempt, SOCKET_RECONNECT_TRIES);
  return { words, tone: 'warning', isOffline: false } as const;
}
