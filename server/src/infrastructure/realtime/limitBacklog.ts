import type { ClientToServerEvents, ServerToClientEvents } from '@fanfare/shared/contracts';
import type { Socket } from 'socket.io';
import type { Logger } from '../logger/createLogger.ts';

/** What may wait for a browser, in characters of encoded packets; what the system has already taken for it does not count. */
const BACKLOG_MAX = 1024 * 1024;

/**
 * Closes the connection of a browser that does not read what it is sent, instead of keeping that for it. When it comes back it asks for what it
 * has missed, as after any other loss.
 */
export function limitBacklog({ conn, id }: Socket<ClientToServerEvents, ServerToClientEvents>, logger: Logger): void {
  let waiting = 0;
  conn.on('packetCreate', ({ data }) => {
    waiting += typeof data === 'string' ? data.length : 0;
    if (waiting <= BACKLOG_MAX) return;
    logger.info({ socket: id }, 'a browser that does not read was disconnected');
    conn.close(true);
  });
  // The transport has taken everything.
  conn.on('drain', () => {
    waiting = 0;
  });
}
